import { redactEvents, type Side, type Viewer } from 'toy-battle';
import { expect, test } from 'vitest';
import { flightsOf } from '../../docs/play/flights.js';
import { preferredLanguage } from '../../docs/play/settings.js';
import { forAllTables } from './walks.js';

const VIEWERS: readonly Viewer[] = ['blue', 'red', 'spectator'];

test('a drawn tile flies face up to its owner alone', () => {
  forAllTables(({ events }) => {
    for (const viewer of VIEWERS) {
      for (const event of events.flatMap((of) => redactEvents(of, viewer))) {
        if (event.type !== 'drew') continue;
        const flights = flightsOf(event);
        expect(flights).toHaveLength(event.count);
        for (const { what } of flights) expect(what !== 'medal' && what.kind !== null).toBe(viewer === event.side);
      }
    }
  });
});

test('whatever changes place flies there', () => {
  const base = { version: 1, side: 'red' as Side, kind: 'roxy' } as const;
  const what = { side: 'red', kind: 'roxy' };
  expect(flightsOf({ ...base, type: 'placed', slot: 3 })).toEqual([{ from: 'rack-red', to: 'slot-3', what }]);
  expect(flightsOf({ ...base, type: 'discarded', slot: 3 })).toEqual([{ from: 'slot-3', to: 'discard-red', what }]);
  expect(flightsOf({ ...base, type: 'recalled', slot: 3 })).toEqual([{ from: 'slot-3', to: 'rack-red', what }]);
  expect(flightsOf({ ...base, type: 'displaced', from: 3, to: 4 })).toEqual([{ from: 'slot-3', to: 'slot-4', what }]);
  expect(flightsOf({ ...base, type: 'recovered' })).toEqual([{ from: 'discard-red', to: 'rack-red', what }]);
  const claimed = flightsOf({ version: 1, type: 'claimed', side: 'blue', region: 2, medals: 2 });
  expect(claimed).toEqual(Array(2).fill({ from: 'region-2', to: 'medals-blue', what: 'medal' }));
  expect(flightsOf({ version: 1, type: 'turn', side: 'blue', turn: 2 })).toEqual([]);
});

test('the page speaks the first language of the browser that it can', () => {
  expect(preferredLanguage(['zh-CN', 'en'])).toBe('zh');
  expect(preferredLanguage(['de', 'en-GB', 'zh'])).toBe('en');
  expect(preferredLanguage(['zho'])).toBe('en');
  expect(preferredLanguage([])).toBe('en');
});
