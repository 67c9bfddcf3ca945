/** Where an arrow key leads on the board. */
import type { Point } from 'toy-battle/render';

/** Arrow keys as directions; y grows downwards. */
export const ARROWS: Readonly<Record<string, Point>> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

/**
 * The slot that lies best in a direction, near ones and straight ones first: a neighbour along a path if one lies within
 * 45° of it, else any slot within 75°; `from` itself if there is none.
 */
export function towards(
  points: readonly Point[],
  neighbours: readonly number[],
  from: number,
  direction: Point,
): number {
  const best = (slots: readonly number[], degrees: number) => {
    const least = Math.cos((degrees * Math.PI) / 180);
    const cost = (slot: number) => {
      const dx = points[slot]!.x - points[from]!.x;
      const dy = points[slot]!.y - points[from]!.y;
      const distance = Math.hypot(dx, dy);
      const along = dx * direction.x + dy * direction.y;
      return along > distance * least ? distance + 2 * (distance - along) : Infinity;
    };
    return slots.reduce((found, slot) => (cost(slot) < cost(found) ? slot : found), from);
  };
  const beside = best(neighbours, 45);
  if (beside !== from) return beside;
  return best(
    points.map((_, slot) => slot),
    75,
  );
}
