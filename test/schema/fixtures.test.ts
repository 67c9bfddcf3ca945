/** Files of format version 1. Every later release reads them: never change one, add others beside them. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type GameState, replay } from '../../src/index.js';
import * as schema from '../../src/schema/index.js';
import { expectToBehave, expectViewToBehave } from './behaves.js';
import { numbersOf } from './positions.js';

const folder = new URL('./fixtures/v1/', import.meta.url);
const load = (name: string): unknown => JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8'));
const names = readdirSync(folder).map((file) => file.replace('.json', ''));

/** How the files of each beginning are read. */
const READERS: readonly [RegExp, (data: unknown) => unknown][] = [
  [/^actions/, (data) => (data as unknown[]).map(schema.parseAction)],
  [/^battlefield/, schema.parseBattlefield],
  [/^state/, schema.parseState],
  [/^view/, schema.parseView],
  [/^events$/, schema.parseEvents],
  [/^events-/, schema.parseRedactedEvents],
  [/^record-redacted/, schema.parseRedactedRecord],
  [/^record/, schema.parseRecord],
];

describe('version 1', () => {
  it.each(names)('%s', (name) => {
    const data = load(name);
    const [, read] = READERS.find(([pattern]) => pattern.test(name))!;
    expect(read(data)).toEqual(data);
  });

  it('every kind of file is there', () => {
    for (const [pattern] of READERS) expect(names.some((name) => pattern.test(name))).toBe(true);
    const types = new Set(schema.parseEvents(load('events')).map((event) => event.type));
    expect(types.size).toBe(14);
  });

  it('states and views can be played on', () => {
    for (const name of names) {
      if (name.startsWith('state')) expectToBehave(schema.parseState(load(name)), numbersOf(1));
      if (name.startsWith('view')) expectViewToBehave(schema.parseView(load(name)), numbersOf(1));
    }
  });

  it('the record leads from one state to the other', () => {
    const { states } = replay(schema.parseRecord(load('record')));
    const public_ = ({ chance: _, ...rest }: GameState) => rest;
    const at = (name: string) => public_(schema.parseState(load(name)));
    expect(public_(states.at(-1)!)).toEqual(at('state-over'));
    expect(states[0]!.decision).toEqual(at('state-start').decision);
  });
});
