/** What the program needs from the world, so that tests can put another one in its place. */

/**
 * Lets the player choose one of some labels.
 *
 * @returns the index of the label, `null` if the player leaves the game
 */
export type Choose = (message: string, labels: readonly string[]) => Promise<number | null>;

export interface Io {
  /** Whether both standard input and standard output are a terminal. */
  readonly isTTY: boolean;
  /** Whether output may be coloured. */
  readonly colour: boolean;
  /** Whether standard error is a terminal. */
  readonly errIsTTY: boolean;
  /** Writes to standard output. */
  readonly out: (text: string) => void;
  /** Writes to standard error. */
  readonly err: (text: string) => void;
  /** All of standard input. */
  readonly readStdin: () => Promise<string>;
  /** Standard input, piece by piece. */
  readonly stdin: () => AsyncIterable<Uint8Array | string>;
  readonly readFile: (path: string) => Promise<string>;
  readonly choose: Choose;
  /** A seed that nobody can guess. */
  readonly newSeed: () => string;
}

/** How the program ends. */
export const EXIT = { ok: 0, error: 1, usage: 2, interrupted: 130 } as const;
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** Something that the user can put right; only its message is shown. */
export class UserError extends Error {}
