/** Counts of the order in which special bases trigger: rules §5.4, followed once more without the library. */
import type { BaseDecision, GameState, Side } from '../../../src/index.js';
import { useful } from '../oracle.js';
import type { Step } from '../plays.js';
import { holds } from '../same.js';
import { groundOf, otherSide, specialAt } from './ground.js';
import { BASES_ASKING, type Fired } from './names.js';

/** A tile placed this turn, until its special base has had its chance. */
interface Waiting {
  readonly slot: number;
  readonly height: number;
  /** What covered it last, if anything did. */
  coveredBy?: 'later tile' | 'displaced enemy';
  uncoveredBy?: 'recall' | 'displace';
  recalled?: boolean;
}

/** What is remembered of a turn. */
export interface Turn {
  readonly placed: Waiting[];
  /** How many of them have had their chance. */
  done: number;
  /** How many placements were seen. */
  chain: number;
  triggers: number;
}

/** What a state remembers of the turn that it lies in. */
export function turnOf({ placed, stacks }: GameState): Turn {
  const tiles = placed.map(({ slot, height }): Waiting => {
    return stacks[slot]!.length > height ? { slot, height, coveredBy: 'later tile' } : { slot, height };
  });
  return { placed: tiles, done: 0, chain: 0, triggers: 0 };
}

export const isBase = (kind: string | undefined): kind is BaseDecision => BASES_ASKING.some((it) => it === kind);
export const goesOn = ({ before, state }: Step) => state.result === null && state.turn === before.turn;

/** Keeps what happens to the tiles that still wait. */
export function noteCovered({ before, action, state }: Step, turn: Turn): void {
  for (const tile of turn.placed.slice(turn.done)) {
    const [was, is] = [before.stacks[tile.slot]!.length, state.stacks[tile.slot]!.length];
    if (is < tile.height) tile.recalled = true;
    else if (is < was) tile.uncoveredBy = action.type === 'move' ? 'displace' : 'recall';
    else if (is > was && is > tile.height) tile.coveredBy = action.type === 'move' ? 'displaced enemy' : 'later tile';
  }
}

/** The bases that are looked at after a step, up to the one that asks. */
export function countTriggers(step: Step, turn: Turn, fired: Fired): void {
  const { state } = step;
  const { side } = step.before.decision!;
  const asked = goesOn(step) ? state.decision : null;
  while (turn.done < turn.placed.length) {
    const tile = turn.placed[turn.done++]!;
    const printed = groundOf(state).data.slots[tile.slot]!.special;
    if (!state.specialBases && isBase(printed?.kind))
      fired('§2.4 the first-game mode: a special base does not trigger');
    const kind = specialAt(state, tile.slot)?.kind;
    if (!isBase(kind)) continue;
    if (tile.recalled) fired('§5.4 a base is skipped, its tile recalled');
    else if (state.stacks[tile.slot]!.length > tile.height)
      fired(`§5.4 a base is skipped, its tile covered by a ${tile.coveredBy!}`);
    else if (asked?.kind !== kind || asked.slot !== tile.slot) countSilence(state, side, kind, tile.slot, fired);
    else {
      countTrigger(kind, tile, turn, fired);
      return;
    }
  }
  holds(!isBase(asked?.kind), 'a base asks when its turn in the order comes, and only then');
}

function countTrigger(kind: BaseDecision, tile: Waiting, turn: Turn, fired: Fired): void {
  fired(`§5.4 ${kind} is offered`);
  if (tile.uncoveredBy !== undefined) fired(`§5.4 a tile uncovered again by a ${tile.uncoveredBy} triggers its base`);
  if (turn.placed.some(({ slot, height }) => slot === tile.slot && height < tile.height))
    fired('§5.4 the upper of two tiles of one turn triggers their base');
  if (turn.done < turn.placed.length) fired('§5.4 a base waits for the troop effects of later tiles');
  turn.triggers++;
  if (turn.triggers === 2) fired('§5.4 two bases trigger in one turn');
  if (turn.triggers === 3) fired('§5.4 three bases trigger in one turn');
}

/** A base that asks nothing, though its tile lies visible. */
function countSilence(state: GameState, side: Side, kind: BaseDecision, slot: number, fired: Fired): void {
  holds(!useful(state, kind, side, slot), 'a base that could do something asks');
  fired(`§5.4 ${kind} is placed on and not offered, for it could do nothing`);
  if (kind === 'freeze') {
    if (state.rack[otherSide(side)].length > 0) fired('§5.4 freeze is not offered, for all tiles are frozen');
  } else if (kind !== 'displace' && state.rack[side].length === 8) {
    fired(`§5.4 ${kind} is not offered with a full rack`);
  }
}
