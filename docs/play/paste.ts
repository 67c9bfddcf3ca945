/** What a person pastes, or a link holds: a record or a position, as text or as JSON. */
import { parsePositionText, parseRecordText } from 'toy-battle';
import { PageError } from './errors.js';
import { isView, type Table, tableOfPosition, tableOfRecord } from './table.js';

/**
 * The table that a text describes. What comes from a stranger must make sense before it is shown: records are played
 * through, positions go through the parsers of `toy-battle/schema`.
 *
 * @throws `ToyBattleError` that says what is wrong; `PageError` `bad-json` or `not-loaded`.
 */
export async function tableOf(text: string): Promise<Table> {
  const trimmed = text.trim();
  if (trimmed.startsWith('{')) return tableOfJson(trimmed);
  // A position is one line whose first word is the version of its format.
  if (!/^\d+ \w+ /.test(trimmed)) return tableOfRecord(parseRecordText(text));
  const { parseState, parseView } = await readers();
  const x = parsePositionText(trimmed);
  return tableOfPosition(isView(x) ? parseView(x) : parseState(x));
}

/** The parsers, which are only loaded when they are needed. */
export async function readers() {
  return import('toy-battle/schema').catch(() => {
    throw new PageError('not-loaded');
  });
}

async function tableOfJson(text: string): Promise<Table> {
  const { parseRecord, parseState, parseView } = await readers();
  const data = jsonOf(text);
  if ('steps' in data) return tableOfRecord(parseRecord(data));
  return tableOfPosition('viewer' in data ? parseView(data) : parseState(data));
}

function jsonOf(text: string): object {
  try {
    return JSON.parse(text) as object;
  } catch {
    throw new PageError('bad-json');
  }
}
