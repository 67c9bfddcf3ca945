/** Where the keyboard goes when the decision changes, so that nobody has to look for what is to be done next. */
import { useEffect, useRef } from 'preact/hooks';

/** What may be waiting to be used, the most likely first; where there is no decision to make, what is said about it. */
export const NEXT: readonly string[] = [
  '.prompt:is([data-phase="curtain"], [data-phase="bot"], [data-phase="look"]) .ask',
  '.slot.lit',
  '.rack [tabindex="0"]',
  '.prompt .strong',
  '.prompt button',
];

/** `moment` changes with the decision. Focus outside `.playing`, in a menu or the move list, is left alone. */
export function useFocus(moment: unknown): void {
  const isFirst = useRef(true);
  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    const { activeElement } = document;
    if (activeElement && activeElement !== document.body && !activeElement.closest('.playing')) return;
    focusFirst(NEXT);
  }, [moment]);
}

/** Focuses the first element that there is, and says whether there was one. */
export function focusFirst(selectors: readonly string[]): boolean {
  for (const selector of selectors) {
    const found = document.querySelector<HTMLElement>(selector);
    if (!found) continue;
    found.focus({ preventScroll: lastInput === 'pointer' });
    return true;
  }
  return false;
}

// A page must not jump under the finger.
let lastInput: 'keyboard' | 'pointer' = 'keyboard';
addEventListener('keydown', () => void (lastInput = 'keyboard'), true);
addEventListener('pointerdown', () => void (lastInput = 'pointer'), true);
