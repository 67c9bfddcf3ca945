/** Positions just before what random games hardly ever lead to, or cannot. */
import type { GameState } from '../../src/index.js';
import { boardWith, position, type Sketch } from '../build.js';

const later = (sketch: Sketch) => position({ turn: 9, ...sketch });

const castle = (specials: Parameters<typeof boardWith>[1]) => boardWith('castle-field', specials);

/** Blue has placed on base 5 of Volcanic Jungle; red's tile on base 4 may move. */
const jungle = (on4: string, sketch: Sketch) =>
  later({
    battlefield: 'volcanic-jungle',
    stacks: { 1: 'b hook', 2: 'b hook', 4: on4, 5: 'b roxy', 6: 'r hook', 9: 'r hook', 10: 'r jumbo' },
    decision: { kind: 'displace', slot: 5 },
    ...sketch,
  });

export const starts: Readonly<Record<string, GameState>> = {
  'a move pays both sides': jungle('b capn, r star', {}),
  'a move brings both to the objective': jungle('b capn, r star', { claimed: { blue: [0, 2], red: [4, 5] } }),
  'a move wins for the enemy': jungle('r star', { claimed: { red: [4, 5] } }),
  'a move covers a tile that waits': later({
    battlefield: castle({ 3: 'displace', 7: 'draw' }),
    stacks: { 1: 'b hook', 3: 'b capn', 5: 'r jumbo', 7: 'b roxy' },
    decision: { kind: 'displace', slot: 3 },
    placed: [[7, 1]],
  }),
  'a move covers a tile that waits, the next uncovers it': later({
    battlefield: castle({ 3: 'displace', 12: 'displace', 7: 'draw' }),
    stacks: { 1: 'b hook', 3: 'b capn', 5: 'r star', 7: 'b roxy', 8: 'b hook', 12: 'b capn' },
    decision: { kind: 'displace', slot: 3 },
    placed: [
      [12, 1],
      [7, 1],
    ],
  }),
  'a move goes where the tile could not be placed': later({
    battlefield: castle({ 3: 'displace', 8: [1, 2], 12: [1, 2] }),
    stacks: { 1: 'b hook', 3: 'b capn', 7: 'r star', 8: 'b kwak' },
    decision: { kind: 'displace', slot: 3 },
  }),
  'a recall uncovers a tile that waits': later({
    battlefield: castle({ 5: 'recall', 7: 'draw' }),
    stacks: { 1: 'b hook', 3: 'b jumbo', 5: 'b capn', 7: 'b capn, b roxy' },
    decision: { kind: 'recall', slot: 5 },
    placed: [
      [7, 1],
      [7, 2],
    ],
  }),
  'a recall gives a region to the enemy': later({
    stacks: { 5: 'b roxy', 7: 'r hook, b star', 10: 'r capn', 12: 'r jumbo' },
    decision: { kind: 'recall', slot: 5 },
  }),
  'XB-42 may hit a frozen tile': later({
    rack: { blue: 'xb42', red: 'hook star' },
    frozen: { red: 'star' },
    stacks: { 14: 'r hook' },
  }),
  'the only tile of the enemy is frozen, by one of two bases': later({
    battlefield: 'battlefield',
    stacks: { 1: 'b hook', 3: 'b hook', 4: 'b capn', 11: 'b roxy' },
    decision: { kind: 'freeze', slot: 4 },
    placed: [[11, 1]],
    rack: { red: 'hook' },
    reserve: { red: '' },
    claimed: { red: [1] },
  }),
  'the enemy has tiles that fit nowhere': later({
    stacks: { 12: 'b hook', 13: 'b hook', 14: 'b roxy', 15: 'b roxy' },
    rack: { blue: 'star', red: 'skully star' },
    reserve: { red: '' },
  }),
  'the enemy has a full rack that fits nowhere': later({
    battlefield: castle({ 14: [1, 2], 15: [1, 2] }),
    rack: { blue: 'star', red: 'roxy roxy roxy star star star xb42 xb42' },
  }),
};
