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
import { styleFor } from '../render/ansi.js';
import { renderText } from '../render/index.js';
import { specialLabel, turnTitle } from '../render/sentences.js';
import { wrap } from '../render/width.js';
import { battlefieldName, describe, type Language, specialText } from '../text/index.js';
import type { Io } from './io.js';
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
  const say = (text: string): void => io.out(`${wrap(text, '  ')}\n`);
  const board = (state: GameState): void => {
    io.out(`\n${renderText(viewer ? redactFor(state, viewer) : state, { lang, color: io.colour })}\n`);
  };
  const beginTurn = (state: GameState, side: Side): void => {
    const shown = boardsFor === undefined || boardsFor === side;
    // A side that is stuck ends the game as its turn begins: then the board follows.
    if (shown && !state.result) board(state);
    else io.out(`\n${styleFor(io.colour).heading(turnTitle(state.turn, side, lang))}\n`);
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
    return `${specialLabel(kind, lang)}${lang === 'en' ? ': ' : '：'}${specialText(kind, lang)}`;
  });
  return [
    words.intro(battlefieldName(x.battlefield, lang), board.objective),
    ...(x.specialBases ? specials : specials.length > 0 ? [words.ordinary] : []),
    words.legend,
  ];
}
