import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const tsc = join(root, 'node_modules/typescript/bin/tsc');
const work = mkdtempSync(join(tmpdir(), 'toy-battle-'));
afterAll(() => rmSync(work, { recursive: true, force: true }));

function run(cwd: string, command: string, ...args: string[]): string {
  try {
    return execFileSync(command, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: string; stderr?: string };
    throw new Error(`${command} ${args.join(' ')}\n${stdout}${stderr}`);
  }
}

const npm = (cwd: string, ...args: string[]) => run(cwd, 'npm', ...args, '--no-audit', '--no-fund', '--prefer-offline');

let tarball: string;
beforeAll(() => {
  npm(root, 'pack', '--pack-destination', work);
  tarball = join(work, readdirSync(work).find((name) => name.endsWith('.tgz')) ?? '');
});

/** A fresh project with the tarball installed. */
function install(fixture: string): string {
  const project = join(work, fixture);
  cpSync(join(root, 'test/package/fixtures', fixture), project, { recursive: true });
  npm(project, 'install', tarball);
  return project;
}

describe('the tarball', () => {
  let folder: string;
  const files = () =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => name.replaceAll('\\', '/'));
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');

  beforeAll(() => {
    run(work, 'tar', '-xzf', tarball);
    folder = join(work, 'package');
  });

  test('holds dist, the papers and the guides, nothing else', () => {
    const top = files().filter((name) => !name.includes('/'));
    expect(top.sort()).toEqual(['CHANGELOG.md', 'LICENSE', 'README.md', 'dist', 'docs', 'package.json']);
    const guides = files().filter((name) => name.startsWith('docs/'));
    expect(guides).toContain('docs/rules.md');
    expect(guides).toContain('docs/examples/random_bot.py');
    expect(guides.filter((name) => !/^docs\/([\w-]+\.md|examples(\/\w+\.\w+)?)$/.test(name))).toEqual([]);
    const inside = files().filter((name) => name.startsWith('dist/'));
    expect(inside.filter((name) => !/^dist\/[\w-]+\.(c?js|c?js\.map|d\.c?ts)$/.test(name))).toEqual([
      'dist/cli.licenses.txt',
    ]);
  });

  const importsOf = (name: string) =>
    ts.preProcessFile(read(name), true, true).importedFiles.map(({ fileName }) => fileName);

  /** The packages that a file imports, itself or through other files of the package. */
  function packagesOf(start: string): string[] {
    const seen = new Set<string>();
    const packages = new Set<string>();
    const visit = (name: string) => {
      if (seen.has(name)) return;
      seen.add(name);
      for (const imported of importsOf(name)) {
        if (imported.startsWith('.')) visit(normalize(join(dirname(name), imported)));
        else packages.add(imported.split('/', imported.startsWith('@') ? 2 : 1).join('/'));
      }
    };
    visit(start);
    return [...packages].sort();
  }

  const core = ['@noble/hashes', 'immer', 'pure-rand'];

  test.each(['js', 'cjs'])('imports only what it should (%s)', (extension) => {
    expect(packagesOf(`dist/index.${extension}`)).toEqual(core);
    expect(packagesOf(`dist/schema.${extension}`)).toContain('zod');
    expect([...core, 'zod']).toEqual(expect.arrayContaining(packagesOf(`dist/schema.${extension}`)));
    expect(core).toEqual(expect.arrayContaining(packagesOf(`dist/text.${extension}`)));
    expect(core).toEqual(expect.arrayContaining(packagesOf(`dist/bots.${extension}`)));
    expect(packagesOf(`dist/render.${extension}`)).toEqual([]);
  });

  test('bundles what only the program needs', () => {
    const isForeign = (name: string) => !name.startsWith('node:') && !builtinModules.includes(name);
    expect([...core, 'zod']).toEqual(expect.arrayContaining(packagesOf('dist/cli.js').filter(isForeign)));
    expect(read('dist/cli.licenses.txt')).toContain('commander');
  });

  test('has no type of another package in its declarations', () => {
    for (const name of files().filter((file) => /\.d\.c?ts$/.test(file))) {
      expect(importsOf(name).filter((imported) => !imported.startsWith('.'))).toEqual([]);
      expect(read(name), name).not.toMatch(/\bzod\b|\bZod|<reference/);
    }
  });
});

test('a JavaScript project with ES modules plays a game', () => {
  const project = install('esm');
  expect(run(project, process.execPath, 'play.js')).toMatch(/wins after \d+ turns/);
});

test('a JavaScript project with CommonJS plays a game', () => {
  const project = install('cjs');
  const flags = process.allowedNodeEnvironmentFlags.has('--experimental-require-module')
    ? ['--no-experimental-require-module']
    : [];
  expect(run(project, process.execPath, ...flags, 'play.js')).toMatch(/wins after \d+ turns/);
});

test('a strict TypeScript project compiles and plays a game', () => {
  const project = install('ts');
  run(project, process.execPath, tsc, '-p', 'tsconfig.bundler.json');
  run(project, process.execPath, tsc, '-p', 'tsconfig.nodenext.json');
  run(project, process.execPath, 'out/play.js');
  run(project, process.execPath, 'out/play-cjs.cjs');
});

test('the program starts, plays a game and replays it', () => {
  const project = join(work, 'esm');
  expect(run(project, 'npx', 'toy-battle', '--help')).toContain('--replay');
  const record = run(project, 'npx', 'toy-battle', '--seed', 'package test', '--json');
  expect(JSON.parse(record)).toMatchObject({ version: 1 });
  writeFileSync(join(project, 'record.json'), record);
  expect(run(project, 'npx', 'toy-battle', '--replay', 'record.json')).not.toBe('');
});
