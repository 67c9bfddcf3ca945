/**
 * Freezing what this library has built itself.
 *
 * @module
 */

/** Freezes plain data all the way down, also below parts that are frozen already. */
export function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null) {
    Object.freeze(value);
    for (const part of Object.values(value)) deepFreeze(part);
  }
  return value;
}

/** A value that is frozen for good: itself if it is frozen, else a frozen copy. */
export function frozenCopy<T extends object>(value: T): T {
  return Object.isFrozen(value) ? value : deepFreeze(JSON.parse(JSON.stringify(value)));
}
