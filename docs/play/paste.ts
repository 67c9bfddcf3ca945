/** What a person pastes, or a link holds: a record or a position, as text or as JSON. */
import { parsePositionText, parseRecordText } from 'toy-battle';
import { isView, type Table, tableOfPosition, tableOfRecord } from './table.js';

/**
 * The table that a text describes. What comes from a stranger must make sense before it is shown: records are played
 * through, positions go through the parsers of `toy-battle/schema`, which are only loaded here.
 *
 * @throws `ToyBattleError` that says what is wrong.
 */
export async function tableOf(text: string): Promise<Table> {
  const trimmed = text.trim();
  if (trimmed.startsWith('{')) return tableOfJson(JSON.parse(trimmed));
  // A position is one line whose first word is the version of its format.
  if (!/^\d+ \w+ /.test(trimmed)) return tableOfRecord(parseRecordText(text));
  const { parseState, parseView } = await import('toy-battle/schema');
  const x = parsePositionText(trimmed);
  return tableOfPosition(isView(x) ? parseView(x) : parseState(x));
}

async function tableOfJson(data: object): Promise<Table> {
  const { parseRecord, parseState, parseView } = await import('toy-battle/schema');
  if ('steps' in data) return tableOfRecord(parseRecord(data));
  return tableOfPosition('viewer' in data ? parseView(data) : parseState(data));
}
