/** Positions to read, to break and to read again. */
import {
  applyWithEvents,
  BATTLEFIELD_IDS,
  BATTLEFIELDS,
  type BattlefieldData,
  type BattlefieldId,
  battlefieldOf,
  createGame,
  type Decision,
  defineBattlefield,
  type GameEvent,
  type GameResult,
  type GameState,
  legalActions,
  type PlacedTile,
  type Side,
  type SlotData,
  TROOP_KINDS,
  type TroopKind,
} from '../../src/index.js';

/** What `JSON.parse` makes of a value's text. */
export function json(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}

/** `T` without `readonly`, all the way down. */
export type Mutable<T> = T extends object ? { -readonly [K in keyof T]: Mutable<T[K]> } : T;

/** A changed copy. */
export function edited<T>(value: T, change: (draft: Mutable<T>) => void): unknown {
  const draft = structuredClone(value) as Mutable<T>;
  change(draft);
  return draft;
}

/** What of a position matters; the rest is dealt: 4 tiles removed, the others in the reserve. */
export interface Sketch {
  readonly battlefield?: BattlefieldId | BattlefieldData;
  readonly specialBases?: boolean;
  readonly decision?: Decision | null;
  readonly result?: GameResult | null;
  /** By slot, bottom first: `blue roxy`. */
  readonly board?: Readonly<Record<number, readonly `${Side} ${TroopKind}`[]>>;
  readonly rack?: { readonly [S in Side]?: readonly TroopKind[] };
  readonly frozen?: { readonly [S in Side]?: readonly TroopKind[] };
  readonly discard?: { readonly [S in Side]?: readonly TroopKind[] };
  /** These sides have no reserve left: what would be in it lies in the discard. */
  readonly drained?: readonly Side[];
  /** By region: who has won its medals. */
  readonly won?: Readonly<Record<number, Side>>;
  readonly placed?: readonly PlacedTile[];
}

/** The state of a sketch. */
export function position(sketch: Sketch): GameState {
  const { board = {}, won = {}, result = null, specialBases = true, battlefield = 'castle-field' } = sketch;
  const decision = sketch.decision === undefined ? ({ side: 'blue', kind: 'turn' } as const) : sketch.decision;
  const { slots, regions } = battlefieldOf({ battlefield });
  const stacks = slots.map(({ id }) =>
    (board[id] ?? []).map((text) => {
      const [side, kind] = text.split(' ') as [Side, TroopKind];
      return { side, kind };
    }),
  );
  const side = (name: Side) => {
    const left = TROOP_KINDS.flatMap((kind) => [kind, kind, kind]).sort();
    const rack = [...(sketch.rack?.[name] ?? ['kwak', 'star'])].sort();
    const given = [...(sketch.discard?.[name] ?? [])];
    const onBoard = stacks.flat().flatMap((tile) => (tile.side === name ? tile.kind : []));
    for (const kind of [...rack, ...given, ...onBoard]) left.splice(left.indexOf(kind), 1);
    const removed = left.splice(0, 4);
    if (sketch.drained?.includes(name)) given.push(...left.splice(0));
    const medals = regions.reduce((sum, region) => sum + (won[region.id] === name ? region.medals : 0), 0);
    return {
      rack,
      frozen: [...(sketch.frozen?.[name] ?? [])].sort(),
      reserve: left,
      removed,
      discard: given.sort(),
      medals,
    };
  };
  const sides = { blue: side('blue'), red: side('red') };
  type Part = keyof typeof sides.blue;
  const both = <P extends Part>(part: P) => ({ blue: sides.blue[part], red: sides.red[part] });
  return {
    version: 1,
    battlefield,
    specialBases,
    turn: 5,
    decision,
    result,
    stacks,
    rack: both('rack'),
    frozen: both('frozen'),
    reserve: both('reserve'),
    removed: both('removed'),
    discard: both('discard'),
    medals: both('medals'),
    regions: regions.map(({ id, medals }) => (id in won ? 0 : medals)),
    placed: sketch.placed ?? [],
    chance: [1, -2, 3, -4],
  };
}

/** Castle Field with other special slots. */
export function castleWith(id: string, specials: Readonly<Record<number, SlotData['special']>>): BattlefieldData {
  const castle = BATTLEFIELDS['castle-field'];
  const slots = castle.slots.map(({ special: _, ...slot }) => {
    const special = specials[slot.id];
    return special === undefined ? slot : { ...slot, special };
  });
  return defineBattlefield({ ...castle, id, slots });
}

/** A board on which all kinds of special slot meet. */
export const MIXED: BattlefieldData = /* @__PURE__ */ castleWith('mixed', {
  0: { kind: 'strengthLimit', strengths: [2, 6, 7] },
  1: { kind: 'recall' },
  3: { kind: 'displace' },
  4: { kind: 'strengthLimit', strengths: [1, 2, 4] },
  5: { kind: 'freeze' },
  6: { kind: 'noTroopEffect' },
  7: { kind: 'recall' },
  8: { kind: 'displace' },
  9: { kind: 'draw' },
  10: { kind: 'recover' },
  12: { kind: 'recall' },
  13: { kind: 'strengthLimit', strengths: [2, 3] },
  14: { kind: 'freeze' },
});

/** The boards that random games are played on. */
export const BOARDS: readonly (BattlefieldId | BattlefieldData)[] = [...BATTLEFIELD_IDS, MIXED];

/** Small whole numbers from a seed, the same in every run: mulberry32. */
export function numbersOf(seed: number): (below: number) => number {
  let state = seed | 0;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}

/** A random game, with more Cap'n chains and fewer early ends than chance would give. */
export function randomGame(seed: number, most = 150): { states: GameState[]; events: (readonly GameEvent[])[] } {
  const next = numbersOf(seed);
  const battlefield = BOARDS[seed % BOARDS.length]!;
  const states = [createGame({ battlefield, seed: `game ${seed}`, specialBases: next(8) !== 0 })];
  const events: (readonly GameEvent[])[] = [];
  while (states.length <= most) {
    const state = states.at(-1)!;
    let actions = legalActions(state);
    if (actions.length === 0) break;
    const { slots } = battlefieldOf(state);
    const prefer = (share: number, test: (action: (typeof actions)[number]) => boolean) => {
      const some = next(100) < share ? actions.filter(test) : [];
      if (some.length > 0) actions = some;
    };
    prefer(95, (action) => !(action.type === 'place' && slots[action.slot]!.hq));
    prefer(85, (action) => action.type !== 'decline');
    prefer(50, (action) => action.type === 'place' && slots[action.slot]!.special !== undefined);
    prefer(50, (action) => action.type === 'place' && action.kind === 'capn');
    const applied = applyWithEvents(state, actions[next(actions.length)]!);
    states.push(applied.state);
    events.push(applied.events);
  }
  return { states, events };
}
