import type { GameState } from 'toy-battle';
import { applyWithEvents, createGame, legalActions, redactEvents, redactFor } from 'toy-battle';
import { createRandom, greedyBot } from 'toy-battle/bots';
import { renderSvg, type SvgOptions } from 'toy-battle/render';
import { describe } from 'toy-battle/text';

/** What blue may see of a game, as a picture. */
export function picture(state: GameState, options?: SvgOptions): string {
  return renderSvg(redactFor(state, 'blue'), options);
}

/** Two bots play to the end, a decision at a time. */
export async function* watch(state = createGame({ battlefield: 'castle-field' })) {
  const bot = greedyBot();
  const random = createRandom('two bots');
  while (state.decision) {
    const { side } = state.decision;
    const legal = legalActions(state);
    const view = redactFor(state, side); // no bot sees a state
    const action = await bot.choose(view, { legal, random });
    const { state: next, events } = applyWithEvents(state, action, { by: side });
    state = next;
    const said = redactEvents(events, 'blue').map((event) => describe(event, 'en'));
    yield { state, action, said };
  }
}
