/** From the coordinates of a battlefield, which may be any, to places on a picture. */
import type { BattlefieldData, Side } from '../battlefields/types.js';

/** A place. */
export interface Point {
  /** From the left. */
  readonly x: number;
  /** From the top. */
  readonly y: number;
}

/** A battlefield in a box: every place from 0 to 1 in both directions. */
export interface Fitted {
  readonly slots: readonly Point[];
  readonly regions: readonly Point[];
  /** The height of the box for a width of 1: within limits, so that a board pressed flat or thin can be drawn too. */
  readonly aspect: number;
}

/** The printed boards lie between 1.7 and 2.1. */
const [FLATTEST, TALLEST] = [0.5, 2.2];

/** Turns a battlefield so that the HQs of `from` lie at the bottom, and fits it into a box. */
export function fitted({ slots, regions }: BattlefieldData, from: Side): Fitted {
  const all: readonly Point[] = [...slots, ...regions];
  const [xs, ys] = [all.map(({ x }) => x), all.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top];
  const depth = (side: Side) => slots.find(({ hq }) => hq === side)!.y;
  const turned = (from === 'blue') === depth('blue') < depth('red');
  const part = (value: number, start: number, size: number) => {
    const at = size > 0 ? (value - start) / size : 0.5;
    return turned ? 1 - at : at;
  };
  const place = ({ x, y }: Point): Point => ({ x: part(x, left, width), y: part(y, top, height) });
  const aspect = Math.max(FLATTEST, Math.min(TALLEST, height / (width || 1e-9)));
  return { slots: slots.map(place), regions: regions.map(place), aspect };
}
