/** The programs outside that play in a tournament: each plays one game after another until it fails. */
import { hello, type ProgramMessage } from '../protocol/messages.js';
import { type Program, type Reply, startProgram } from '../protocol/program.js';

export interface Programs {
  /** One that plays no game, or a new one, when it has said hello; what went wrong if it has not. */
  take(command: string, startTimeout: number): Promise<Program | (Reply & { readonly ok: false })>;
  /** Takes it back after a game; one that has failed is let go. */
  giveBack(program: Program): void;
  /** Ends all of them: in peace, as far as they let it be. */
  close(): Promise<void>;
}

/** How long a program may take to end when its input does. */
const GRACE_MS = 1000;

export function createPrograms(): Programs {
  const idle = new Set<Program>();
  const all = new Set<Program>();
  const killAll = (): void => {
    for (const program of all) program.kill();
  };
  process.once('exit', killAll);
  const nameOf = (answer: ProgramMessage): string | undefined => (answer.type === 'hello' ? answer.name : undefined);
  return {
    async take(command, startTimeout) {
      const greeting = hello('toy-battle arena');
      for (const program of idle) {
        if (program.command !== command) continue;
        idle.delete(program);
        // It may have ended since, or be about to.
        if ((await program.ask(greeting, nameOf, startTimeout)).ok) return program;
      }
      const program = startProgram(command);
      all.add(program);
      const reply = await program.ask(greeting, nameOf, startTimeout);
      return reply.ok ? program : reply;
    },
    giveBack(program) {
      if (program.alive) idle.add(program);
      else all.delete(program);
    },
    async close() {
      await Promise.all([...all].map((program) => program.close(GRACE_MS)));
      process.off('exit', killAll);
    },
  };
}
