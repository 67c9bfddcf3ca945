/**
 * Schemas as objects that form, router and RPC libraries understand: https://standardschema.dev, version 1.
 *
 * @module
 */
import type { ToyBattleError } from '../errors.js';
import type { DataIssue } from './plain.js';
import type { ParseResult } from './read.js';

/** What is wrong with a value, for a library that reads Standard Schema. */
export interface StandardIssue {
  /** What is wrong, in English. */
  readonly message: string;
  /** The keys that lead to it; absent for the whole value. */
  readonly path?: readonly (string | number)[];
}

/** The result of {@link StandardSchema} validation: the value, or what is wrong. */
export type StandardResult<T> =
  | { readonly value: T; readonly issues?: undefined }
  | { readonly issues: readonly StandardIssue[] };

/** A Standard Schema, version 1, of unknown data in and `T` out. */
export interface StandardSchema<T> {
  readonly '~standard': {
    readonly version: 1;
    readonly vendor: 'toy-battle';
    /** Validates without throwing. */
    readonly validate: (value: unknown) => StandardResult<T>;
    /** For the compiler only; never set. */
    readonly types?: { readonly input: unknown; readonly output: T } | undefined;
  };
}

/** A reader as a Standard Schema. */
export function standard<T>(safeParse: (data: unknown) => ParseResult<T>): StandardSchema<T> {
  const validate = (data: unknown): StandardResult<T> => {
    const result = safeParse(data);
    return result.ok ? { value: result.value } : { issues: issuesOf(result.error) };
  };
  return { '~standard': { version: 1, vendor: 'toy-battle', validate } };
}

function issuesOf({ message, data }: ToyBattleError): StandardIssue[] {
  const { issues, at } = data as { issues?: readonly DataIssue[]; at?: string };
  if (issues === undefined) return [issue(message, at ?? '')];
  return issues.map(({ at, problem }) => issue(`${at === '' ? 'it' : at} ${problem}`, at));
}

function issue(message: string, at: string): StandardIssue {
  const keys = at.match(/"(?:\\.|[^"\\])*"|[^."[\]]+/g) ?? [];
  const path = keys.map((key) => (/^("|\d+$)/.test(key) ? (JSON.parse(key) as string | number) : key));
  return path.length === 0 ? { message } : { message, path };
}
