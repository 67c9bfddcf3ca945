/** What becomes of a bot's answer. */
import { actionId, actionOf } from '../../bots/index.js';
import { type Action, explain, type GameState, type GameView } from '../../index.js';
import { describe } from '../../text/index.js';
import type { ForfeitReason } from './messages.js';
import { shown } from './shown.js';

/** A bot has lost, for a reason outside the rules. */
export class Forfeit extends Error {
  readonly reason: ForfeitReason;

  constructor(reason: ForfeitReason, message: string) {
    super(message);
    this.reason = reason;
  }
}

/**
 * What a bot answered, as the library's own object.
 *
 * @throws Forfeit
 */
export function legalOne(x: GameState | GameView, answer: unknown): Action {
  const illegality = explain(x, answer as Action);
  if (illegality === undefined) return actionOf(x, actionId(x, answer as Action));
  if (illegality.code === 'malformed') throw new Forfeit('malformed', `${shown(answer)} is no action`);
  throw new Forfeit('illegal', `${shown(answer)}: ${describe(illegality, 'en')}`);
}
