/** The legal actions of a view, in words and in two steps. */
import { type Action, type BattlefieldData, battlefieldOf, drawCount, type GameView, legalActions } from '../index.js';
import { tileLabel } from '../render/words.js';
import { describe, type Language, specialName } from '../text/index.js';
import type { Choose } from './io.js';
import { WORDS } from './words.js';

interface Entry {
  readonly label: string;
  readonly choice: Action | readonly Entry[];
}

/** Asks until an action is chosen; `null` if the player leaves. */
export async function chooseAction(view: GameView, lang: Language, choose: Choose): Promise<Action | null> {
  const { decision } = view;
  if (!decision) return null;
  const entries = entriesOf(view, legalActions(view), lang);
  const message = describe(decision, lang);
  for (;;) {
    const first = await chooseEntry(message, entries, choose);
    if (first === null) return null;
    if (!isMenu(first.choice)) return first.choice;
    const back: Entry = { label: WORDS[lang].back, choice: [] };
    const second = await chooseEntry(WORDS[lang].where, [...first.choice, back], choose);
    if (second === null) return null;
    if (!isMenu(second.choice)) return second.choice;
  }
}

function isMenu(choice: Entry['choice']): choice is readonly Entry[] {
  return Array.isArray(choice);
}

async function chooseEntry(message: string, entries: readonly Entry[], choose: Choose): Promise<Entry | null> {
  const index = await choose(
    message,
    entries.map((entry) => entry.label),
  );
  return index === null ? null : (entries[index] ?? null);
}

/** One entry for each way to act; placements of one kind, and moves of one troop, share one. Declining comes last. */
function entriesOf(view: GameView, actions: readonly Action[], lang: Language): Entry[] {
  const groups = new Map<string, Action[]>();
  for (const action of actions) {
    const key = groupOf(action);
    groups.set(key, [...(groups.get(key) ?? []), action]);
  }
  const entries = [...groups.values()].map((group) => entryOf(view, group, lang));
  const isDecline = (entry: Entry): boolean => !isMenu(entry.choice) && entry.choice.type === 'decline';
  return [...entries.filter((entry) => !isDecline(entry)), ...entries.filter(isDecline)];
}

function groupOf(action: Action): string {
  switch (action.type) {
    case 'place':
      return `place ${action.kind}`;
    case 'move':
      return `move ${action.from}`;
    default:
      return JSON.stringify(action);
  }
}

function entryOf(view: GameView, group: readonly Action[], lang: Language): Entry {
  const [only] = group as [Action];
  const words = WORDS[lang];
  const board = battlefieldOf(view);
  const place = (slot: number): string => placeText(view, board, slot, lang);
  const placesOf = (): Entry[] =>
    group.map((action) => ({
      label: place(action.type === 'place' ? action.slot : action.type === 'move' ? action.to : 0),
      choice: action,
    }));
  switch (only.type) {
    case 'draw':
      return { label: words.draw(drawCount(view)), choice: only };
    case 'place': {
      const tile = tileLabel(only.kind, lang);
      if (group.length === 1) return { label: words.placeOn(tile, place(only.slot)), choice: only };
      return { label: words.place(tile), choice: placesOf() };
    }
    case 'move':
      return { label: words.move(place(only.from)), choice: placesOf() };
    case 'target':
      return { label: place(only.slot), choice: only };
    case 'recover':
      return { label: words.recover(tileLabel(only.kind, lang)), choice: only };
    case 'use':
      return { label: words.use, choice: only };
    case 'decline':
      return { label: words.decline, choice: only };
  }
}

/** "slot 5 Recall (now Red's Star 6)". */
function placeText(view: GameView, board: BattlefieldData, slot: number, lang: Language): string {
  const words = WORDS[lang];
  const data = board.slots[slot];
  if (data?.hq) return words.enemyHq(slot);
  const special = data?.special && view.specialBases ? specialName(data.special.kind, lang) : '';
  const top = view.stacks[slot]?.at(-1);
  const name = special === '' ? words.slot(slot) : `${words.slot(slot)} ${special}`;
  return top ? name + words.covering(top.side, tileLabel(top.kind, lang)) : name;
}
