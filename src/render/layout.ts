/** Where everything lies in an SVG picture. */
import type { BattlefieldData, Side } from '../battlefields/types.js';
import { fitted, type Point } from './geometry.js';

/** The width of every picture, in units of its `viewBox`. */
export const WIDTH = 1000;
/** Half the width of what is drawn of a slot, at its natural size. */
export const SLOT_RADIUS = 70;
/** From the middle of the outermost slots to the edge of the board. */
const MARGIN = 112;
/** Medals are moved away from a path over which the detour is less than this. */
const NEAR = 5;
/** A panel of one side, with its rack. */
export const PANEL = 268;
/** The line at the top. */
export const HEADER = 64;

/** Where things lie in a picture, in units of its `viewBox`. */
export interface SvgLayout {
  /** The width of the picture. */
  readonly width: number;
  /** The height of the picture. */
  readonly height: number;
  /** The middle of each slot. */
  readonly slots: readonly Point[];
  /** The middle of each region's medals. */
  readonly regions: readonly Point[];
  /** The radius of a circle around what is drawn of a slot: less on a custom board with crowded slots. */
  readonly slotRadius: number;
}

/** The layout of a picture with the board alone, or between two panels under a line of text. */
export function layoutOf(board: BattlefieldData, from: Side, racks: boolean): SvgLayout {
  const unit = fitted(board, from);
  const inner = WIDTH - 2 * MARGIN;
  const height = unit.aspect * inner;
  const top = MARGIN + (racks ? HEADER + PANEL : 0);
  const place = ({ x, y }: Point): Point => ({
    x: Math.round(MARGIN + x * inner),
    y: Math.round(top + y * height),
  });
  const slots = unit.slots.map(place);
  const bottom = Math.round(top + height + MARGIN);
  const slotRadius = Math.max(20, Math.min(SLOT_RADIUS, Math.round(closest(slots) * 0.47)));
  const regions = unit.regions.map((at, i) => {
    const medals = place(at);
    const onPath = board.paths.some(([a, b]) => detour(medals, slots[a]!, slots[b]!) < NEAR);
    return onPath ? middle([medals, ...board.regions[i]!.bases.map((base) => slots[base]!)]) : medals;
  });
  return { width: WIDTH, height: bottom + (racks ? PANEL : 0), slots, regions, slotRadius };
}

/** How much longer the way over a point is than the path itself: next to nothing where it lies on the path. */
function detour(point: Point, a: Point, b: Point): number {
  return gap(a, point) + gap(point, b) - gap(a, b);
}

function middle(points: readonly Point[]): Point {
  const mean = (key: 'x' | 'y') => Math.round(points.reduce((sum, point) => sum + point[key], 0) / points.length);
  return { x: mean('x'), y: mean('y') };
}

function closest(points: readonly Point[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (const a of points) for (const b of points) if (a !== b) least = Math.min(least, gap(a, b));
  return least;
}

function gap(a: Point, b: Point): number {
  // Math.hypot is many times slower.
  return Math.sqrt((a.x - b.x) ** 2 + (a.y - b.y) ** 2);
}
