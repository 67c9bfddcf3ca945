/** The real program, built from the sources, as a process. */
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { afterAll, beforeAll } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

export interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

export interface Built {
  /** A folder for files of the test. */
  readonly folder: string;
  /** Writes a file there and returns its path. */
  write(name: string, content: string): string;
  /** Starts the program. */
  start(argv: readonly string[]): ChildProcessWithoutNullStreams;
  /** Runs the program to its end. */
  run(argv: readonly string[], stdin?: string | Uint8Array): Promise<Ended>;
}

/** Builds the program before the tests of a file; it must lie below the packages that it uses. */
export function builtProgram(): Built {
  let folder = '';
  beforeAll(async () => {
    mkdirSync(join(root, 'reports'), { recursive: true });
    folder = mkdtempSync(join(root, 'reports/cli-'));
    await build({
      absWorkingDir: root,
      entryPoints: { cli: 'src/cli/index.ts', 'arena-worker': 'src/cli/arena/worker.ts' },
      outdir: folder,
      bundle: true,
      platform: 'node',
      format: 'esm',
      packages: 'external',
      logLevel: 'silent',
    });
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const start = (argv: readonly string[]): ChildProcessWithoutNullStreams => {
    const child = spawn(process.execPath, [join(folder, 'cli.js'), ...argv], { cwd: root });
    child.stdin.on('error', () => {}); // it may end before it has read everything
    return child;
  };
  return {
    get folder() {
      return folder;
    },
    write(name, content) {
      writeFileSync(join(folder, name), content);
      return join(folder, name);
    },
    start,
    run(argv, stdin = '') {
      const child = start(argv);
      let [out, err] = ['', ''];
      child.stdout.setEncoding('utf8').on('data', (chunk) => {
        out += chunk;
      });
      child.stderr.setEncoding('utf8').on('data', (chunk) => {
        err += chunk;
      });
      child.stdin.end(stdin);
      return new Promise((resolve) => child.on('close', (code) => resolve({ code, out, err })));
    },
  };
}
