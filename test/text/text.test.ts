import { readdirSync, readFileSync } from 'node:fs';
import { expect, describe as group, test } from 'vitest';
import { BATTLEFIELD_IDS } from '../../src/battlefields/index.js';
import type { SpecialKind } from '../../src/battlefields/types.js';
import type { GameEvent } from '../../src/events.js';
import {
  battlefieldName,
  describe,
  effectText,
  LANGUAGES,
  type Language,
  sideName,
  specialName,
  specialText,
  troopName,
} from '../../src/text/index.js';
import { TROOP_KINDS } from '../../src/troops.js';
import { EVENTS, ILLEGALITIES, redacted } from './samples.js';

const SPECIALS: { readonly [K in SpecialKind]: true } = {
  recall: true,
  draw: true,
  displace: true,
  recover: true,
  freeze: true,
  strengthLimit: true,
  noTroopEffect: true,
};
const specials = Object.keys(SPECIALS) as SpecialKind[];
const illegalities = Object.values(ILLEGALITIES).flat();
const events = Object.values(EVENTS).flat() as GameEvent[];
const board = { objective: 1, slots: [], paths: [], regions: [] };

function sentences(lang: Language): string[] {
  return [
    ...TROOP_KINDS.map((kind) => effectText(kind, lang)),
    ...specials.map((kind) => specialText(kind, lang)),
    ...illegalities.map((x) => describe(x, lang)),
    ...events.map((x) => describe(x, lang)),
    ...events.map((x) => describe(redacted(x), lang)),
  ];
}

function names(lang: Language): string[] {
  return [
    ...TROOP_KINDS.map((kind) => troopName(kind, lang)),
    ...specials.map((kind) => specialName(kind, lang)),
    ...BATTLEFIELD_IDS.map((id) => battlefieldName(id, lang)),
    ...(['blue', 'red'] as const).map((side) => sideName(side, lang)),
  ];
}

group.each(LANGUAGES)('%s', (lang) => {
  test('every kind, code and event has a text without leftovers of code', () => {
    for (const text of [...sentences(lang), ...names(lang)]) {
      expect(text).not.toBe('');
      expect(text).toBe(text.trim());
      expect(text).not.toMatch(/undefined|null|\[object|NaN|\$\{| {2}/);
    }
  });

  test('no two names are the same', () => {
    expect(new Set(names(lang)).size).toBe(names(lang).length);
  });
});

test('an English sentence begins with a capital or a number and is one sentence', () => {
  for (const text of sentences('en')) {
    expect(text).toMatch(/^[A-Z0-9][^.。]*\.$/);
    expect(text).not.toMatch(/[\u3000-\u9fff\uff00-\uffef]/);
  }
});

test('English counts one thing in the singular', () => {
  for (const text of sentences('en'))
    expect(text).not.toMatch(/\b1 (\w+ )?(tiles|medals|troops)\b|\b[2-9] (tile|medal|troop)\b/);
  expect(describe({ version: 1, viewer: 'spectator', type: 'thawed', side: 'red', count: 1 }, 'en')).toMatch(
    /tile .* thaws/,
  );
});

test('a Chinese sentence uses full-width punctuation and no Latin letters but XB-42', () => {
  for (const text of sentences('zh')) {
    expect(text).toMatch(/^[^。]*。$/);
    expect(text.replaceAll('XB-42', '')).not.toMatch(/[A-Za-z,.:;!?()]|\s/);
  }
  for (const name of names('zh')) expect(name.replace('XB-42', '').replace('X金属站', '')).not.toMatch(/[A-Za-z]/);
});

test('imports nothing that runs but the troops and errors', () => {
  for (const file of readdirSync('src/text')) {
    const code = readFileSync(`src/text/${file}`, 'utf8');
    for (const [, what = '', from] of code.matchAll(/^(?:import|export) (type )?.*from '(.*)';$/gm)) {
      if (what !== 'type ') expect(from).toMatch(/^(\.\/[a-z-]+|\.\.\/(troops|errors))\.js$/);
    }
  }
});

test('every code has its own sentence', () => {
  for (const lang of LANGUAGES) {
    const texts = Object.values(ILLEGALITIES).map(([x]) => x && describe(x, lang));
    expect(new Set(texts).size).toBe(texts.length);
  }
});

test('rules §8: what is hidden from a viewer does not change the sentence', () => {
  const drew = (tiles: readonly ('hook' | 'roxy' | 'kwak')[]) =>
    redacted({ version: 1, type: 'drew', side: 'red', source: 'turn', count: 2, tiles });
  const froze = (kind: 'hook' | 'roxy') =>
    redacted({ version: 1, type: 'froze', side: 'red', kind, chance: [1, 2, 3, 4] });
  const thawed = (tiles: readonly ('hook' | 'roxy')[]) =>
    redacted({ version: 1, type: 'thawed', side: 'red', count: 1, tiles });
  for (const lang of LANGUAGES) {
    expect(describe(drew(['hook', 'roxy']), lang)).toBe(describe(drew(['kwak', 'kwak']), lang));
    expect(describe(froze('hook'), lang)).toBe(describe(froze('roxy'), lang));
    expect(describe(thawed(['hook']), lang)).toBe(describe(thawed(['roxy']), lang));
    for (const event of [drew(['hook', 'roxy']), froze('hook'), thawed(['roxy'])]) {
      for (const kind of TROOP_KINDS) expect(describe(event, lang)).not.toContain(troopName(kind, lang));
    }
  }
  expect(describe(drew(['hook', 'roxy']), 'en')).toBe('Red draws 2 tiles.');
});

test('a custom battlefield is called by its name, its other name or its id', () => {
  expect(battlefieldName({ ...board, id: 'attic', name: 'Attic', zh: '阁楼' }, 'en')).toBe('Attic');
  expect(battlefieldName({ ...board, id: 'attic', name: 'Attic', zh: '阁楼' }, 'zh')).toBe('阁楼');
  expect(battlefieldName({ ...board, id: 'attic', name: 'Attic' }, 'zh')).toBe('Attic');
  expect(battlefieldName({ ...board, id: 'attic', zh: '阁楼' }, 'en')).toBe('阁楼');
  expect(battlefieldName({ ...board, id: 'attic' }, 'en')).toBe('attic');
});

test('all sentences as they are', async () => {
  const lines = (title: string, rows: readonly (readonly [string, string])[]) =>
    [`# ${title}`, ...rows.flatMap(([en, zh]) => [`${en}`, `${zh}`]), ''].join('\n');
  const both = (f: (lang: Language) => string) => [f('en'), f('zh')] as const;
  const text = [
    lines(
      'battlefields',
      BATTLEFIELD_IDS.map((id) => both((lang) => battlefieldName(id, lang))),
    ),
    lines(
      'troops',
      TROOP_KINDS.map((kind) => both((lang) => `${troopName(kind, lang)} | ${effectText(kind, lang)}`)),
    ),
    lines(
      'specials',
      specials.map((kind) => both((lang) => `${specialName(kind, lang)} | ${specialText(kind, lang)}`)),
    ),
    ...Object.entries(ILLEGALITIES).map(([code, list]) =>
      lines(
        `illegality ${code}`,
        list.map((x) => both((lang) => describe(x, lang))),
      ),
    ),
    ...Object.entries(EVENTS).map(([type, list]) =>
      lines(
        `event ${type}`,
        list.map((x) => both((lang) => describe(x, lang))),
      ),
    ),
    ...(['drew', 'froze', 'thawed', 'lost'] as const).map((type) =>
      lines(
        `redacted ${type}`,
        EVENTS[type].map((x) => both((lang) => describe(redacted(x), lang))),
      ),
    ),
  ].join('\n');
  await expect(text).toMatchFileSnapshot('sentences.txt');
});
