/**
 * Masks: sets of slots or regions, one bit each in one integer.
 *
 * @module
 */

/** The lowest member of a mask that is not empty. */
export function lowest(mask: number): number {
  return 31 - Math.clz32(mask & -mask);
}

/** Whether a mask holds `member`. */
export function holds(mask: number, member: number): boolean {
  return ((mask >>> member) & 1) === 1;
}

/** The members of a mask, ascending. */
export function members(mask: number): number[] {
  const list: number[] = [];
  for (let rest = mask; rest !== 0; rest &= rest - 1) list.push(lowest(rest));
  return list;
}
