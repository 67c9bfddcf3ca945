/**
 * A bot that looks no further than the end of its own turn.
 *
 * @module
 */
import type { Board } from '../battlefields/compile.js';
import { Decide } from '../core/codes.js';
import { legal, MOST_ACTIONS } from '../core/legal.js';
import { play } from '../core/play.js';
import { copyPosition, createPosition, type Position } from '../core/position.js';
import { boardOf, loadInto } from '../load.js';
import type { Bot } from './bot.js';
import { evaluate, WON } from './evaluate.js';
import { actionId } from './ids.js';
import { expectQuestion } from './question.js';

/** Positions that one action may take to look at; what lies beyond is judged as it stands. */
const MOST_LOOKS = 4000;
/** The longest turn: three Cap'n and one more tile, each with an effect and a special base, and a draw. */
const LONGEST_TURN = 16;

/**
 * What a medal is worth to it beyond what {@link evaluate} thinks, as a logarithm of odds. It plays better without, but
 * then a bot that takes medals when it can is what people expect of a greedy one, and can follow.
 */
const GREED = 1;

/** Room to look ahead: a position and its actions for each step of the turn. */
interface Line {
  readonly board: Board;
  readonly positions: readonly Position[];
  readonly ids: readonly Int16Array[];
  looks: number;
}

/**
 * A bot that plays the action after which its own turn can end best, judging the end of the turn like this, in the
 * order of weight:
 *
 * 1. **Wins.** Nothing is better, and the sooner in the turn the better; nor is anything but losing worse than that the
 *    enemy can then win by one placement, on an HQ or by a region.
 * 2. **Takes medals.** Each medal that it has counts more than anything below, yet more the fewer it still needs.
 * 3. **Denies.** The enemy's medals, regions in which it misses few bases, and the number of placements it still needs
 *    to stand on an HQ count against it.
 * 4. **Advances.** The same for its own side: regions in which it misses one, two or three bases by their medals, more
 *    where it can take the last base at once; steps to the enemy's HQ, over whatever lies there and over what it can
 *    cover; bases that are connected and slots that these reach; the strength of its visible troops.
 * 5. **Keeps supplied.** Each tile on the rack, the first ones most; each tile of the reserve. Drawn tiles count as
 *    tiles, unseen; so do the enemy's, which makes XB-42 and a freeze worth using.
 *
 * It follows its whole turn with all effects, but not the enemy's answer, knows nothing of hidden tiles, and takes the
 * enemy for able to cover whatever it can reach. Of actions that are equally good it takes one by the context's chance.
 */
export function greedyBot(): Bot {
  let line: Line | undefined;
  return {
    name: 'greedy',
    choose(view, context) {
      expectQuestion(view, context);
      const { legal: actions, random } = context;
      if (actions.length === 1) return actions[0]!;
      const board = boardOf(view);
      if (line === undefined || line.board !== board) {
        const places = [...Array(LONGEST_TURN).keys()];
        line = {
          board,
          positions: places.map(() => createPosition(board)),
          ids: places.map(() => new Int16Array(MOST_ACTIONS)),
          looks: 0,
        };
      }
      const [now, next] = line.positions as [Position, Position];
      loadInto(view, now);
      let most = -Infinity;
      let best: (typeof actions)[number][] = [];
      for (const action of actions) {
        copyPosition(now, next);
        play(next, actionId(view, action), 0);
        line.looks = MOST_LOOKS;
        const worth = endOfTurn(line, 1, now.side);
        if (worth > most) best = [];
        if (worth >= most) best.push(action);
        most = Math.max(most, worth);
      }
      return best[best.length === 1 ? 0 : random.below(best.length)]!;
    },
  };
}

/** The score of the best end of this turn that the position of a step can come to, for `side`. */
function endOfTurn(line: Line, step: number, side: number): number {
  const p = line.positions[step]!;
  if (p.decision === Decide.Over) return p.winner === side ? WON - step : -WON;
  const greed = GREED * p.medals[side]!;
  if (p.side !== side) return greed - evaluate(p);
  if (step === LONGEST_TURN - 1 || line.looks <= 0) return greed + evaluate(p);
  const next = line.positions[step + 1]!;
  const ids = line.ids[step]!;
  const n = legal(p, ids);
  let most = -Infinity;
  for (let i = 0; i < n; i++) {
    line.looks--;
    copyPosition(p, next);
    // A tile that XB-42 or a freeze hits is an unseen one, of which a view's position says only that it is there.
    play(next, ids[i]!, 0);
    most = Math.max(most, endOfTurn(line, step + 1, side));
  }
  return most;
}
