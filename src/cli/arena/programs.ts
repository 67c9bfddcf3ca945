/** The bots of a tournament that have a process of their own. */
import { fileURLToPath } from 'node:url';
import type { BotSpec } from '../bots.js';
import { hello, type ProgramMessage } from '../protocol/messages.js';
import { type Program, type Reply, startProgram } from '../protocol/program.js';

export interface Programs {
  /** One that plays no game, or a new one, when it has said hello; what went wrong if it has not. */
  take(bot: BotSpec, startTimeout: number): Promise<Program | (Reply & { readonly ok: false })>;
  /** Takes it back after a game. */
  giveBack(program: Program): void;
  /** Ends all of them: in peace, as far as they let it be. */
  close(): Promise<void>;
}

/** How long a program may take to end when its input does. */
const GRACE_MS = 1000;

/** This program, which offers a module as a program: beside this file when it is bundled. */
const PROGRAM = fileURLToPath(new URL(import.meta.url.endsWith('.ts') ? '../index.ts' : './cli.js', import.meta.url));

export function createPrograms(): Programs {
  /** Commands between two games, by their text. */
  const idle = new Map<string, Set<Program>>();
  const all = new Map<Program, BotSpec>();
  const killAll = (): void => {
    for (const program of all.keys()) program.kill();
  };
  process.once('exit', killAll);
  const nameOf = (answer: ProgramMessage): string | undefined => (answer.type === 'hello' ? answer.name : undefined);
  const end = (program: Program): Promise<void> => program.close(GRACE_MS).finally(() => all.delete(program));
  return {
    async take(bot, startTimeout) {
      const greeting = hello('toy-battle arena');
      for (const program of idle.get(bot.value) ?? []) {
        idle.get(bot.value)!.delete(program);
        // It may have ended since, or be about to.
        if ((await program.ask(greeting, nameOf, startTimeout)).ok) return program;
      }
      const program = start(bot);
      all.set(program, bot);
      const reply = await program.ask(greeting, nameOf, startTimeout);
      if (reply.ok) return program;
      void end(program);
      return reply;
    },
    giveBack(program) {
      const { kind, value } = all.get(program)!;
      // A module starts anew for every game, so that nothing but the game decides what it plays.
      if (kind === 'file' || !program.alive) void end(program);
      else idle.set(value, (idle.get(value) ?? new Set()).add(program));
    },
    async close() {
      await Promise.all([...all.keys()].map(end));
      process.off('exit', killAll);
    },
  };
}

function start({ kind, value }: BotSpec): Program {
  if (kind === 'cmd') return startProgram(value);
  return startProgram(process.execPath, [...process.execArgv, PROGRAM, 'engine', '--bot', `file:${value}`]);
}
