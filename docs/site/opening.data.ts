import { createGame, type GameState } from 'toy-battle';
import { watch } from './demo.js';

/** How many decisions of the game are made before anybody looks. */
const DECISIONS = 35;

export interface Moment {
  readonly state: GameState;
  readonly said: string[];
}

declare const data: Moment;

export { data };

/** A position in the middle of a game, the same in each build, for the landing page to begin with. */
export default {
  async load(): Promise<Moment> {
    let now: Moment | undefined;
    const game = watch(createGame({ battlefield: 'castle-field', seed: 'red sky' }));
    for (let n = 0; n < DECISIONS; n++) {
      const { value, done } = await game.next();
      if (done) throw new Error(`this game ends before ${DECISIONS} decisions`);
      now = value;
    }
    return now!;
  },
};
