/** The symbols of troops and special slots, drawn around 0 0 in a box that is 60 wide: what is filled, then what is a line. */
import type { SpecialKind } from '../battlefields/types.js';
import type { TroopKind } from '../troops.js';
import { path, put, stroke } from './xml.js';

type Drawing = readonly [filled: string, line?: string];

/** A strength limit is drawn by its numbers instead. */
type Symbolic = TroopKind | Exclude<SpecialKind, 'strengthLimit'>;

const SYMBOLS: { readonly [K in Symbolic]: Drawing } = {
  // A duck.
  kwak: [
    'M7-28a13 13 0 1 1-1 0zM9-19v6h6v-6zM20-18l12 7-13 4zM-31-6q10 10 20 5q6-5 16 0h12q7 6 5 14q-5 15-24 15q-28 0-29-34z',
  ],
  // A skull.
  skully: [
    'M-26-6a26 24 0 1 1 52 0q0 12-10 16v16h-32v-16q-10-4-10-16zM-10-12a7 8 0 1 0 1 0zM10-12a7 8 0 1 0 1 0zM0 6l-4 7h8zM-8 18v8h4v-8zM4 18v8h4v-8z',
  ],
  // A cap.
  capn: ['M-32-8q32-38 64 0l-8 12h-48zM0-23l-8 8 8 8 8-8zM-24 8h48v7h-48zM-25 19h50q3 9-25 9t-25-9z'],
  // A fist.
  jumbo: [
    'M-29-20h13v20h-13zM-14-24h13v24h-13zM1-24h13v24h-13zM16-20h13v20h-13zM-29 3h58v8q0 18-18 18h-22q-18 0-18-18zM-20 11v6h22v-6z',
  ],
  // A hook.
  hook: ['M-15-31h24v12h-24zM-27 10l2-18 15 11z', 'M-3-18v20q18-2 18 12a15 15 0 0 1-33-2'],
  // A robot.
  xb42: [
    'M-23-14h20v-9a6 6 0 1 1 6 0v9h20v42h-46zM-15-5v11h10v-11zM5-5v11h10v-11zM-14 14v6h28v-6zM-32-2h6v18h-6zM26-2h6v18h-6z',
  ],
  star: ['M0-31l9 21 23 2-17 15 5 23-20-12-20 12 5-23-17-15 23-2z'],
  // A dinosaur.
  roxy: ['M-30 30v-32q0-29 30-29h12q18 2 18 16v7l-5 7-5-7-5 7-5-7-5 7h-6v7h28q-1 12-14 12h-15v12zM-6-19v8h9v-8z'],
  recall: ['M-30-9l19-14v28z', 'M-14-9h18a15 15 0 0 1 0 30h-18'],
  draw: ['', 'M-16-27h40v40h-40zM-24-15v40h38M4-18v22M-7-7h22'],
  displace: ['M-32 0l13-11v22zM32 0l-13-11v22zM0-32l-11 13h22zM0 32l-11-13h22z', 'M-20 0h40M0-20v40'],
  recover: ['M0-30l16 18h-32z', 'M0-14v22M-27 0v24h54v-24'],
  freeze: ['', 'M0-29v58M-25-14l50 28M25-14l-50 28M-9-26l9 8 9-8M-9 26l9-8 9 8'],
  noTroopEffect: ['', 'M0-27a27 27 0 1 1-1 0zM-19 19l38-38'],
};

/** A symbol in one colour, around 0 `y`. */
export function symbol(kind: Symbolic, colour: string, scale: number, y = 0): string {
  const [filled, line] = SYMBOLS[kind];
  return put(0, y, (filled && path(filled, colour)) + (line ? path(line, 'none', stroke(colour, 7)) : ''), scale);
}
