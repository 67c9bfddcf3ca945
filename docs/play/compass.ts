/** Where an arrow key leads on the board. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Arrow keys as directions; y grows downwards. */
export const ARROWS: Readonly<Record<string, Point>> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

/**
 * The slot that lies best in a direction: a neighbour along a path if one lies within 60° of it, else any slot that
 * does, near ones and straight ones first; `from` itself if there is none.
 */
export function towards(
  points: readonly Point[],
  neighbours: readonly number[],
  from: number,
  direction: Point,
): number {
  const worth = (slot: number) => {
    const dx = points[slot]!.x - points[from]!.x;
    const dy = points[slot]!.y - points[from]!.y;
    const along = dx * direction.x + dy * direction.y;
    const distance = Math.hypot(dx, dy);
    return along > distance / 2 ? distance + 2 * (distance - along) : Infinity;
  };
  const best = (slots: readonly number[]) =>
    slots.reduce((found, slot) => (worth(slot) < worth(found) ? slot : found), from);
  const beside = best(neighbours);
  return beside === from ? best(points.map((_, slot) => slot)) : beside;
}
