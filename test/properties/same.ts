/** Assertions that cost next to nothing while they hold, for properties that check millions of values. */
import { expect } from 'vitest';

/** `actual` and `expected` are the same JSON, keys in the same order. */
export function same(actual: unknown, expected: unknown, message?: string): void {
  if (JSON.stringify(actual) !== JSON.stringify(expected)) {
    expect(actual, message).toEqual(expected);
    expect(JSON.stringify(actual), message).toBe(JSON.stringify(expected));
  }
}

/** Something holds. */
export function holds(condition: boolean, message: string): void {
  if (!condition) expect.unreachable(message);
}
