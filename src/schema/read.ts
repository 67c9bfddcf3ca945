/**
 * From untrusted data to a typed value, in three steps: is it plain, has it the right shape, does it make sense?
 *
 * @module
 */
import { ToyBattleError } from '../errors.js';
import { deepFreeze } from '../freeze.js';
import { dataIssues } from './issues.js';
import { copyPlain, type DataIssue, NotPlain } from './plain.js';
import type { Shape } from './shapes.js';

/** What a `safeParse…` function returns. */
export type ParseResult<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: ToyBattleError };

/** Checks the sense of a value and returns it, or what stands for it; throws a `ToyBattleError`. */
type Sense<T> = (value: T) => T;

/** Reads data of one shape; the value shares nothing with the data and is deeply frozen. */
export function read<T>(what: string, shape: () => Shape<T>, data: unknown, sense?: Sense<T>): ParseResult<T> {
  try {
    const shaped = shapedLike(what, shape(), data);
    return { ok: true, value: deepFreeze(sense === undefined ? shaped : sense(shaped)) };
  } catch (error) {
    if (error instanceof ToyBattleError) return { ok: false, error };
    throw error;
  }
}

/** The value of a result, or its error thrown. */
export function unwrap<T>(result: ParseResult<T>): T {
  if (result.ok) return result.value;
  throw result.error;
}

/** The error for data that is of the wrong shape. */
export function badData(what: string, issues: readonly DataIssue[]): ToyBattleError {
  const [first = { at: '', problem: 'is not right' }, ...others] = issues;
  const more = others.length === 0 ? '' : ` (and ${others.length} more)`;
  const message = `not ${what}: ${first.at === '' ? 'it' : first.at} ${first.problem}${more}`;
  return new ToyBattleError('bad-data', message, { what: what.replace(/^an? /, ''), issues });
}

function shapedLike<T>(what: string, shape: Shape<T>, data: unknown): T {
  let plain: unknown;
  try {
    plain = copyPlain(data);
  } catch (error) {
    if (error instanceof NotPlain) throw badData(what, [error.issue]);
    throw error;
  }
  // Without `jitless`, zod may make functions out of text, which strict content policies forbid.
  const result = shape.safeParse(plain, { jitless: true, reportInput: true });
  if (result.success) return result.data;
  throw badData(what, dataIssues(result.error.issues));
}
