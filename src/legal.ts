/**
 * Which actions are legal. Rules §3–§5.
 *
 * @module
 */
import type { Action } from './actions.js';
import { legal, MOST_ACTIONS } from './core/legal.js';
import { arenaOf, expectGame, isView, load } from './load.js';
import type { GameState } from './state.js';
import type { GameView } from './view.js';

const ids = /* @__PURE__ */ new Int16Array(MOST_ACTIONS);

/**
 * Every legal action of the side that decides, each once: `decline`, `draw`, `use`, then `recover`, `place`, `target`
 * and `move`, each by kind (Kwak first, then by strength) and slot. Empty when the game is over, and for a view whose
 * viewer does not decide. The list is the caller's; the actions in it are frozen.
 *
 * @throws {@link ToyBattleError} `not-a-game` if `x` is neither a state nor a view.
 */
export function legalActions(x: GameState | GameView): readonly Action[] {
  expectGame(x);
  if (x.decision === null || (isView(x) && x.viewer !== x.decision.side)) return [];
  const p = load(x);
  const found = legal(p, ids);
  const { actions } = arenaOf(x);
  const legalOnes: Action[] = [];
  for (let i = 0; i < found; i++) legalOnes.push(actions[ids[i]!]!);
  return legalOnes;
}
