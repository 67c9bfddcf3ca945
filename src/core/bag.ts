/**
 * Bags: multisets of kinds, packed four bits a kind into one integer. No side ever has more than three of a kind, so
 * a bag stays below 2³⁰ and adding or removing a tile is plain addition.
 *
 * @module
 */

/** The bag that holds one tile of `kind`. */
export function one(kind: number): number {
  return 1 << (kind << 2);
}

/** How many tiles of `kind` a bag holds. */
export function count(bag: number, kind: number): number {
  return (bag >>> (kind << 2)) & 15;
}

/** How many tiles a bag holds. */
export function size(bag: number): number {
  // Adds neighbouring nibbles, then lets one multiplication add the four bytes up in the highest.
  return Math.imul((bag & 0x0f0f0f0f) + ((bag >>> 4) & 0x0f0f0f0f), 0x01010101) >>> 24;
}
