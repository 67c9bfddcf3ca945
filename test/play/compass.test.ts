import { BATTLEFIELD_IDS, BATTLEFIELDS } from 'toy-battle';
import { svgLayout } from 'toy-battle/render';
import { describe, expect, test } from 'vitest';
import { ARROWS, towards } from '../../docs/play/compass.js';

describe.each(BATTLEFIELD_IDS)('on %s', (id) => {
  const { slots, paths } = BATTLEFIELDS[id];
  const neighbours = slots.map((slot) => paths.flatMap(([a, b]) => (a === slot.id ? b : b === slot.id ? a : [])));

  test.each(['blue', 'red'] as const)('the arrow keys lead from every slot to every other, seen from %s', (from) => {
    const points = svgLayout(id, { from }).slots;
    for (const { id: start } of slots) {
      const found = new Set([start]);
      for (const slot of found) {
        for (const arrow of Object.values(ARROWS)) found.add(towards(points, neighbours[slot]!, slot, arrow));
      }
      expect([...found].sort((a, b) => a - b)).toEqual(slots.map((slot) => slot.id));
    }
  });

  test('an arrow key never leads the other way', () => {
    const points = svgLayout(id).slots;
    for (const { id: start } of slots) {
      for (const { x, y } of Object.values(ARROWS)) {
        const to = towards(points, neighbours[start]!, start, { x, y });
        const [dx, dy] = [points[to]!.x - points[start]!.x, points[to]!.y - points[start]!.y];
        expect(to === start || dx * x + dy * y > 0).toBe(true);
      }
    }
  });
});
