/** Replaying a record from a file. */
import { type GameRecord, type Illegality, parseRecordText, replay, ToyBattleError } from '../index.js';
import { parseRecord } from '../schema/index.js';
import { describe, type Language } from '../text/index.js';
import type { Options } from './args.js';
import { EXIT, type ExitCode, type Io, UserError } from './io.js';
import { createNarrator } from './narrator.js';
import { printRecord } from './play.js';
import { WORDS } from './words.js';

/** Plays the record in `file` through, turn by turn. */
export async function replayFile(file: string, options: Options, io: Io): Promise<ExitCode> {
  const name = file === '-' ? 'standard input' : file;
  const text = await read(file, io);
  const { record, states, events } = explained(name, options.lang, () => {
    const record = recordIn(text);
    return { record, ...replay(record) };
  });
  if (options.json) {
    printRecord(record, options, io);
    return EXIT.ok;
  }
  const { lang, view } = options;
  const narrator = createNarrator(io, { lang, viewer: view });
  const [start, ...after] = states;
  if (start) narrator.start(start);
  for (const [i, state] of after.entries()) narrator.step(state, events[i] ?? []);
  const end = states.at(-1);
  if (end?.decision) {
    if (end.turn > 1 || after.length > 0) narrator.board(end);
    narrator.say(WORDS[lang].recordEnds);
  }
  return EXIT.ok;
}

async function read(file: string, io: Io): Promise<string> {
  try {
    return file === '-' ? await io.readStdin() : await io.readFile(file);
  } catch (error) {
    throw new UserError(`cannot read ${file}: ${reasonOf(error)}`);
  }
}

/** Node's short reasons in words. */
export function reasonOf(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT') return 'there is no such file';
  if (code === 'EISDIR') return 'it is a directory';
  if (code === 'EACCES') return 'permission denied';
  return message;
}

/** A record as JSON if it looks like that, else as text. */
function recordIn(text: string): GameRecord {
  const trimmed = text.replace(/^\uFEFF/, '').trim();
  if (trimmed === '') throw new UserError('there is no record in it');
  if (!/^[[{"]/.test(trimmed)) return parseRecordText(trimmed);
  let json: unknown;
  try {
    json = JSON.parse(trimmed);
  } catch (error) {
    throw new UserError(`not JSON: ${(error as Error).message}`);
  }
  if (typeof json === 'object' && json !== null && 'view' in json) {
    throw new UserError('it holds what one viewer saw (--json with --view); only a whole record can be replayed');
  }
  return parseRecord(json);
}

/** Names the file in front of what is wrong with it; an illegal step is explained as to a player. */
function explained<T>(name: string, lang: Language, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof ToyBattleError && 'illegality' in error.data) {
      const { step, illegality } = error.data as { step: number; illegality: Illegality };
      throw new UserError(`${name}: step ${step}: ${describe(illegality, lang)}`);
    }
    if (error instanceof UserError || error instanceof ToyBattleError) throw new UserError(`${name}: ${error.message}`);
    throw error;
  }
}
