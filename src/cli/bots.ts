/** Bots as a command line names them. */
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Bot, greedyBot, mctsBot, randomBot } from '../bots/index.js';
import { UserError } from './io.js';

/** What kinds of bot there are, for help texts. */
export const BOT_HELP = 'random, greedy, mcts:1000 (iterations), mcts:500ms, file:bot.mjs';

/** A bot of the program's own process, or a command that speaks the line protocol. */
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

/** A bot that runs in this process, fresh for one game. What it leaves to chance depends on the seed only. */
export async function createBot({ name, kind, value }: BotSpec, seed: string): Promise<Bot> {
  switch (kind) {
    case 'random':
      return randomBot({ seed });
    case 'greedy':
      return greedyBot();
    case 'mcts': {
      const amount = Number.parseInt(value, 10);
      return mctsBot(value.endsWith('ms') ? { milliseconds: amount, seed } : { iterations: amount, seed });
    }
    case 'file':
      return botIn(value);
    case 'cmd':
      throw new UserError(`${name} is a program of its own`);
  }
}

/** The default export of a module: a bot, or a function that makes one. */
async function botIn(file: string): Promise<Bot> {
  let module: { readonly default?: unknown };
  try {
    module = await import(pathToFileURL(resolve(file)).href);
  } catch (error) {
    throw new UserError(`cannot load ${file}: ${error instanceof Error ? error.message : error}`);
  }
  const { default: made } = module;
  const bot: unknown = typeof made === 'function' ? await made() : made;
  if (typeof (bot as Bot | undefined)?.choose !== 'function') {
    throw new UserError(`${file}: the default export is no bot and makes none`);
  }
  return bot as Bot;
}
