/** What the board shows: the game as it is, or, while something happens, as it becomes event by event. */
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { type GameEvent, type GameState, type GameView, type RedactedEvent, reduce } from 'toy-battle';
import { fly, isStill, land } from './animate.js';
import { type Flight, flightsOf } from './flights.js';
import { heard, isView, type Show, seen, type Table } from './table.js';
import { useStride } from './use-stride.js';

type Game = GameState | GameView;

export interface Picture {
  readonly x: Game;
  /** Resolves when what is shown is the game as it is. */
  ready(): Promise<void>;
}

/**
 * `now` is what is to be seen in the end. When the game goes one step on, the step's events are shown one after
 * the other, and each is folded into the picture when it has been shown: `reduce` needs no rules, and a redacted event tells no more than its viewer may know. Anything
 * else that changes what is to be seen is shown at once.
 */
export function usePicture(
  table: Table,
  at: number,
  show: Show,
  now: Game,
  draw: (what: Flight['what']) => string,
): Picture {
  const key = `${show} ${at}`;
  const stride = useStride(table, at);
  const [between, setBetween] = useState<{ readonly key: string; readonly table: Table; readonly x: Game } | null>(
    null,
  );
  const playing = useRef<Promise<void>>(Promise.resolve());
  const drawing = useRef(draw);
  drawing.current = draw;

  useLayoutEffect(() => {
    if (stride() !== 'on' || isStill()) return setBetween(null);
    let stopped = false;
    const play = async () => {
      let x = seen(table, at - 1, show);
      setBetween({ key, table, x });
      for (const event of heard(table, at, show)) {
        const flights = flightsOf(event);
        if (flights.length > 0) {
          // What flies up leaves the picture at once, so that it is not in two places.
          if (leaves(event)) setBetween({ key, table, x: fold(x, event) });
          await nextFrame();
          if (stopped) return;
          await fly(flights, drawing.current);
          if (stopped) return;
        }
        x = fold(x, event);
        setBetween({ key, table, x });
      }
      setBetween(null);
    };
    playing.current = play();
    return () => {
      stopped = true;
      land();
    };
  }, [table, key]);

  useEffect(() => land, []);

  // A picture of another moment, or for other eyes, is never shown, not even for one frame.
  const x = between?.key === key && between.table === table ? between.x : now;
  const ready = useRef(() => playing.current);
  return { x, ready: ready.current };
}

/** An event and a picture always are of one viewer, or both of nobody in particular. */
function fold(x: Game, event: GameEvent | RedactedEvent): Game {
  return isView(x) ? reduce(x, event as RedactedEvent) : reduce(x, event as GameEvent);
}

function leaves({ type }: GameEvent | RedactedEvent): boolean {
  return type === 'claimed' || type === 'discarded' || type === 'recalled' || type === 'lost' || type === 'recovered';
}

function nextFrame(): Promise<unknown> {
  // No frames come in the background.
  return new Promise((resolve) => {
    requestAnimationFrame(resolve);
    setTimeout(resolve, 50);
  });
}
