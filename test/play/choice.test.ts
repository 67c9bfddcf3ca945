import fc from 'fast-check';
import { type Action, type GameView, legalActions, redactFor, TROOP_KINDS } from 'toy-battle';
import { expect, test } from 'vitest';
import { answerOf, type Held, litSlots, openSlots, spokenActions } from '../../docs/play/choice.js';
import { place, play, position } from '../build.js';
import { plays, walk } from '../properties/plays.js';

/** Every action that can be reached by picking things up and choosing slots. */
function reachable(view: GameView): Action[] {
  const found: Action[] = [];
  const visit = (held: Held) => {
    view.stacks.forEach((_, slot) => {
      const answer = answerOf(view, held, slot);
      if (answer.does === 'act') found.push(answer.action);
      if (answer.does === 'hold' && held === null) visit({ from: answer.from });
    });
  };
  visit(null);
  const { kind } = view.decision!;
  if (kind === 'turn' || kind === 'capn') {
    for (const it of TROOP_KINDS) visit({ kind: it });
  }
  return found;
}

test('slots, tiles and buttons together offer every legal action once, and no other', () => {
  fc.assert(
    fc.property(plays, (play) => {
      walk(play, ({ before }) => {
        const view = redactFor(before, before.decision!.side);
        const offered = [...reachable(view), ...spokenActions(view)].map((action) => JSON.stringify(action));
        expect(offered.sort()).toEqual(
          legalActions(view)
            .map((action) => JSON.stringify(action))
            .sort(),
        );
      });
    }),
    { numRuns: 15 },
  );
});

test('a slot that does nothing says why', () => {
  const view = redactFor(position({ rack: { blue: 'roxy' }, stacks: { 1: 'r roxy' } }), 'blue');
  expect(answerOf(view, null, 1)).toEqual({ does: 'ask' });
  expect(answerOf(view, { kind: 'roxy' }, 1)).toMatchObject({ does: 'refuse', why: { code: 'too-weak' } });
  expect(answerOf(view, { kind: 'roxy' }, 8)).toMatchObject({ does: 'refuse', why: { code: 'not-connected' } });
  expect(answerOf(view, { kind: 'roxy' }, 2)).toEqual({ does: 'act', action: place('roxy', 2) });
  expect(litSlots(view, { kind: 'roxy' })).toEqual([2]);
  expect(litSlots(view, null)).toEqual([]);
});

test('the troop that is to be moved is chosen before the base it goes to', () => {
  const stacks = { 1: 'b hook', 2: 'b hook', 8: 'r star' };
  const state = play(position({ battlefield: 'volcanic-jungle', stacks, rack: { blue: 'roxy' } }), place('roxy', 5));
  const view = redactFor(state, 'blue');
  expect(litSlots(view, null)).toEqual([8]);
  expect(answerOf(view, null, 4)).toMatchObject({ does: 'refuse', why: { code: 'no-such-target', slot: 4 } });
  expect(answerOf(view, null, 8)).toEqual({ does: 'hold', from: 8 });
  expect(answerOf(view, { from: 8 }, 5)).toMatchObject({ does: 'act', action: { type: 'move', from: 8, to: 5 } });
});

test('a troop that is held can be laid back, or changed for another', () => {
  const stacks = { 1: 'b hook', 2: 'b hook', 8: 'r star', 4: 'r roxy' };
  const state = play(position({ battlefield: 'volcanic-jungle', stacks, rack: { blue: 'xb42' } }), place('xb42', 5));
  const view = redactFor(state, 'blue');
  expect(view.decision?.kind).toBe('displace');
  const [one, other] = litSlots(view, null);
  expect(litSlots(view, null)).toEqual([4, 8]);
  const held = { from: one! };
  expect(answerOf(view, held, one!)).toEqual({ does: 'release' });
  expect(answerOf(view, held, other!)).toEqual({ does: 'hold', from: other });
  expect(litSlots(view, held)).not.toContain(one);
  expect(litSlots(view, held)).not.toContain(other);
  expect(openSlots(view, held)).toEqual([...litSlots(view, held), one!, other!].sort((a, b) => a - b));
});

test('to whoever does not decide, every slot says so', () => {
  const view = redactFor(position({ rack: { blue: 'roxy' } }), 'red');
  expect(answerOf(view, { kind: 'roxy' }, 1)).toMatchObject({ does: 'refuse', why: { code: 'not-your-decision' } });
});
