import { describe, expect, it } from 'vitest';
import { BATTLEFIELD_IDS, BATTLEFIELDS, type BattlefieldId } from '../../src/battlefields/index.js';
import type { BattlefieldData } from '../../src/battlefields/types.js';

// Found from cycles rather than by walking around faces, so that it shares no idea with the library's own check: a
// bounded face is a simple cycle of paths that has no other path inside. Euler's formula says whether any is missing.

type Point = { readonly x: number; readonly y: number };

/** Without slots at the end of a single path, one after the other: they are on no cycle. */
function withoutDeadEnds(board: BattlefieldData): { paths: (readonly [number, number])[]; removed: number[] } {
  let paths = [...board.paths];
  const removed: number[] = [];
  for (;;) {
    const end = board.slots.find(({ id }) => paths.filter((path) => path.includes(id)).length === 1);
    if (!end) return { paths, removed };
    removed.push(end.id);
    paths = paths.filter((path) => !path.includes(end.id));
  }
}

/** Every simple cycle once: it starts at its lowest slot and goes first to the lower of that slot's two neighbours. */
function cyclesOf(paths: readonly (readonly [number, number])[]): number[][] {
  const next = (id: number) => paths.flatMap(([a, b]) => (a === id ? [b] : b === id ? [a] : []));
  const cycles: number[][] = [];
  const extend = (trail: number[]) => {
    const [first, second] = trail as [number, number];
    for (const to of next(trail.at(-1) as number)) {
      if (to === first && trail.length > 2 && second < (trail.at(-1) as number)) cycles.push(trail);
      if (to > first && !trail.includes(to)) extend([...trail, to]);
    }
  };
  for (const first of new Set(paths.flat())) extend([first]);
  return cycles;
}

function isInside(point: Point, corners: readonly Point[]): boolean {
  const angle = (p: Point) => Math.atan2(p.y - point.y, p.x - point.x);
  const turns = corners.map((corner, i) => {
    const step = angle(corners[(i + 1) % corners.length] as Point) - angle(corner);
    return step > Math.PI ? step - 2 * Math.PI : step < -Math.PI ? step + 2 * Math.PI : step;
  });
  return Math.abs(turns.reduce((sum, step) => sum + step, 0)) > 1;
}

/** How far a point is from the nearest of the straight lines between corners, in units of the board. */
function distance({ x, y }: Point, corners: readonly Point[]): number {
  const distances = corners.map((a, i) => {
    const b = corners[(i + 1) % corners.length] as Point;
    return Math.abs((b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x)) / Math.hypot(b.x - a.x, b.y - a.y);
  });
  return Math.min(...distances);
}

/** The bounded faces as cycles of slots. */
function facesOf(board: BattlefieldData): number[][] {
  const { paths } = withoutDeadEnds(board);
  const at = (id: number) => board.slots[id] as Point;
  const middle = ([a, b]: readonly [number, number]) => ({ x: (at(a).x + at(b).x) / 2, y: (at(a).y + at(b).y) / 2 });
  return cyclesOf(paths).filter((cycle) => {
    const own = new Set(
      cycle.map((id, i) => [id, cycle[(i + 1) % cycle.length] as number].sort((a, b) => a - b).join()),
    );
    return !paths.some((path) => !own.has(path.join()) && isInside(middle(path), cycle.map(at)));
  });
}

/** The faces that carry no region, by their bases. Rules §9 names all four. */
const WITHOUT_REGION: Partial<Record<BattlefieldId, string[]>> = {
  'volcanic-jungle': ['1,3', '11,13'],
  'cursed-cemetery': ['1,3', '13,15'],
};

describe.each(BATTLEFIELD_IDS)('the regions of %s (rules §9)', (id) => {
  const board = BATTLEFIELDS[id];
  const faces = facesOf(board);
  const basesOf = (cycle: number[]) =>
    cycle
      .filter((slot) => !board.slots[slot]?.hq)
      .sort((a, b) => a - b)
      .join();

  it('lie on a connected graph with as many bounded faces as Euler says', () => {
    const reached = new Set([0]);
    for (const _ of board.slots) {
      for (const [a, b] of board.paths) if (reached.has(a) || reached.has(b)) reached.add(a).add(b);
    }
    expect(reached.size).toBe(board.slots.length);
    expect(faces).toHaveLength(board.paths.length - board.slots.length + 1);
  });

  it('are the bounded faces, each once, but for those that rules §9 names', () => {
    const regions = board.regions.map(({ bases }) => bases.join());
    expect(faces.map(basesOf).sort()).toEqual([...regions, ...(WITHOUT_REGION[id] ?? [])].sort());
  });

  it('hold their medals inside their own face, but for two of Station Metal-X that lie a hair beside it', () => {
    for (const region of board.regions) {
      const corners = (faces.find((cycle) => basesOf(cycle) === region.bases.join()) ?? []).map(
        (slot) => board.slots[slot]!,
      );
      const byAHair = id === 'station-metal-x' && (region.id === 5 || region.id === 6);
      expect(isInside(region, corners)).toBe(!byAHair);
      if (byAHair) expect(distance(region, corners)).toBeLessThan(3);
    }
  });

  it('meet no dead end but an HQ', () => {
    for (const end of withoutDeadEnds(board).removed) expect(board.slots[end]?.hq).toBeDefined();
  });
});
