/** How often each rule is used while games are walked through. */
import type { GameState } from '../../../src/index.js';
import type { Step } from '../plays.js';
import { countEffects } from './effects.js';
import { countClaims, countEnd } from './endings.js';
import { type Fired, RULES, type Rule } from './names.js';
import { countPlacement, countRefusals } from './placing.js';
import { type Turn, turnOf } from './triggers.js';

export { RULES, type Rule } from './names.js';

/** By rule: at how many steps it was used. */
export type Counts = Map<Rule, number>;

export const noCounts = (): Counts => new Map(RULES.map((rule) => [rule, 0]));

/** Counts the steps of one game, in their order. */
export function counter(counts: Counts): (step: Step) => void {
  let turn: Turn | undefined;
  const used = new Set<Rule>();
  const fired: Fired = (rule) => used.add(rule);
  return (step) => {
    const { before, action } = step;
    const { side, kind } = before.decision!;
    if (turn === undefined || kind === 'turn') turn = turnOf(before);
    if (before.turn === 1 && kind === 'turn') fired(`§2.2 ${side} starts`);
    if (kind === 'turn' || kind === 'capn') {
      const canPlace = countRefusals(before, side, fired);
      if (kind === 'turn') countDrawing(before, canPlace, fired);
    }
    if (action.type === 'draw') countDraw(step, fired);
    if (action.type === 'place') countPlacement(before, side, action.kind, action.slot, fired);
    countEffects(step, turn, fired);
    countClaims(step, fired);
    countThaw(step, fired);
    countEnd(step, fired);
    for (const rule of used) counts.set(rule, counts.get(rule)! + 1);
    used.clear();
  };
}

function countDrawing(before: GameState, canPlace: boolean, fired: Fired): void {
  const { side } = before.decision!;
  const [rack, frozen, reserve] = [before.rack[side], before.frozen[side], before.reserve[side]];
  const full = rack.length === 8;
  if (reserve.length === 0) fired('§3 cannot draw with an empty reserve');
  else if (full && frozen.length === 0) fired('§3 cannot draw with eight on the rack');
  else if (full) fired('§3 cannot draw with eight on the rack, some of them frozen');
  if (reserve.length === 0 || full) fired('§3 can only place');
  else if (!canPlace) fired('§3 can only draw');
}

function countDraw({ before, events }: Step, fired: Fired): void {
  const { side } = before.decision!;
  for (const event of events) {
    if (event.type !== 'drew') continue;
    if (event.count === 2) fired('§3 draws two');
    else if (before.rack[side].length === 7) fired('§3 draws one with seven on the rack');
    else fired('§3 draws one with one in the reserve');
  }
}

function countThaw({ action, events }: Step, fired: Fired): void {
  for (const event of events) {
    if (event.type === 'lost' && event.frozen) fired('§5.3 xb42 hits a frozen tile');
    if (event.type !== 'thawed') continue;
    if (event.count > 1) fired('§5.4 two frozen tiles thaw together');
    else fired(`§5.4 one frozen tile thaws after a ${action.type === 'draw' ? 'draw' : 'placement'}`);
  }
}
