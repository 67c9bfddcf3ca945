/** What a slot on the board answers when it is chosen. All knowledge of the rules comes from the library. */
import { type Action, explain, type GameView, type Illegality, legalActions, type TroopKind } from 'toy-battle';

/** What the player has picked up so far: a tile of the rack, or an enemy troop that is to be moved. */
export type Held = { readonly kind: TroopKind } | { readonly from: number } | null;

export type Answer =
  | { readonly does: 'act'; readonly action: Action }
  /** The slot is the first half of an action. */
  | { readonly does: 'hold'; readonly from: number }
  /** The slot that is held: it lays the troop back. */
  | { readonly does: 'release' }
  /** A tile must be picked first. */
  | { readonly does: 'ask' }
  | { readonly does: 'refuse'; readonly why: Illegality };

/** What choosing a slot would do, for the viewer of a view. */
export function answerOf(view: GameView, held: Held, slot: number): Answer {
  const kind = view.decision?.kind;
  if (kind === 'displace') {
    const from = held !== null && 'from' in held ? held.from : null;
    if (from === slot) return { does: 'release' };
    const move = from === null ? null : attempt(view, { type: 'move', from, to: slot });
    if (move?.does === 'act') return move;
    const first = legalActions(view).some((action) => action.type === 'move' && action.from === slot);
    if (first) return { does: 'hold', from: slot };
    if (move) return move;
    // No move from here is legal, so any shows why.
    return attempt(view, { type: 'move', from: slot, to: slot === 0 ? 1 : 0 });
  }
  if (kind === 'turn' || kind === 'capn') {
    if (held !== null && 'kind' in held) return attempt(view, { type: 'place', kind: held.kind, slot });
    return { does: 'ask' };
  }
  return attempt(view, { type: 'target', slot });
}

function attempt(view: GameView, action: Action): Answer {
  const why = explain(view, action);
  return why ? { does: 'refuse', why } : { does: 'act', action };
}

/** The slots that would do something. */
export function openSlots(view: GameView, held: Held): number[] {
  const does = (slot: number) => ['act', 'hold', 'release'].includes(answerOf(view, held, slot).does);
  return view.stacks.flatMap((_, slot) => (does(slot) ? slot : []));
}

/** Those that lead on: where the held troop may go, not the ones that could be held in its place. */
export function litSlots(view: GameView, held: Held): number[] {
  const open = openSlots(view, held);
  return held === null ? open : open.filter((slot) => answerOf(view, held, slot).does === 'act');
}

/** The legal actions that no slot and no tile of the rack stands for: these get buttons of their own. */
export function spokenActions(view: GameView): readonly Action[] {
  const order = ['draw', 'use', 'recover', 'decline'];
  const spoken = legalActions(view).filter(({ type }) => order.includes(type));
  return spoken.sort((a, b) => order.indexOf(a.type) - order.indexOf(b.type));
}
