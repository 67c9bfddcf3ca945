/** Tells a game turn by turn, to somebody who may know everything or to one viewer. */
import {
  battlefieldOf,
  type GameEvent,
  type GameState,
  type GameView,
  redactEvents,
  redactFor,
  type Side,
  type Viewer,
} from '../index.js';
import { battlefieldName, describe, type Language, specialName, specialText } from '../text/index.js';
import { boardText } from './board.js';
import type { Io } from './io.js';
import { statusText } from './status.js';
import { styleFor } from './style.js';
import { wrap } from './width.js';
import { WORDS } from './words.js';

export interface Audience {
  readonly lang: Language;
  /** Who is told the game; `undefined` may know everything. */
  readonly viewer: Viewer | undefined;
  /** At whose turns the board is shown; `undefined` for every turn. */
  readonly boardsFor?: Side;
}

export interface Narrator {
  /** The battlefield, and the first turn. */
  start(state: GameState): void;
  /** What one action did; `state` is the one after it. */
  step(state: GameState, events: readonly GameEvent[]): void;
  /** A line outside the turns. */
  say(text: string): void;
  /** The board, where the game is left before its end. */
  board(state: GameState): void;
}

export function createNarrator(io: Pick<Io, 'out' | 'colour'>, { lang, viewer, boardsFor }: Audience): Narrator {
  const style = styleFor(io.colour);
  const words = WORDS[lang];
  const say = (text: string): void => io.out(`${wrap(text, '  ')}\n`);
  const board = (state: GameState): void => {
    const shown = viewer ? redactFor(state, viewer) : state;
    io.out(`\n${boardText(shown, lang, style)}\n\n${statusText(shown, lang, style)}\n`);
  };
  const heading = (text: string): void => io.out(`\n${style.heading(`== ${text} ==`)}\n`);
  const beginTurn = (state: GameState, side: Side): void => {
    if (boardsFor === undefined || boardsFor === side) board(state);
    heading(words.turn(state.turn, side));
  };
  return {
    say,
    board,
    start(state) {
      for (const line of introduction(state, lang)) say(line);
      if (state.decision) beginTurn(state, state.decision.side);
    },
    step(state, events) {
      for (const event of viewer ? redactEvents(events, viewer) : events) {
        if (event.type === 'decision') continue;
        if (event.type === 'turn') {
          beginTurn(state, event.side);
        } else if (event.type === 'ended') {
          board(state);
          heading(words.over);
          say(describe(event, lang));
        } else {
          say(describe(event, lang));
        }
      }
    },
  };
}

/** The battlefield's name and goal, its specials, and how to read the board. */
function introduction(x: GameState | GameView, lang: Language): string[] {
  const board = battlefieldOf(x);
  const words = WORDS[lang];
  const kinds = new Set(board.slots.flatMap(({ special }) => (special ? [special.kind] : [])));
  const specials = [...kinds].map((kind) => {
    const name = kind === 'noTroopEffect' ? words.noEffect : specialName(kind, lang);
    return `${name}${lang === 'en' ? ': ' : '：'}${specialText(kind, lang)}`;
  });
  return [
    words.intro(battlefieldName(x.battlefield, lang), board.objective),
    ...(x.specialBases ? specials : specials.length > 0 ? [words.ordinary] : []),
    words.legend,
  ];
}
