/** A program outside that speaks the line protocol. */
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { createLineReader, type Line, TOO_LONG } from './lines.js';
import { type ForfeitReason, type HostMessage, NoMessage, type ProgramMessage, programMessage } from './messages.js';
import { excerpt } from './shown.js';

/** What came of a question. */
export type Reply =
  | { readonly ok: true; readonly value: string | number }
  | { readonly ok: false; readonly reason: ForfeitReason; readonly message: string };

export interface Program {
  /** Whether it runs and has broken nothing yet. */
  readonly alive: boolean;
  tell(message: HostMessage): void;
  /**
   * Sends a message and waits for the one that `accept` makes something of; others are passed over. A program that
   * does not answer properly is ended.
   *
   * @param stopAfter milliseconds until it is told to stop, which still leaves time to answer
   */
  ask(
    message: HostMessage,
    accept: (answer: ProgramMessage) => string | number | undefined,
    milliseconds: number,
    stopAfter?: number,
  ): Promise<Reply>;
  /** Closes its input and waits a little for it to go; then ends it. */
  close(grace: number): Promise<void>;
  /** Ends it, and whatever it has started, at once. */
  kill(): void;
}

/** How much of a program's last words is kept. */
const LAST_WORDS = 2000;
/** How long output may still arrive after a program has ended. */
const AFTERMATH_MS = 200;

/** Starts a program by its file and arguments; without these, by a command for the shell. */
export function startProgram(command: string, args?: readonly string[]): Program {
  // A process group of its own, so that what a shell has started ends with it.
  const options = { stdio: 'pipe', detached: process.platform !== 'win32' } as const;
  const child = args === undefined ? spawn(command, { ...options, shell: true }) : spawn(command, args, options);
  let open: ((line: Line) => void) | undefined;
  let whenGone: (() => void) | undefined;
  let gone: string | undefined;
  let failed = false;

  const words = lastWordsOf(child);
  const reader = createLineReader((line) => open?.(line));
  child.stdout.on('data', (chunk) => reader.push(chunk));
  child.stdin.on('error', () => {}); // it has ended, which is seen elsewhere
  const end = (how: string): void => {
    if (gone !== undefined) return;
    reader.end();
    gone = words() === '' ? how : `${how}: ${words()}`;
    whenGone?.();
  };
  const exited = new Promise<void>((resolve) => {
    child.once('error', (error) => {
      end(`did not start: ${error.message}`);
      resolve();
    });
    child.once('exit', (code, signal) => {
      killGroup(child);
      const how = signal === null ? `ended with code ${code}` : `was ended by ${signal}`;
      child.once('close', () => end(how));
      // What it has started may keep its output open.
      setTimeout(() => {
        end(how);
        for (const stream of [child.stdin, child.stdout, child.stderr]) stream.destroy();
      }, AFTERMATH_MS).unref();
      resolve();
    });
  });

  const tell = (message: HostMessage): void => {
    if (child.stdin.writable) child.stdin.write(`${JSON.stringify(message)}\n`);
  };
  const kill = (): void => {
    failed = true;
    if (child.exitCode === null && child.signalCode === null) killGroup(child);
  };
  return {
    get alive() {
      return gone === undefined && !failed && child.exitCode === null && child.signalCode === null;
    },
    tell,
    kill,
    async ask(message, accept, milliseconds, stopAfter) {
      const timers: NodeJS.Timeout[] = [];
      const reply = await new Promise<Reply>((resolve) => {
        const fail = (reason: ForfeitReason, text: string): void => resolve({ ok: false, reason, message: text });
        if (stopAfter !== undefined) timers.push(setTimeout(() => tell({ type: 'stop' }), stopAfter));
        timers.push(setTimeout(() => fail('timeout', `no answer within ${milliseconds} ms`), milliseconds));
        open = (line) => {
          // A stray print is meant for nobody.
          if (line !== TOO_LONG && !line.trimStart().startsWith('{')) return;
          try {
            const answer = programMessage(line);
            const value = answer && accept(answer);
            if (value !== undefined) resolve({ ok: true, value });
            else if (answer?.type === 'error') fail(answer.reason, answer.message);
          } catch (error) {
            if (!(error instanceof NoMessage)) throw error;
            fail('malformed', error.message);
          }
        };
        whenGone = () => fail('crash', gone ?? '');
        if (gone === undefined) tell(message);
        else whenGone();
      });
      for (const timer of timers) clearTimeout(timer);
      open = undefined;
      whenGone = undefined;
      if (!reply.ok) kill();
      return reply;
    },
    async close(grace) {
      child.stdin.end();
      const timer = setTimeout(kill, grace);
      await exited;
      clearTimeout(timer);
    },
  };
}

function killGroup(child: ChildProcessWithoutNullStreams): void {
  if (child.pid === undefined) return;
  try {
    if (process.platform === 'win32') child.kill('SIGKILL');
    else process.kill(-child.pid, 'SIGKILL');
  } catch {
    // Nothing is left of it.
  }
}

/** What a program wrote to standard error of why it ended: its last line that names an error, or its last line. */
function lastWordsOf(child: ChildProcessWithoutNullStreams): () => string {
  let text = '';
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
    text = (text + chunk).slice(-LAST_WORDS);
  });
  return () => {
    const lines = text.split('\n').filter((line) => line.trim() !== '' && !FAREWELL.test(line));
    return excerpt(lines.filter((line) => ERROR.test(line)).at(-1) ?? lines.at(-1) ?? '', 300);
  };
}

/** `Error: no idea`, `ValueError: no idea`, `error: cannot load bot.mjs`, `AssertionError [ERR_ASSERTION]: …`. */
const ERROR = /^(Uncaught )?([\w.$]*(Error|Exception)\b|error:)/;
/** What Node writes below its errors. */
const FAREWELL = /^Node\.js v\d|^\(Use `node /;
