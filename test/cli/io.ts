/** The program in a world made for tests. */
import type { ExitCode, Io } from '../../src/cli/io.js';
import { run } from '../../src/cli/run.js';
import { widthOf } from '../../src/render/width.js';

export interface Outcome {
  readonly code: ExitCode;
  readonly out: string;
  readonly err: string;
}

export interface World extends Partial<Omit<Io, 'out' | 'err' | 'readStdin' | 'stdin' | 'readFile'>> {
  readonly stdin?: string;
  readonly files?: { readonly [path: string]: string };
}

/** No terminal, nobody to choose, unless `world` says so. */
export function worldOf({ stdin = '', files = {}, ...world }: World, out: Io['out'], err: Io['err']): Io {
  return {
    isTTY: false,
    colour: false,
    errIsTTY: false,
    choose: () => Promise.reject(new Error('nobody is there to choose')),
    newSeed: () => 'unseeded',
    readStdin: async () => stdin,
    stdin: async function* () {
      yield stdin;
    },
    readFile: async (path) => {
      const text = files[path];
      if (text === undefined) throw Object.assign(new Error(`no ${path}`), { code: 'ENOENT' });
      return text;
    },
    ...world,
    out,
    err,
  };
}

/** Runs the program with these arguments. */
export async function program(argv: readonly string[], world: World = {}): Promise<Outcome> {
  let [out, err] = ['', ''];
  const io = worldOf(
    world,
    (text) => {
      out += text;
    },
    (text) => {
      err += text;
    },
  );
  return { code: await run(argv, io), out, err };
}

/** The lines that are wider than a terminal. */
export function tooWide(text: string): string[] {
  return text.split('\n').filter((line) => widthOf(line) > 80);
}
