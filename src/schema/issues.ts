/**
 * What zod found wrong, in the words of this library.
 *
 * @module
 */
import type * as z from 'zod/mini';
import { type DataIssue, pathText, quote } from './plain.js';

/** More than anybody reads. */
const MOST_ISSUES = 20;

const TYPES: Readonly<Record<string, string>> = {
  array: 'a list',
  boolean: 'true or false',
  int: 'a whole number',
  number: 'a number',
  object: 'an object',
  string: 'a text',
  tuple: 'a list',
};

/** The first issues of a failed parse, one a place; the parse must have been asked to report its input. */
export function dataIssues(found: readonly z.core.$ZodIssue[]): DataIssue[] {
  const issues = found.slice(0, MOST_ISSUES).flatMap((issue) => dataIssuesOf(issue, []));
  return issues.filter(({ at }, i) => at !== issues[i - 1]?.at);
}

function dataIssuesOf(issue: z.core.$ZodIssue, above: readonly PropertyKey[]): DataIssue[] {
  const path = [...above, ...issue.path];
  if (issue.code === 'invalid_union' && issue.discriminator === undefined) {
    // The only plain union: a battlefield is an id or an object.
    const alternative = issue.errors[typeof issue.input === 'object' && issue.input !== null ? 1 : 0] ?? [];
    return alternative.flatMap((inner) => dataIssuesOf(inner, path));
  }
  return [{ at: pathText(path), problem: problemOf(issue) }];
}

function problemOf(issue: z.core.$ZodIssue): string {
  const { input } = issue;
  const found = input === undefined ? 'is missing' : `is ${show(input)}`;
  switch (issue.code) {
    case 'invalid_type':
      return `${found}, must be ${TYPES[issue.expected] ?? issue.expected}`;
    case 'invalid_value':
      return `${found}, must be ${issue.values.map(show).join(' or ')}`;
    case 'invalid_union':
      return `must be ${(('options' in issue && issue.options) || []).map(show).join(' or ')}`;
    case 'unrecognized_keys':
      return `has the unknown key ${quote(issue.keys[0] ?? '')}`;
    case 'too_big':
      return `${size(issue)}, must ${counted(issue) ? 'have' : 'be'} at most ${issue.maximum}`;
    case 'too_small':
      return `${size(issue)}, must ${counted(issue) ? 'have' : 'be'} at least ${issue.minimum}`;
    default:
      return 'is not right';
  }
}

type SizeIssue = z.core.$ZodIssueTooBig | z.core.$ZodIssueTooSmall;

function counted({ origin }: SizeIssue): boolean {
  return origin === 'array' || origin === 'string';
}

function size(issue: SizeIssue): string {
  if (!counted(issue)) return `is ${show(issue.input)}`;
  return `has ${(issue.input as { length: number }).length} ${issue.origin === 'array' ? 'entries' : 'characters'}`;
}

function show(value: unknown): string {
  if (typeof value === 'string') return quote(value);
  if (typeof value === 'object' && value !== null) return Array.isArray(value) ? 'a list' : 'an object';
  return String(value);
}
