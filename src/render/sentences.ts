/** Lines of words about a position, for both kinds of picture. */
import type { Side, Special, SpecialKind } from '../battlefields/types.js';
import type { GameState } from '../state.js';
import type { Language } from '../text/language.js';
import { sideName, specialName, troopName } from '../text/names.js';
import { TROOPS, type TroopKind } from '../troops.js';
import type { GameView, HiddenTiles } from '../view.js';
import type { Scene, Supplies } from './scene.js';
import { tileLabel, tileLabels, WORDS } from './words.js';

/** "Turn 7: Blue". */
export function turnTitle(turn: number, side: Side, lang: Language): string {
  return WORDS[lang].turn(turn) + WORDS[lang].colon + sideName(side, lang);
}

/** "Turn 7: Blue", "Turn 7: Blue · Jumbo", "Game over: Blue wins". */
export function headline({ turn, decision, result }: GameState | GameView, lang: Language): string {
  const { over, colon, wins } = WORDS[lang];
  if (!decision) return over + (result ? colon + sideName(result.winner, lang) + wins : '');
  const { side, kind } = decision;
  const now = turnTitle(turn, side, lang);
  if (kind === 'turn') return now;
  return `${now} · ${kind in TROOPS ? troopName(kind as TroopKind, lang) : specialName(kind as SpecialKind, lang)}`;
}

/** What is special about a slot that is not ordinary in this game, else `null`. */
export function specialAt({ board, specialBases }: Scene, slot: number): Special | null {
  return (specialBases && board.slots[slot]!.special) || null;
}

/** "5 Recall", "3 only 1/2", "0". */
export function slotTitle(scene: Scene, slot: number, lang: Language): string {
  const special = specialAt(scene, slot);
  if (!special) return `${slot}`;
  if (special.kind === 'strengthLimit') return `${slot} ${WORDS[lang].only}${special.strengths.join('/')}`;
  return `${slot} ${specialLabel(special.kind, lang)}`;
}

/** The name of a kind of special slot, short enough for the board. */
export function specialLabel(kind: SpecialKind, lang: Language): string {
  return kind === 'noTroopEffect' ? WORDS[lang].noEffect : specialName(kind, lang);
}

/** "Red Star 6 x2", "Blue HQ", empty: what lies on a slot. */
export function slotContent(
  { board, stacks }: Scene,
  slot: number,
  lang: Language,
  nameOf = (side: Side) => sideName(side, lang),
): string {
  const stack = stacks[slot] ?? [];
  const top = stack.at(-1);
  const { hq } = board.slots[slot]!;
  if (!top) return hq ? `${nameOf(hq)} ${WORDS[lang].hq}` : '';
  return `${nameOf(top.side)} ${tileLabel(top.kind, lang)}${stack.length > 1 ? ` x${stack.length}` : ''}`;
}

/** "5 Recall: Red Star 6 x2", "3: empty". */
export function slotWords(scene: Scene, slot: number, lang: Language): string {
  const { colon, empty } = WORDS[lang];
  return slotTitle(scene, slot, lang) + colon + (slotContent(scene, slot, lang) || empty);
}

/** Medals and reserve, then rack with frozen tiles, then discard of a side. */
export function sideLines(side: Side, supplies: Supplies, objective: number, lang: Language): string[] {
  const { rack, frozen, reserve, discard, medals } = supplies;
  const words = WORDS[lang];
  const pile = (label: string, { size, tiles }: HiddenTiles): string =>
    size > 0 && tiles ? `${label} (${size})${words.colon}${tileLabels(tiles, lang)}` : label + words.colon + size;
  return [
    `${sideName(side, lang)} · ${words.medals} ${medals}/${objective} · ${words.reserve} ${reserve}`,
    pile(words.rack, rack) + (frozen.size > 0 ? ` · ${pile(words.frozen, frozen)}` : ''),
    pile(words.discard, { size: discard.length, tiles: discard }),
  ];
}

/** The regions that still hold medals: "2 (1) 4-6-9". */
export function medalParts({ board, regions }: Scene): string[] {
  return board.regions
    .filter(({ id }) => regions[id]! > 0)
    .map(({ id, bases }) => `${id} (${regions[id]}) ${bases.join('-')}`);
}
