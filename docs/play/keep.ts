/**
 * Keeps the running game over a reload, for this tab alone. What is kept is the whole record, hidden tiles too: a page
 * without a server has nowhere else to put it. With a server, the browser would keep the player's view at most.
 */
import { applyWithChance, type GameState, setupOf } from 'toy-battle';
import { readers } from './paste.js';
import { latest, type Table } from './table.js';

const KEY = 'toy-battle-game';

type Kept = Pick<Table, 'steps' | 'seats'> & {
  readonly recorded: boolean;
  readonly start: GameState;
  readonly end: GameState;
};

/** Whether leaving the game would lose something. */
export function isRunning(table: Table | null): boolean {
  return table !== null && table.seats !== null && table.steps.length > 0 && latest(table).result === null;
}

export function textToKeep(table: Table): string {
  const { setup, states, steps, seats } = table;
  return JSON.stringify({ recorded: setup !== null, start: states[0], end: latest(table), steps, seats });
}

/** @throws anything, if the text is not of {@link textToKeep}. */
export async function tableOfKept(text: string): Promise<Table> {
  const { parseState } = await readers();
  const { recorded, start, end, steps, seats } = JSON.parse(text) as Kept;
  const states = [parseState(start)];
  const events = steps.map(({ action, chance }) => {
    const applied = applyWithChance(states.at(-1)!, action, () => chance!);
    states.push(applied.state);
    return applied.events;
  });
  // It goes on with the chances that it had.
  states[states.length - 1] = parseState(end);
  return { setup: recorded ? setupOf(states[0]!) : null, states, events, steps, seats };
}

/** Keeps a game that is played; forgets the one before in any case. */
export function keep(table: Table | null): void {
  try {
    if (table?.seats) sessionStorage.setItem(KEY, textToKeep(table));
    else sessionStorage.removeItem(KEY);
  } catch {
    // A browser that stores nothing plays all the same.
  }
}

export function isKept(): boolean {
  return kept() !== null;
}

/** The game that was kept, if any. */
export async function restored(): Promise<Table | null> {
  const text = kept();
  if (text === null) return null;
  try {
    return await tableOfKept(text);
  } catch {
    keep(null);
    return null;
  }
}

function kept(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}
