import fc from 'fast-check';
import { expect, test } from 'vitest';
import { redactFor } from '../../src/index.js';
import { renderSvg, renderText } from '../../src/render/index.js';
import { plays, someStates } from '../properties/plays.js';
import { deals, makesSense, redeal } from '../properties/redeal.js';

test('§8 two states that differ only in what a viewer may not know give that viewer the same pictures', () => {
  let pairs = 0;
  let different = 0;
  fc.assert(
    fc.property(plays, deals, fc.constantFrom('blue', 'red', 'spectator'), (play, deal, viewer) => {
      for (const state of someStates(play)) {
        const other = redeal(state, viewer, deal);
        if (!makesSense(other)) continue;
        pairs++;
        if (renderSvg(state) !== renderSvg(other)) different++;
        for (const render of [renderSvg, renderText]) {
          expect(render(redactFor(other, viewer))).toBe(render(redactFor(state, viewer)));
        }
      }
    }),
    { numRuns: 200 },
  );
  // Whoever may know everything does see a difference.
  expect(different).toBeGreaterThan(pairs / 2);
});
