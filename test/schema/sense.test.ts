import { describe, expect, it } from 'vitest';
import {
  formatPosition,
  type GameState,
  type GameView,
  legalActions,
  parsePositionText,
  redactFor,
  ToyBattleError,
  type TroopKind,
} from '../../src/index.js';
import { safeParseState, safeParseView } from '../../src/schema/index.js';
import { expectToBehave } from './behaves.js';
import { castleWith, edited, MIXED, type Mutable, numbersOf, position, type Sketch } from './positions.js';

/** The position is refused as impossible, there. */
function refuses(
  result: ReturnType<typeof safeParseState | typeof safeParseView>,
  at: string,
  rule: string | RegExp,
): void {
  if (result.ok) expect.fail('was accepted');
  const { code, message, data } = result.error;
  expect({ code, at: data.at, message }).toEqual({
    code: 'impossible-state',
    at,
    message: expect.stringMatching(rule),
  });
  expect(result.error).toBeInstanceOf(ToyBattleError);
}

function accepts(sketch: Sketch): GameState {
  const state = position(sketch);
  const result = safeParseState(state);
  if (!result.ok) expect.fail(result.error.message);
  expect(result.value).toEqual(state);
  expectToBehave(result.value, numbersOf(1));
  return result.value;
}

const sketched = (sketch: Sketch) => safeParseState(position(sketch));
type Change = (draft: Mutable<GameState>) => void;
const plain = position({});

describe('refused', () => {
  describe('§1 tiles', () => {
    it.each<[string, Change, string, RegExp]>([
      [
        'a fourth tile of a kind in the reserve',
        (s) => {
          s.reserve.blue.push('roxy');
        },
        'reserve.blue',
        /fourth roxy of blue/,
      ],
      [
        'a fourth tile of a kind on the board',
        (s) => {
          s.stacks[3] = Array(4).fill({ side: 'red', kind: 'capn' });
        },
        'stacks',
        /fourth capn of red/,
      ],
      [
        'a tile in two places',
        (s) => {
          s.discard.red = [s.rack.red[0]!, s.rack.red[0]!, s.rack.red[0]!];
        },
        'rack.red',
        /fourth kwak of red/,
      ],
      [
        '23 tiles',
        (s) => {
          s.reserve.red.pop();
        },
        'reserve.red',
        /24 tiles/,
      ],
      [
        '23 tiles and one of the other side',
        (s) => {
          s.stacks[3] = [{ side: 'red', kind: s.reserve.blue.pop()! }];
        },
        'reserve.blue',
        /24 tiles/,
      ],
    ])('%s', (_, change, at, rule) => refuses(safeParseState(edited(plain, change)), at, rule));
  });

  describe('lists that are not sorted', () => {
    const state = position({
      rack: { blue: ['kwak', 'roxy', 'star'] },
      frozen: { blue: ['kwak', 'roxy'] },
      discard: { red: ['capn', 'hook'] },
    });
    it.each<[string, Change]>([
      [
        'rack.blue',
        (s) => {
          s.rack.blue.reverse();
        },
      ],
      [
        'frozen.blue',
        (s) => {
          s.frozen.blue.reverse();
        },
      ],
      [
        'discard.red',
        (s) => {
          s.discard.red.reverse();
        },
      ],
      [
        'removed.red',
        (s) => {
          s.removed.red.reverse();
        },
      ],
    ])('%s', (at, change) => refuses(safeParseState(edited(state, change)), at, /sorted by name/));
  });

  it('§1 stacks and regions that the battlefield does not have', () => {
    refuses(
      safeParseState(
        edited(plain, (s) => {
          s.stacks.pop();
        }),
      ),
      'stacks',
      /17/,
    );
    refuses(
      safeParseState(
        edited(plain, (s) => {
          s.stacks.push([]);
        }),
      ),
      'stacks',
      /17/,
    );
    refuses(
      safeParseState(
        edited(plain, (s) => {
          s.regions.pop();
        }),
      ),
      'regions',
      /8/,
    );
    refuses(
      safeParseState(
        edited(plain, (s) => {
          s.battlefield = 'station-metal-x';
        }),
      ),
      'stacks',
      /hold/,
    );
  });

  it('a generator that never moves', () => {
    refuses(
      safeParseState(
        edited(plain, (s) => {
          s.chance = [0, 0, 0, 0];
        }),
      ),
      'chance',
      /zero/,
    );
  });

  it('§5.4 frozen tiles that are not on the rack', () => {
    const rack = { red: ['kwak', 'star'] as TroopKind[] };
    refuses(sketched({ rack, frozen: { red: ['roxy'] } }), 'frozen.red', /further roxy of red/);
    refuses(sketched({ rack, frozen: { red: ['kwak', 'kwak'] } }), 'frozen.red', /further kwak of red/);
    refuses(sketched({ rack, frozen: { red: ['kwak', 'star', 'star'] } }), 'frozen.red', /than the rack/);
  });

  it('§4.2 a tile on an own HQ', () => {
    refuses(sketched({ board: { 0: ['blue kwak'] } }), 'stacks[0][0]', /on a base/);
    const result = { winner: 'blue', reason: 'hq' } as const;
    refuses(sketched({ board: { 0: ['blue kwak'] }, decision: null, result }), 'stacks[0][0]', /on a base/);
  });

  it('§5.1 a tile on an enemy HQ while the game goes on, or that did not win it', () => {
    refuses(sketched({ board: { 16: ['blue kwak'] } }), 'stacks[16][0]', /on a base, or have won/);
    const won = (winner: 'blue' | 'red', board: Sketch['board']) =>
      sketched({ decision: null, result: { winner, reason: 'hq' }, ...(board && { board }) });
    refuses(won('red', { 16: ['blue kwak'] }), 'stacks[16][0]', /won alone/);
    refuses(won('blue', { 16: ['blue kwak', 'blue star'] }), 'stacks[16][0]', /won alone/);
    refuses(won('blue', { 0: ['red kwak'], 16: ['blue kwak'] }), 'stacks[0][0]', /won alone/);
    refuses(won('blue', {}), 'result', /on an HQ/);
  });

  it('§4.3 a tile that cannot cover what lies below it', () => {
    refuses(sketched({ board: { 3: ['red roxy', 'blue star'] } }), 'stacks[3][1]', /can be placed/);
    refuses(sketched({ board: { 3: ['red roxy', 'blue roxy'] } }), 'stacks[3][1]', /can be placed/);
    refuses(
      sketched({ board: { 3: ['blue star', 'red capn', 'red skully', 'red roxy'] } }),
      'stacks[3][1]',
      /can be placed/,
    );
  });

  it('§4.6 a tile on a base that does not admit it', () => {
    const battlefield = 'tropical-pool';
    refuses(sketched({ battlefield, board: { 8: ['blue skully'] } }), 'stacks[8][0]', /can be placed/);
    refuses(sketched({ battlefield, board: { 8: ['blue kwak', 'blue hook'] } }), 'stacks[8][1]', /can be placed/);
    const result = { winner: 'red', reason: 'hq' } as const;
    refuses(
      sketched({ battlefield, board: { 1: ['red xb42'] }, decision: null, result }),
      'stacks[1][0]',
      /can be placed/,
    );
  });

  it('§4.6 the same where no displaced tile can land', () => {
    const battlefield = castleWith('far', { 3: { kind: 'displace' }, 14: { kind: 'strengthLimit', strengths: [7] } });
    refuses(sketched({ battlefield, board: { 14: ['blue skully'] } }), 'stacks[14][0]', /can be placed/);
    refuses(
      sketched({ battlefield, board: { 4: ['red roxy', 'blue skully'] }, specialBases: false }),
      'stacks[4][1]',
      /can be placed/,
    );
  });

  describe('§6 medals', () => {
    it('a region that holds what was not printed on it', () => {
      refuses(
        safeParseState(
          edited(plain, (s) => {
            s.regions[0] = 1;
          }),
        ),
        'regions[0]',
        /0 or 3/,
      );
      refuses(
        safeParseState(
          edited(plain, (s) => {
            s.regions[0] = 4;
          }),
        ),
        'regions[0]',
        /0 or 3/,
      );
    });

    it('medals from nowhere, or lost', () => {
      refuses(
        safeParseState(
          edited(plain, (s) => {
            s.medals.blue = 1;
          }),
        ),
        'medals',
        /be 0 in all/,
      );
      refuses(
        safeParseState(
          edited(plain, (s) => {
            s.regions[1] = 0;
          }),
        ),
        'medals',
        /be 1 in all/,
      );
    });

    it('medals that no whole regions make up', () => {
      const state = position({ won: { 0: 'blue', 7: 'red' } });
      refuses(
        safeParseState(
          edited(state, (s) => {
            s.medals = { blue: 2, red: 4 };
          }),
        ),
        'medals',
        /whole regions/,
      );
    });

    it('a region whose medals lie there although one side tops all its bases', () => {
      const board = { 3: ['blue kwak'], 5: ['red star', 'blue roxy'], 7: ['blue capn'] } as const;
      refuses(sketched({ board }), 'regions[1]', /be 0$/);
    });

    it('enough medals without a win, and a win without enough', () => {
      const won = { 0: 'blue', 7: 'blue', 1: 'blue' } as const;
      refuses(sketched({ won }), 'medals.blue', /below 7/);
      refuses(sketched({ won, decision: null, result: { winner: 'red', reason: 'medals' } }), 'medals.blue', /below 7/);
      refuses(
        sketched({ won: { 0: 'blue' }, decision: null, result: { winner: 'blue', reason: 'medals' } }),
        'medals.blue',
        /7/,
      );
      const result = { winner: 'blue', reason: 'hq' } as const;
      refuses(sketched({ won, decision: null, result, board: { 16: ['blue kwak'] } }), 'medals.blue', /below 7/);
    });

    it('enough medals for both where no displaced tile can have paid both', () => {
      const won = { 0: 'blue', 7: 'blue', 1: 'blue', 2: 'red', 3: 'red', 4: 'red', 5: 'red', 6: 'red' } as const;
      refuses(sketched({ won, decision: null, result: { winner: 'blue', reason: 'medals' } }), 'medals.red', /below 7/);
    });
  });

  describe('§5 decisions', () => {
    const full: TroopKind[] = ['capn', 'capn', 'capn', 'hook', 'hook', 'kwak', 'roxy', 'star'];
    const asked = (kind: string, slot: number, sketch: Sketch = {}, placed = [{ slot, height: 1 }]) =>
      sketched({ decision: { side: 'blue', kind: kind as 'star', slot }, placed, ...sketch });

    it('a decision after the end, none before it', () => {
      refuses(sketched({ decision: null }), 'decision', /null if there is a result/);
      refuses(sketched({ result: { winner: 'red', reason: 'stuck' } }), 'decision', /null if there is a result/);
    });

    it('a turn for a side that is stuck', () => {
      refuses(sketched({ rack: { blue: [] }, drained: ['blue'] }), 'decision', /neither draw nor place/);
      refuses(
        sketched({ rack: { blue: ['kwak'] }, frozen: { blue: ['kwak'] }, drained: ['blue'] }),
        'decision',
        /neither draw nor place/,
      );
    });

    it('a turn that begins with something placed', () => {
      const board = { 5: ['blue star'] } as const;
      refuses(sketched({ board, placed: [{ slot: 5, height: 1 }] }), 'placed', /empty/);
    });

    it('an effect of an empty slot, of a tile of the other side, of a slot out of the board', () => {
      refuses(asked('star', 3), 'decision.slot', /topped by/);
      refuses(asked('star', 3, { board: { 3: ['red star'] } }), 'decision.slot', /topped by/);
      refuses(asked('star', 17), 'decision.slot', /topped by/);
      refuses(asked('star', 29), 'decision.slot', /topped by/);
    });

    it('an effect that the visible tile does not have', () => {
      refuses(asked('star', 3, { board: { 3: ['blue skully'] } }), 'decision.kind', /effect/);
      refuses(asked('star', 3, { board: { 3: ['blue star', 'blue skully'] } }), 'decision.kind', /effect/);
      refuses(asked('draw', 3, { board: { 3: ['blue kwak'] } }), 'decision.kind', /effect/);
    });

    it('a special base that the slot is not, or that is switched off', () => {
      const board = { 5: ['blue star'], 3: ['blue kwak'] } as const;
      refuses(asked('freeze', 5, { board }, []), 'decision.kind', /effect/);
      refuses(asked('recall', 3, { board }, []), 'decision.kind', /effect/);
      refuses(asked('recall', 5, { board, specialBases: false }, []), 'decision.kind', /effect/);
    });

    it('a troop effect on a base that suppresses it', () => {
      const battlefield = castleWith('mute', { 3: { kind: 'noTroopEffect' } });
      refuses(asked('star', 3, { battlefield, board: { 3: ['blue star'] } }), 'decision.kind', /effect/);
    });

    it.each<[string, number, Sketch]>([
      ['skully', 3, { board: { 3: ['blue skully'] }, drained: ['blue'] }],
      ['star', 3, { board: { 3: ['blue star'] }, rack: { blue: full } }],
      ['jumbo', 3, { board: { 3: ['blue jumbo'], 1: ['blue kwak'], 12: ['red kwak'] } }],
      ['xb42', 3, { board: { 3: ['blue xb42'] }, rack: { red: [] } }],
      ['capn', 3, { board: { 3: ['blue capn'] }, rack: { blue: [] } }],
      ['capn', 3, { board: { 3: ['blue capn'] }, rack: { blue: ['star'] }, frozen: { blue: ['star'] } }],
      ['recall', 5, { board: { 5: ['blue kwak'], 3: ['red kwak'] } }],
      ['recall', 5, { board: { 5: ['blue kwak'], 3: ['blue kwak'] }, rack: { blue: full } }],
      ['draw', 9, { board: { 9: ['blue kwak'] }, battlefield: MIXED, drained: ['blue'] }],
      ['displace', 3, { board: { 3: ['blue kwak'], 12: ['red kwak'] }, battlefield: MIXED }],
      ['recover', 10, { board: { 10: ['blue kwak'] }, battlefield: MIXED }],
      [
        'freeze',
        5,
        { board: { 5: ['blue kwak'] }, battlefield: MIXED, rack: { red: ['kwak'] }, frozen: { red: ['kwak'] } },
      ],
    ])('%s that could do nothing (%i, %o)', (kind, slot, sketch) => {
      const placed = kind in { recall: 1, draw: 1, displace: 1, recover: 1, freeze: 1 } ? [] : [{ slot, height: 1 }];
      refuses(asked(kind, slot, sketch, placed), 'decision.kind', /effect/);
    });
  });

  describe('§5.4 the queue', () => {
    const board = { 1: ['blue capn'], 3: ['blue capn', 'blue star'], 5: ['red skully', 'blue hook'] } as const;
    type Placements = readonly (readonly [slot: number, height: number])[];
    const placed = (list: Placements) => list.map(([slot, height]) => ({ slot, height }));
    /** Star on 3 asks. */
    const troop = (...list: Placements) =>
      sketched({ board, placed: placed(list), decision: { side: 'blue', kind: 'star', slot: 3 } });
    /** The recall base on 5 asks. */
    const base = (under: Sketch['board'] & {}, ...list: Placements) =>
      sketched({ board: under, placed: placed(list), decision: { side: 'blue', kind: 'recall', slot: 5 } });

    it('a troop that asks without being the last one placed', () => {
      refuses(troop(), 'placed', /end with/);
      refuses(troop([3, 2], [1, 1]), 'placed', /end with/);
      refuses(troop([3, 1]), 'placed[0]', /own tile/);
    });

    it('what is not there, is the enemy’s, or no base', () => {
      for (const [slot, height] of [
        [2, 1],
        [1, 2],
        [5, 1],
        [0, 1],
        [29, 1],
      ] as const) {
        refuses(troop([slot, height], [3, 2]), 'placed[0]', /own tile/);
      }
    });

    it('two placements on one slot in the wrong order, or the same twice', () => {
      refuses(troop([3, 2], [3, 1]), 'placed[1]', /own tile/);
      refuses(troop([3, 2], [3, 2]), 'placed[0]', /own tile/);
    });

    it('a tile other than Cap’n with one placed after it', () => {
      refuses(troop([5, 2], [3, 2]), 'placed[0]', /Cap'n/);
      refuses(base(board, [1, 1]), 'decision.slot', /Cap'n/);
    });

    it('the tile whose base asks', () => {
      refuses(base({ 5: ['blue capn'], 3: ['blue star'] }, [5, 1]), 'decision.slot', /own tile/);
    });

    it('a covered tile, unless what covers it is queued too', () => {
      refuses(troop([3, 1], [3, 3]), 'placed[1]', /own tile/);
      refuses(base({ 5: ['blue capn'], 3: ['blue capn', 'blue star'] }, [3, 1]), 'placed[0]', /own tile/);
    });
  });

  describe('§7 results', () => {
    const result = { winner: 'red', reason: 'stuck' } as const;

    it('stuck when neither side is', () => {
      refuses(sketched({ decision: null, result }), 'result', /neither draw nor place/);
    });

    it('stuck, and the wrong side wins', () => {
      const stuck = { rack: { blue: [] }, drained: ['blue'], decision: null } as const;
      refuses(sketched({ ...stuck, result: { winner: 'blue', reason: 'stuck' } }), 'result', /neither draw nor place/);
      refuses(sketched({ ...stuck, won: { 0: 'blue' }, result }), 'result', /neither draw nor place/);
    });

    it('a queue after the end', () => {
      const sketch = {
        rack: { blue: [] },
        drained: ['blue'],
        decision: null,
        result,
        board: { 1: ['blue kwak'] },
      } as const;
      refuses(sketched({ ...sketch, placed: [{ slot: 1, height: 1 }] }), 'placed', /empty/);
    });
  });
});

describe('accepted, reachable or not', () => {
  const queued = (...placed: [slot: number, height: number][]) => placed.map(([slot, height]) => ({ slot, height }));

  it('an untouched board at any turn, of either side', () => {
    accepts({});
    accepts({ decision: { side: 'red', kind: 'turn' } });
    accepts({ battlefield: MIXED });
  });

  it('a turn that can only place, or only draw', () => {
    accepts({ drained: ['blue'] });
    accepts({ rack: { blue: [] } });
    accepts({ rack: { blue: ['kwak'] }, frozen: { blue: ['kwak'] } });
  });

  it('all tiles of both sides in one tower', () => {
    const kinds = ['skully', 'capn', 'jumbo', 'hook', 'xb42', 'star'] as const;
    const tower = kinds.flatMap((kind) => [`blue ${kind}`, `blue ${kind}`, `blue ${kind}`] as const);
    accepts({ board: { 8: [...tower, 'red roxy', 'red roxy', 'blue kwak', 'red kwak'] }, rack: { blue: [], red: [] } });
  });

  it('tiles out of reach of their HQ', () => {
    accepts({ board: { 14: ['blue star'], 1: ['red roxy'] } });
  });

  it('frozen tiles of either side, of both, and more than one turn can freeze', () => {
    for (const battlefield of ['battlefield', 'castle-field'] as const) {
      const rack = { blue: ['capn', 'kwak', 'kwak'], red: ['hook', 'hook', 'hook', 'roxy', 'roxy', 'roxy'] } as const;
      accepts({ battlefield, rack, frozen: { blue: ['kwak'] } });
      accepts({ battlefield, rack, frozen: { red: ['hook', 'hook', 'hook', 'roxy', 'roxy', 'roxy'] } });
      accepts({ battlefield, rack, frozen: { blue: ['capn', 'kwak', 'kwak'], red: ['hook'] } });
    }
  });

  it('XB-42 against a rack with a frozen tile', () => {
    const decision = { side: 'blue', kind: 'xb42', slot: 3 } as const;
    accepts({ decision, board: { 3: ['blue xb42'] }, frozen: { red: ['star'] }, placed: queued([3, 1]) });
  });

  it('medals won by regions that are not topped any more', () => {
    accepts({ won: { 0: 'blue', 1: 'blue', 7: 'red', 3: 'red' } });
  });

  it('a region topped by one side after its medals have gone', () => {
    accepts({ board: { 3: ['blue kwak'], 5: ['blue star'], 7: ['blue capn'] }, won: { 1: 'red' } });
  });

  it('every effect that could be asked', () => {
    const own = { 1: ['blue capn'], 2: ['blue kwak'], 8: ['red roxy'] } as const;
    const ask = (kind: string, slot: number, placed: Sketch['placed'] & {}, more: Sketch = {}) =>
      accepts({ ...more, decision: { side: 'blue', kind: kind as 'star', slot }, placed });
    ask('skully', 3, queued([3, 1]), { board: { ...own, 3: ['blue skully'] } });
    ask('capn', 1, queued([1, 1]), { board: own });
    ask('jumbo', 3, queued([1, 1], [3, 1]), { board: { ...own, 3: ['blue jumbo'] } });
    ask('xb42', 4, queued([4, 1]), { board: { ...own, 4: ['blue xb42'] } });
    ask('star', 4, queued([4, 1]), { board: { ...own, 4: ['blue star'] } });
    ask('recall', 5, [], { board: { ...own, 5: ['blue roxy'] } });
    ask('draw', 9, [], { battlefield: MIXED, board: { ...own, 9: ['blue roxy'] } });
    ask('displace', 3, [], { battlefield: MIXED, board: { ...own, 3: ['blue roxy'] } });
    ask('recover', 10, [], { battlefield: MIXED, board: { ...own, 10: ['blue roxy'] }, discard: { blue: ['star'] } });
    ask('freeze', 14, [], { battlefield: MIXED, board: { ...own, 14: ['blue roxy'] } });
  });

  it('a chain of four, and the first of its bases asking', () => {
    const board = { 5: ['blue capn'], 10: ['blue capn', 'blue capn'], 3: ['blue star'] } as const;
    const placed = queued([5, 1], [10, 1], [10, 2], [3, 1]);
    accepts({ board, decision: { side: 'blue', kind: 'star', slot: 3 }, placed });
    accepts({ board, decision: { side: 'blue', kind: 'recall', slot: 5 }, placed: placed.slice(1) });
  });

  it('a queued tile under one that was displaced onto it', () => {
    const board = { 1: ['blue capn'], 3: ['blue capn'], 7: ['blue capn', 'red skully'], 12: ['red roxy'] } as const;
    const sketch = { battlefield: MIXED, board, decision: { side: 'blue', kind: 'displace', slot: 3 } } as const;
    accepts({ ...sketch, placed: queued([7, 1]) });
  });

  it('displaced tiles where none could be placed', () => {
    const battlefield = castleWith('near', { 3: { kind: 'displace' }, 12: { kind: 'strengthLimit', strengths: [7] } });
    accepts({ battlefield, board: { 12: ['blue skully'], 4: ['red roxy', 'blue skully'] } });
  });

  it('Kwak on a limited slot, and limited slots in the first-game mode', () => {
    accepts({ battlefield: 'tropical-pool', board: { 8: ['red roxy', 'blue kwak', 'red star'] } });
    accepts({ battlefield: 'tropical-pool', board: { 8: ['blue skully'] }, specialBases: false });
  });

  it('each way to win', () => {
    const over = (winner: 'blue' | 'red', reason: 'hq' | 'medals' | 'stuck', sketch: Sketch) =>
      accepts({ ...sketch, decision: null, result: { winner, reason } });
    over('blue', 'hq', { board: { 16: ['blue skully'] } });
    over('red', 'hq', { board: { 0: ['red roxy'], 1: ['red star'] }, won: { 0: 'blue' } });
    over('red', 'hq', { battlefield: 'tropical-pool', board: { 1: ['red kwak'] } });
    over('blue', 'medals', { won: { 0: 'blue', 7: 'blue', 1: 'blue', 3: 'red' } });
    over('red', 'stuck', { rack: { blue: [] }, drained: ['blue'] });
    over('blue', 'stuck', { rack: { blue: [] }, drained: ['blue'], won: { 0: 'blue', 3: 'red' } });
    over('blue', 'stuck', { rack: { red: ['kwak'] }, frozen: { red: ['kwak'] }, drained: ['red'] });
  });

  it('enough medals for both where one displaced tile can have paid both', () => {
    const won = { 0: 'blue', 7: 'blue', 1: 'blue', 2: 'red', 3: 'red', 4: 'red', 5: 'red', 6: 'red' } as const;
    accepts({ battlefield: MIXED, won, decision: null, result: { winner: 'red', reason: 'medals' } });
  });
});

describe('views', () => {
  const board = { 3: ['blue star'], 8: ['red roxy'] } as const;
  const state = position({ board, discard: { red: ['capn'] }, frozen: { blue: ['kwak'] } });
  const view = redactFor(state, 'blue');
  type ViewChange = (draft: Mutable<GameView>) => void;

  it.each<[string, ViewChange, string, RegExp]>([
    [
      'own tiles that are not shown',
      (v) => {
        v.rack.blue.tiles = null;
      },
      'rack.blue',
      /owner/,
    ],
    [
      'tiles of the opponent',
      (v) => {
        v.rack.red.tiles = ['kwak', 'star'];
      },
      'rack.red',
      /owner/,
    ],
    [
      'frozen tiles of the opponent',
      (v) => {
        v.frozen.red.tiles = [];
      },
      'frozen.red',
      /owner/,
    ],
    [
      'more tiles than are there',
      (v) => {
        v.rack.blue.size = 3;
      },
      'rack.blue',
      /owner/,
    ],
    [
      'fewer frozen tiles than are there',
      (v) => {
        v.frozen.blue.size = 0;
      },
      'frozen.blue',
      /owner/,
    ],
    [
      'tiles that are not sorted',
      (v) => {
        v.rack.blue.tiles!.reverse();
      },
      'rack.blue',
      /sorted/,
    ],
    [
      'a frozen tile that is not on the rack',
      (v) => {
        v.frozen.blue.tiles = ['roxy'];
      },
      'frozen.blue',
      /roxy/,
    ],
    [
      'more frozen tiles than tiles',
      (v) => {
        v.frozen.red.size = 3;
      },
      'frozen.red',
      /rack/,
    ],
    [
      'a fourth tile of a kind of one’s own',
      (v) => {
        v.stacks[7] = Array(3).fill({ side: 'blue', kind: 'star' });
      },
      'stacks',
      /star/,
    ],
    [
      'a fourth tile of a kind of the opponent',
      (v) => {
        v.discard.red = ['roxy', 'roxy', 'roxy'];
      },
      'discard.red',
      /roxy/,
    ],
    [
      '25 tiles of one’s own',
      (v) => {
        v.reserve.blue++;
      },
      'reserve.blue',
      /24/,
    ],
    [
      '23 tiles of the opponent',
      (v) => {
        v.reserve.red--;
      },
      'reserve.red',
      /24/,
    ],
    [
      'a tile too many on the opponent’s rack',
      (v) => {
        v.rack.red.size++;
      },
      'reserve.red',
      /24/,
    ],
    [
      'a region that was never paid',
      (v) => {
        v.regions[0] = 0;
      },
      'medals',
      /be 3 in all/,
    ],
    [
      'a result beside a decision',
      (v) => {
        v.result = { winner: 'red', reason: 'stuck' };
      },
      'decision',
      /null/,
    ],
  ])('refused: %s', (_, change, at, rule) => refuses(safeParseView(edited(view, change)), at, rule));

  it('refused: tiles that a spectator may not see', () => {
    const seen = redactFor(state, 'spectator');
    refuses(safeParseView({ ...seen, rack: view.rack }), 'rack.blue', /owner/);
    refuses(safeParseView({ ...seen, viewer: 'red' }), 'rack.red', /owner/);
  });

  it('a decision that somebody else’s rack may or may not allow', () => {
    const drained = position({
      drained: ['red'],
      board,
      rack: { red: ['roxy', 'roxy'] },
      decision: { side: 'red', kind: 'turn' },
    });
    for (const viewer of ['blue', 'spectator'] as const) {
      const seen = redactFor(drained, viewer);
      expect(safeParseView(seen).ok).toBe(true);
      refuses(
        safeParseView(
          edited(seen, (v) => {
            v.frozen.red.size = 2;
          }),
        ),
        'decision',
        /neither draw nor place/,
      );
      // With every enemy Kwak in sight and a wall of Roxy, nothing that is left can be placed.
      expect(legalActions(seen)).toEqual([]);
    }
  });

  it('a side that is stuck, as far as anybody can tell', () => {
    const wall = { 14: ['blue roxy'], 15: ['blue roxy'], 10: ['red hook', 'red hook', 'blue xb42'] } as const;
    const stuck = position({
      board: wall,
      rack: { red: ['capn'] },
      drained: ['red'],
      decision: null,
      result: { winner: 'blue', reason: 'stuck' },
    });
    expect(safeParseState(stuck).ok).toBe(true);
    for (const viewer of ['blue', 'red', 'spectator'] as const)
      expect(safeParseView(redactFor(stuck, viewer)).ok).toBe(true);
    // Hidden from blue: Kwaks could be placed, but need not be there. Open to red: a Kwak is.
    const kwak = position({
      board: wall,
      rack: { red: ['kwak'] },
      drained: ['red'],
      decision: null,
      result: stuck.result,
    });
    refuses(safeParseState(kwak), 'result', /neither draw nor place/);
    refuses(safeParseView(redactFor(kwak, 'red')), 'result', /neither draw nor place/);
    expect(safeParseView(redactFor(kwak, 'blue')).ok).toBe(true);
  });
});

it('the text of a position is read as it is, and refused when its value is checked', () => {
  const bad = position({ board: { 0: ['blue kwak'] } });
  expect(parsePositionText(formatPosition(bad))).toEqual(bad);
  refuses(safeParseState(parsePositionText(formatPosition(bad))), 'stacks[0][0]', /on a base/);
  for (const viewer of ['blue', 'red', 'spectator'] as const) {
    const read = parsePositionText(formatPosition(redactFor(bad, viewer)));
    refuses(safeParseView(read), 'stacks[0][0]', /on a base/);
  }
});
