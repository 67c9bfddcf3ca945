/** Bots as a command line names them. */
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Bot, greedyBot, mctsBot, randomBot } from '../bots/index.js';
import { UserError } from './io.js';
import { messageOf } from './protocol/shown.js';

/** What kinds of bot there are, for help texts. */
export const BOT_HELP = 'random, greedy, mcts:1000 (iterations), mcts:500ms, file:bot.mjs';

/** A bot: a shipped one, a module, or a command that speaks the line protocol. */
export interface BotSpec {
  /** For tables. */
  readonly name: string;
  readonly kind: 'random' | 'greedy' | 'mcts' | 'file' | 'cmd';
  /** What stands behind the colon. */
  readonly value: string;
}

/**
 * Reads `random`, `mcts:1000`, `cmd:"python3 bot.py"`, each with `a name=` before it if it should be called something
 * else.
 */
export function parseBot(text: string): BotSpec {
  const [, label, spec = ''] = /^(?:([^\s:=,"']+)=)?(.*)$/s.exec(text) ?? [];
  const [, kind = '', quoted = ''] = /^(\w+)(?::(.*))?$/s.exec(spec) ?? [];
  const value = unquoted(quoted.trim());
  const fits =
    ((kind === 'random' || kind === 'greedy') && !spec.includes(':')) ||
    (kind === 'mcts' && /^[1-9]\d{0,8}(ms)?$/.test(value)) ||
    ((kind === 'file' || kind === 'cmd') && value !== '');
  if (!fits) throw new UserError(`there is no bot '${text}': a bot is one of ${BOT_HELP}, cmd:"command"`);
  return { name: label ?? (value === '' ? kind : `${kind}:${value}`), kind: kind as BotSpec['kind'], value };
}

/** Whether a bot is kept apart from the program: it is somebody's code, and may hang or break down. */
export function hasOwnProcess({ kind }: BotSpec): boolean {
  return kind === 'cmd' || kind === 'file';
}

/** The bots of a list: separated by commas, but not by those between quotation marks. */
export function splitBots(list: string): string[] {
  const parts = list.match(/(?:"[^"]*"|'[^']*'|[^,])+/g) ?? [];
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

/** Without the quotation marks around the whole. */
function unquoted(text: string): string {
  const [, , inside] = /^(["'])(.*)\1$/s.exec(text) ?? [];
  return inside !== undefined && !inside.includes(text[0]!) ? inside : text;
}

/** Makes a bot, fresh for one game. What it leaves to chance depends on the seed only. */
export type BotMaker = (seed: string) => Bot | Promise<Bot>;

/** How a bot of this process is made. A module is loaded here, and what it exports is called for each bot. */
export async function makerOf({ name, kind, value }: BotSpec): Promise<BotMaker> {
  switch (kind) {
    case 'random':
      return (seed) => randomBot({ seed });
    case 'greedy':
      return () => greedyBot();
    case 'mcts': {
      const amount = Number.parseInt(value, 10);
      const limit = value.endsWith('ms') ? { milliseconds: amount } : { iterations: amount };
      return (seed) => mctsBot({ ...limit, seed });
    }
    case 'file':
      return makerIn(value);
    case 'cmd':
      throw new UserError(`${name} is a program of its own`);
  }
}

/** The default export of a module: a bot, or a function that makes one. */
async function makerIn(file: string): Promise<BotMaker> {
  let made: unknown;
  try {
    ({ default: made } = await import(pathToFileURL(resolve(file)).href));
  } catch (error) {
    throw new UserError(`cannot load ${file}: ${messageOf(error)}`);
  }
  const expectBot = (bot: unknown): Bot => {
    if (typeof (bot as Bot | undefined)?.choose === 'function') return bot as Bot;
    throw new UserError(`${file}: the default export is no bot and makes none`);
  };
  if (typeof made === 'function') return async () => expectBot(await made());
  const bot = expectBot(made);
  return () => bot;
}
