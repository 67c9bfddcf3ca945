/** The symbols of troops and special slots, drawn around 0 0 in a box that is 60 wide: what is filled, then what is a line. */
import type { SpecialKind } from '../battlefields/types.js';
import type { TroopKind } from '../troops.js';

type Drawing = readonly [filled: string, line?: string];

const TROOPS: { readonly [K in TroopKind]: Drawing } = {
  // A duck.
  kwak: [
    'M-6-14a13 13 0 1 1 26 0a13 13 0 1 1-26 0zM9-17a3 3 0 1 0 6 0a3 3 0 1 0-6 0zM20-17l12 7-13 4zM-31-6q10 10 20 5q6-5 16 0h12q7 6 5 14q-5 15-24 15q-28 0-29-34z',
  ],
  // A skull.
  skully: [
    'M-26-6a26 24 0 1 1 52 0q0 12-10 16v16h-32v-16q-10-4-10-16zM-17-4a7 8 0 1 0 14 0a7 8 0 1 0-14 0zM3-4a7 8 0 1 0 14 0a7 8 0 1 0-14 0zM0 6l-4 7h8zM-8 18v8h4v-8zM4 18v8h4v-8z',
  ],
  // A cap.
  capn: ['M-32-8q32-38 64 0l-8 12h-48zM0-23l-8 8 8 8 8-8zM-24 8h48v7h-48zM-25 19h50q3 9-25 9t-25-9z'],
  // A hammer.
  jumbo: ['M-28-26h40q16 2 20 18l-10 4h-50zM-8 0h15v30h-15z'],
  // A hook.
  hook: ['M-15-31h24v12h-24zM-27 10l2-18 15 11z', 'M-3-18v20q18-2 18 12a15 15 0 0 1-33-2'],
  // A robot.
  xb42: [
    'M-23-14h20v-9a6 6 0 1 1 6 0v9h20v42h-46zM-15-5v11h10v-11zM5-5v11h10v-11zM-14 14v6h28v-6zM-32-2h6v18h-6zM26-2h6v18h-6z',
  ],
  star: ['M0-31l9 21 23 2-17 15 5 23-20-12-20 12 5-23-17-15 23-2z'],
  // A dinosaur.
  roxy: ['M-28 30v-34q0-25 26-25h18l16 11v13h-18l-4 5h20l-3 10h-27v20zM1-20v7h8v-7z'],
};

/** A strength limit is drawn by its numbers. */
const SPECIALS: { readonly [K in Exclude<SpecialKind, 'strengthLimit'>]: Drawing } = {
  recall: ['M-30-9l19-14v28z', 'M-14-9h18a15 15 0 0 1 0 30h-18'],
  draw: ['', 'M-16-27h40v40h-40zM-24-15v40h38M4-18v22M-7-7h22'],
  displace: ['M-32 0l13-11v22zM32 0l-13-11v22zM0-32l-11 13h22zM0 32l-11-13h22z', 'M-20 0h40M0-20v40'],
  recover: ['M0-30l16 18h-32z', 'M0-14v22M-27 0v24h54v-24'],
  freeze: ['', 'M0-29v58M-25-14l50 28M25-14l-50 28M-9-26l9 8 9-8M-9 26l9-8 9 8'],
  noTroopEffect: ['', 'M-27 0a27 27 0 1 1 54 0a27 27 0 1 1-54 0zM-19 19l38-38'],
};

/** A symbol in one colour; `at` moves and scales it. */
export function symbol(kind: TroopKind | keyof typeof SPECIALS, colour: string, at: string): string {
  const [filled, line] = { ...TROOPS, ...SPECIALS }[kind];
  return (
    `<g transform="${at}">` +
    (filled && `<path d="${filled}" fill="${colour}"/>`) +
    (line ? `<path d="${line}" fill="none" stroke="${colour}" stroke-width="7"/>` : '') +
    '</g>'
  );
}
