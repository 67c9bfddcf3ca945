/** Flies the tiles and medals of events over the page, with the Web Animations API. */
import type { Flight, Place } from './flights.js';

/** Milliseconds of a flight, and between the starts of two that leave together. */
const DURATION = 380;
const STAGGER = 90;

export const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** What is in the air now. */
const aloft = new Set<{ readonly ghost: HTMLElement; readonly animation: Animation }>();

/** Resolves when all have landed. `picture` draws what flies. */
export async function fly(flights: readonly Flight[], picture: (what: Flight['what']) => string): Promise<void> {
  await Promise.all(
    flights.map(async (flight, i) => {
      const from = middleOf(flight.from);
      const to = middleOf(flight.to);
      if (!from || !to) return;
      const ghost = document.createElement('div');
      ghost.className = flight.what === 'medal' ? 'ghost medal' : 'ghost';
      ghost.ariaHidden = 'true';
      ghost.innerHTML = picture(flight.what);
      document.body.append(ghost);
      const at = ({ x, y }: Middle, scale: number) => `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${scale})`;
      const between = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
      const animation = ghost.animate(
        [
          { transform: at(from, 0.9), opacity: 0.4 },
          { transform: at(between, 1.35), opacity: 1, offset: 0.5 },
          { transform: at(to, 1), opacity: 1 },
        ],
        { duration: DURATION, delay: i * STAGGER, easing: 'ease-in-out', fill: 'both' },
      );
      const one = { ghost, animation };
      aloft.add(one);
      // `finished` rejects if the flight is cut short.
      await animation.finished.catch(() => {});
      aloft.delete(one);
      ghost.remove();
    }),
  );
}

/** Takes everything out of the air. */
export function land(): void {
  for (const { ghost, animation } of aloft) {
    ghost.remove();
    animation.cancel();
  }
  aloft.clear();
}

interface Middle {
  readonly x: number;
  readonly y: number;
}

function middleOf(place: Place): Middle | null {
  const box = document.querySelector(`[data-place="${place}"]`)?.getBoundingClientRect();
  return box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null;
}
