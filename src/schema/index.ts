/**
 * Untrusted data in, typed value or typed error out: `parse…` throws, `safeParse…` returns the error, `…Schema` is the
 * same as a Standard Schema object.
 *
 * @packageDocumentation
 */
export {
  actionSchema,
  battlefieldSchema,
  eventsSchema,
  parseAction,
  parseBattlefield,
  parseEvents,
  parseRecord,
  parseRedactedEvents,
  parseRedactedRecord,
  parseState,
  parseView,
  recordSchema,
  redactedEventsSchema,
  redactedRecordSchema,
  safeParseAction,
  safeParseBattlefield,
  safeParseEvents,
  safeParseRecord,
  safeParseRedactedEvents,
  safeParseRedactedRecord,
  safeParseState,
  safeParseView,
  stateSchema,
  viewSchema,
} from './parse.js';
export type { DataIssue } from './plain.js';
export type { ParseResult } from './read.js';
export type { StandardIssue, StandardResult, StandardSchema } from './standard.js';
