/**
 * All that the page remembers of a game, and what changes it: a reducer without a line of DOM, so that its tests need
 * no browser.
 */
import type { Action, DecisionKind, Side } from 'toy-battle';
import { act, isView, latest, type Show, type Table, takeBack, toDecide } from './table.js';
import { undoOf } from './undo.js';

export interface Session {
  readonly table: Table;
  /** How many steps of the game are shown; fewer than there are while somebody looks back. */
  readonly at: number;
  /** Whose knowledge is asked for; `shown` says whose may be given. */
  readonly show: Show;
  /** The person at the screen: always the same one against a bot, whoever opened the curtain last between two people. */
  readonly seated: Side | null;
}

export type Message =
  | { readonly type: 'act'; readonly action: Action; readonly by: Side }
  | { readonly type: 'undo' }
  | { readonly type: 'look'; readonly at: number }
  | { readonly type: 'show'; readonly show: Show }
  /** Whoever decides sits down at the screen. */
  | { readonly type: 'sit' };

/** A session that begins at the end of what is on the table. */
export function sessionOf(table: Table): Session {
  const { seats } = table;
  const last = latest(table);
  const people = (['blue', 'red'] as const).filter((side) => seats?.[side] === 'person');
  const seated = people.length === 1 ? people[0]! : null;
  const over = last.result !== null;
  return {
    table,
    at: table.steps.length,
    // Whoever opens a game that is not over may yet want to take a seat in it.
    show: seated ?? (isView(last) ? last.viewer : over ? 'all' : 'spectator'),
    seated,
  };
}

export function update(session: Session, message: Message): Session {
  const { table, at } = session;
  switch (message.type) {
    case 'act': {
      const next = act(table, message.action, message.by);
      // Who looks back goes on looking back.
      const follows = at === table.steps.length;
      return { ...session, table: next, at: follows ? next.steps.length : at };
    }
    case 'undo': {
      const undo = undoOf(table);
      if ('refused' in undo || at < table.steps.length) return session;
      // Where both had to agree, nobody knows who holds the device.
      return { ...session, table: takeBack(table, undo.to), at: undo.to, seated: undo.ask ? null : session.seated };
    }
    case 'look':
      return { ...session, at: Math.max(0, Math.min(message.at, table.steps.length)) };
    case 'show':
      return choices(session).includes(message.show) ? { ...session, show: message.show } : session;
    case 'sit': {
      const side = toDecide(table);
      return table.seats && side && table.seats[side] === 'person' ? { ...session, seated: side, show: side } : session;
    }
  }
}

/** Whether the curtain is down: somebody else than the person at the screen is to decide. */
export function isCurtainDown({ table, seated }: Session): boolean {
  const { seats } = table;
  const side = toDecide(table);
  return side !== null && seats?.blue === 'person' && seats.red === 'person' && side !== seated;
}

/** Whose knowledge may be chosen: everybody's as soon as there is nothing to spoil. */
export function choices(session: Session): readonly Show[] {
  const { table, seated } = session;
  const last = latest(table);
  if (isView(last)) return [last.viewer];
  if (table.seats === null || last.result !== null) return ['all', 'blue', 'red', 'spectator'];
  return seated === null || isCurtainDown(session) ? ['spectator'] : [seated, 'spectator'];
}

/** Whose knowledge is shown. */
export function shown(session: Session): Show {
  const allowed = choices(session);
  return allowed.includes(session.show) ? session.show : allowed[0]!;
}

/** Who may act on the page now: a person who decides, sits there, sees their own tiles and does not look back. */
export function atTurn(session: Session): Side | null {
  const { table, at } = session;
  const side = toDecide(table);
  const acts = side !== null && table.seats?.[side] === 'person' && at === table.steps.length;
  return acts && !isCurtainDown(session) && shown(session) === side ? side : null;
}

/** What the person at the screen is to do: a decision of theirs, hand the device on, wait for a bot, or just look. */
export function phaseOf(session: Session): DecisionKind | 'curtain' | 'bot' | 'look' {
  const { table } = session;
  if (atTurn(session) !== null) return latest(table).decision!.kind;
  if (isCurtainDown(session)) return 'curtain';
  const side = toDecide(table);
  return side !== null && table.seats![side] !== 'person' ? 'bot' : 'look';
}
