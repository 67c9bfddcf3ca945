/** One or more samples of everything that `describe` has a sentence for; typed so that a new code needs one. */
import type { BaseDecision, DecisionKind, TroopDecision } from '../../src/actions.js';
import type { EventType, GameEvent, RedactedEvent } from '../../src/events.js';
import type { Illegality } from '../../src/explain.js';
import type { ChanceState } from '../../src/state.js';

const chance: ChanceState = [1, 2, 3, 4];
const version = 1;

const EFFECTS: { readonly [K in TroopDecision | BaseDecision]: true } = {
  skully: true,
  capn: true,
  jumbo: true,
  xb42: true,
  star: true,
  recall: true,
  draw: true,
  displace: true,
  recover: true,
  freeze: true,
};
const effects = Object.keys(EFFECTS) as (TroopDecision | BaseDecision)[];
const decisions: DecisionKind[] = ['turn', ...effects];

export const ILLEGALITIES: { readonly [C in Illegality['code']]: readonly Extract<Illegality, { code: C }>[] } = {
  malformed: (['', 'type', 'kind', 'slot', 'from', 'to'] as const).map((at) => {
    return { code: 'malformed', at, expected: ['this'] };
  }),
  'game-over': [{ code: 'game-over' }],
  'not-your-decision': [{ code: 'not-your-decision', side: 'red' }],
  'wrong-decision': [
    ...decisions.map(
      (decision) => ({ code: 'wrong-decision', decision, type: decision === 'turn' ? 'use' : 'place' }) as const,
    ),
    ...(['draw', 'use', 'target', 'move', 'recover', 'decline'] as const).map(
      (type) => ({ code: 'wrong-decision', decision: 'jumbo', type }) as const,
    ),
  ],
  'not-on-rack': [{ code: 'not-on-rack', kind: 'hook' }],
  frozen: [{ code: 'frozen', kind: 'roxy' }],
  'own-hq': [{ code: 'own-hq', slot: 0 }],
  'too-weak': [
    { code: 'too-weak', slot: 5, kind: 'star', top: 'roxy' },
    { code: 'too-weak', slot: 5, kind: 'xb42', top: 'xb42' },
  ],
  'not-connected': [{ code: 'not-connected', slot: 9 }],
  'strength-limit': [
    { code: 'strength-limit', slot: 3, kind: 'roxy', strengths: [1, 2] },
    { code: 'strength-limit', slot: 7, kind: 'skully', strengths: [3, 4, 5] },
    { code: 'strength-limit', slot: 7, kind: 'skully', strengths: [7] },
    { code: 'strength-limit', slot: 7, kind: 'skully', strengths: [] },
  ],
  'rack-full': [{ code: 'rack-full' }],
  'reserve-empty': [{ code: 'reserve-empty' }],
  'not-in-discard': [{ code: 'not-in-discard', kind: 'jumbo' }],
  'no-such-target': [
    { code: 'no-such-target', decision: 'jumbo', slot: 4 },
    { code: 'no-such-target', decision: 'recall', slot: 4 },
    { code: 'no-such-target', decision: 'displace', slot: 4 },
  ],
};

export const EVENTS: { readonly [T in EventType]: readonly Extract<GameEvent, { type: T }>[] } = {
  placed: [
    { version, type: 'placed', side: 'blue', kind: 'hook', slot: 5 },
    { version, type: 'placed', side: 'red', kind: 'kwak', slot: 12 },
  ],
  claimed: [
    { version, type: 'claimed', side: 'blue', region: 2, medals: 3 },
    { version, type: 'claimed', side: 'red', region: 0, medals: 1 },
  ],
  discarded: [{ version, type: 'discarded', side: 'red', kind: 'star', slot: 5 }],
  recalled: [{ version, type: 'recalled', side: 'blue', kind: 'capn', slot: 5 }],
  displaced: [{ version, type: 'displaced', side: 'red', kind: 'roxy', from: 4, to: 7 }],
  recovered: [{ version, type: 'recovered', side: 'blue', kind: 'xb42' }],
  declined: effects.map((effect) => ({ version, type: 'declined', side: 'blue', effect, slot: 5 })),
  turn: [{ version, type: 'turn', side: 'red', turn: 12 }],
  decision: decisions.map((kind) => ({
    version,
    type: 'decision',
    decision: kind === 'turn' ? { side: 'red', kind } : { side: 'red', kind, slot: 5 },
    placed: [],
  })),
  ended: [
    { version, type: 'ended', result: { winner: 'blue', reason: 'hq' } },
    { version, type: 'ended', result: { winner: 'red', reason: 'medals' } },
    { version, type: 'ended', result: { winner: 'blue', reason: 'stuck' } },
  ],
  drew: [
    { version, type: 'drew', side: 'red', source: 'turn', count: 2, tiles: ['hook', 'roxy'] },
    { version, type: 'drew', side: 'red', source: 'skully', count: 2, tiles: ['hook', 'hook'] },
    { version, type: 'drew', side: 'blue', source: 'star', count: 1, tiles: ['skully'] },
    { version, type: 'drew', side: 'blue', source: 'draw', count: 1, tiles: ['xb42'] },
  ],
  lost: [
    { version, type: 'lost', side: 'red', kind: 'star', frozen: false, chance },
    { version, type: 'lost', side: 'red', kind: 'star', frozen: true, chance },
  ],
  froze: [{ version, type: 'froze', side: 'red', kind: 'jumbo', chance }],
  thawed: [
    { version, type: 'thawed', side: 'red', count: 1, tiles: ['jumbo'] },
    { version, type: 'thawed', side: 'red', count: 4, tiles: ['jumbo', 'jumbo', 'kwak', 'star'] },
  ],
};

/** Every event as an opponent gets it who may not know what is hidden. Rules §8. */
export function redacted(event: GameEvent): RedactedEvent {
  const viewer = 'spectator';
  switch (event.type) {
    case 'drew':
    case 'thawed': {
      const { tiles: _, ...rest } = event;
      return { ...rest, viewer };
    }
    case 'froze': {
      const { kind: _, chance: __, ...rest } = event;
      return { ...rest, viewer };
    }
    case 'lost': {
      const { chance: _, ...rest } = event;
      return { ...rest, viewer };
    }
    default:
      return { ...event, viewer };
  }
}
