import { describe, expect, test } from 'vitest';
import { createNarrator } from '../../src/cli/narrator.js';
import { play, selfPlay } from '../../src/cli/play.js';
import { BATTLEFIELD_IDS, createGame, type GameRecord, replay, TROOP_KINDS } from '../../src/index.js';
import { parseRecord } from '../../src/schema/index.js';
import { LANGUAGES } from '../../src/text/index.js';
import { program, tooWide, worldOf } from './io.js';

async function recordFrom(argv: readonly string[]): Promise<GameRecord> {
  return parseRecord(JSON.parse((await program(['--json', ...argv])).out));
}

describe.each(BATTLEFIELD_IDS)('%s', (battlefield) => {
  test.each(LANGUAGES)('plays to the end without a terminal, %s', async (lang) => {
    const { code, out, err } = await program(['--battlefield', battlefield, '--seed', battlefield, '--lang', lang]);
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain(lang === 'en' ? '== Game over: ' : '== 游戏结束：');
    expect(
      out.match(lang === 'en' ? /^== Turn \d+: (Blue|Red) ==$/gm : /^== 第\d+回合：[蓝红]方 ==$/gm)?.length,
    ).toBeGreaterThan(5);
    expect(tooWide(out)).toEqual([]);
    expect(out).not.toMatch(/undefined|null|\[object/);
    expect(out).not.toContain('\u001b');
  });

  test('the JSON is a record of the same game', async () => {
    const argv = ['--battlefield', battlefield, '--seed', battlefield];
    const record = await recordFrom(argv);
    const end = replay(record).states.at(-1);
    expect(end?.result).not.toBeNull();
    const told = await program(argv);
    expect(told.out.match(/^== Turn /gm)?.length).toBe(end?.turn);
  });
});

test('the same seed gives the same game, another seed another one', async () => {
  const one = await program(['--seed', 'rain']);
  expect(await program(['--seed', 'rain'])).toEqual(one);
  expect((await program(['--seed', 'sun'])).out).not.toBe(one.out);
});

test('without a seed, the one that is told repeats the game', async () => {
  const newSeed = (): string => 'from the system';
  const { out } = await program([], { newSeed });
  expect(out).toContain('The seed of this game: from the system');
  expect((await program(['--seed', 'from the system'])).out).toBe(out);
});

test('--no-special-bases plays the first-game mode', async () => {
  const argv = ['--battlefield', 'city-of-clouds', '--seed', 's', '--no-special-bases'];
  expect((await recordFrom(argv)).specialBases).toBe(false);
  const { out } = await program(argv);
  expect(out).toContain('First-game mode');
  expect(out).not.toContain('thanks to the special base');
});

test('a game that goes on for too long is stopped, and that is said', async () => {
  const options = { battlefield: 'castle-field', seed: 'long', specialBases: true, lang: 'en' } as const;
  let [out, err] = ['', ''];
  const io = worldOf(
    {},
    (text) => {
      out += text;
    },
    (text) => {
      err += text;
    },
  );
  expect(await play(options, io, 5)).toBe(0);
  expect([out.match(/^Stopped after 5 decisions without a winner/m)?.length, err]).toEqual([1, '']);
  out = '';
  expect(await play({ ...options, json: true }, io, 5)).toBe(0);
  expect(parseRecord(JSON.parse(out)).steps).toHaveLength(5);
  expect(err).toMatch(/^Stopped after 5 decisions/);
});

test('without --view the whole truth is told', async () => {
  const { out } = await program(['--seed', 'truth']);
  expect(out).not.toMatch(/Rack: [1-9]/);
  expect(out).toMatch(/^(Blue|Red) draws [A-Z]/m);
});

describe('--view', () => {
  /** Every seed on every board, told to one viewer. */
  const told = (view: string, lang: string) =>
    Promise.all(
      BATTLEFIELD_IDS.map(
        async (id) => (await program(['--battlefield', id, '--seed', 'v', '--view', view, '--lang', lang])).out,
      ),
    );

  /** What a spectator may be told of racks, draws, freezes and thaws. */
  const PUBLIC = {
    en: [
      /Rack|draws|is frozen|thaw/,
      /^( {2}Rack: \d( · Frozen: \d)?|(Blue|Red) draws \d tiles?( thanks to (Skully|Star|the special base))?\.|A tile on (Blue|Red)'s rack is frozen\.|\d frozen tiles? on (Blue|Red)'s rack thaws?\.)$/,
    ],
    zh: [
      /板块架：|抽(?!部队。|取)|被冻结。|解冻了/,
      /^( {2}板块架：\d( · 冻结：\d)?|[蓝红]方(凭(小骨的效果|星星的效果|特殊基地))?抽\d枚部队。|[蓝红]方板块架上的1枚部队被冻结。|[蓝红]方板块架上被冻结的\d枚部队解冻了。)$/,
    ],
  } as const;

  test.each(LANGUAGES)('a spectator learns of no rack, draw, freeze or thaw more than numbers, %s', async (lang) => {
    const [about, allowed] = PUBLIC[lang];
    for (const out of await told('spectator', lang)) {
      const [, game = ''] = out.split(/\n== (?:Turn 1: |第1回合：).*\n/);
      const lines = game.split('\n').filter((line) => about.test(line));
      expect(lines.length).toBeGreaterThan(10);
      for (const line of lines) expect(line).toMatch(allowed);
      expect(out).not.toMatch(/seed|种子/);
    }
  });

  test.each(['blue', 'red'] as const)('%s sees their own rack and not the other', async (view) => {
    const other = view === 'blue' ? 'Red' : 'Blue';
    for (const out of await told(view, 'en')) {
      const own = view === 'blue' ? 'Blue' : 'Red';
      expect(out).toMatch(new RegExp(`^${own} · .*\\n  Rack \\(\\d\\): `, 'm'));
      expect(out).toMatch(new RegExp(`^${other} · .*\\n  Rack: [1-9]`, 'm'));
      expect(out).not.toMatch(new RegExp(`^${other} · .*\\n  Rack \\(`, 'm'));
      expect(out).not.toMatch(new RegExp(`^${other} draws (\\d × )?[A-Z]`, 'm'));
    }
  });

  test('two games that differ only in what is hidden are told alike', () => {
    const tell = (decks: 'sorted' | 'reversed'): string => {
      const deck = TROOP_KINDS.flatMap((kind) => [kind, kind, kind]);
      const red = decks === 'sorted' ? deck : [...deck].reverse();
      const state = createGame({ battlefield: 'castle-field', seed: 's', first: 'red', decks: { blue: deck, red } });
      let out = '';
      const io = {
        colour: false,
        out: (text: string) => {
          out += text;
        },
      };
      const narrator = createNarrator(io, { lang: 'en', viewer: 'spectator' });
      selfPlay(state, () => ({ type: 'draw' }), 4, narrator);
      return out;
    };
    expect(tell('sorted')).toBe(tell('reversed'));
  });

  test('--json holds only what the viewer may know', async () => {
    const { out } = await program(['--json', '--seed', 'v', '--view', 'spectator']);
    const record = JSON.parse(out);
    expect(record.view.viewer).toBe('spectator');
    expect(out).not.toMatch(/"(decks|seed|chance|removed)"/);
  });
});
