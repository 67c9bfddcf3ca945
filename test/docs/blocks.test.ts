import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Block, blocksOf, pages, root } from './fences.js';

const KNOWN = /^(ts|js)( continues)?$|^sh( no-run)?$|^(json|text)$/;
const folder = `${root}/reports/blocks`;

/** A block with those that continue it, on the lines they have on their page. */
interface Program {
  readonly name: string;
  readonly file: string;
  readonly code: string;
}

const blocks = pages().flatMap(blocksOf);

function programs(): Program[] {
  const chains: [Block, ...Block[]][] = [];
  for (const block of blocks) {
    if (block.language !== 'ts' && block.language !== 'js') continue;
    const chain = chains.at(-1);
    if (block.info !== 'continues') chains.push([block]);
    else if (chain?.[0].page === block.page && chain[0].language === block.language) chain.push(block);
    else throw new Error(`${block.page}:${block.line}: this block has nothing to continue`);
  }
  return chains.map((chain) => {
    const lines: string[] = [];
    for (const block of chain) {
      while (lines.length < block.line - 1) lines.push('');
      lines.push(...block.code.split('\n'));
    }
    const [{ page, line, language }] = chain;
    const file = `${folder}/${page.replace(/\.md$/, '').replaceAll('/', '-')}-${line}.${language}`;
    return { name: `${page}:${line}`, file, code: `${lines.join('\n')}\n` };
  });
}

/** What the compiler says about the programs, with the place on the page. */
function diagnose(all: readonly Program[]): string[] {
  const json: unknown = ts.readConfigFile(`${root}/tsconfig.json`, ts.sys.readFile).config;
  const { options } = ts.parseJsonConfigFileContent(json, ts.sys, root);
  const program = ts.createProgram(
    all.map(({ file }) => file),
    {
      ...options,
      allowJs: true,
      moduleDetection: ts.ModuleDetectionKind.Force,
      noUnusedLocals: false,
      noUnusedParameters: false,
      paths: {
        'toy-battle': [`${root}/src/index.ts`],
        'toy-battle/*': [`${root}/src/*/index.ts`],
      },
    },
  );
  return all.flatMap(({ name, file }) => {
    const source = program.getSourceFile(file);
    return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)].map((found) => {
      const line = source?.getLineAndCharacterOfPosition(found.start ?? 0).line ?? 0;
      return `${name.replace(/\d+$/, String(line + 1))} ${ts.flattenDiagnosticMessageText(found.messageText, '\n')}`;
    });
  });
}

const all = programs();

beforeAll(() => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const { file, code } of all) writeFileSync(file, code);
  process.chdir(folder);
  vi.spyOn(console, 'log').mockImplementation(() => {});
});
afterAll(() => process.chdir(root));

test('the pages have programs', () => {
  expect(all.length).toBeGreaterThan(0);
});

test('every block has a header that says what becomes of it', () => {
  const unknown = blocks.filter(({ language, info }) => !KNOWN.test(`${language} ${info}`.trim()));
  expect(unknown.map(({ page, line }) => `${page}:${line - 1}`)).toEqual([]);
});

test('the programs compile', () => {
  expect(diagnose(all)).toEqual([]);
});

describe('the program runs that begins at', () => {
  test.each(all.map(({ name, file }) => [name, file]))('%s', async (_name, file) => {
    await import(/* @vite-ignore */ file);
  });
});
