/** Lines of words about a position, for both kinds of picture. */
import type { Side, Special, SpecialKind } from '../battlefields/types.js';
import type { GameState, Tile } from '../state.js';
import type { Language } from '../text/language.js';
import { specialName, troopName } from '../text/names.js';
import { TROOPS, type TroopKind } from '../troops.js';
import type { GameView } from '../view.js';
import type { Scene, Supplies } from './scene.js';
import { tileLabel, tileLabels, WORDS } from './words.js';

/** "Turn 7: Blue", "Turn 7: Blue, Jumbo", "Game over: Blue wins". */
export function headline({ turn, decision, result }: GameState | GameView, lang: Language): string {
  const words = WORDS[lang];
  const [colon, comma] = lang === 'en' ? [': ', ', '] : ['：', '，'];
  if (result) return `${words.over}${colon}${words.wins(result.winner)}`;
  if (!decision) return words.over;
  const { side, kind } = decision;
  const now = words.turn(turn, side);
  if (kind === 'turn') return now;
  return now + comma + (kind in TROOPS ? troopName(kind as TroopKind, lang) : specialName(kind as SpecialKind, lang));
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

/** "[R Star 6 x2]", "[ ]", "[B HQ]". */
export function slotContent(hq: Side | undefined, stack: readonly Tile[], lang: Language): string {
  const top = stack.at(-1);
  if (!top) return hq ? `[${WORDS[lang].letter[hq]} ${WORDS[lang].hq}]` : '[ ]';
  const depth = stack.length > 1 ? ` x${stack.length}` : '';
  return `[${WORDS[lang].letter[top.side]} ${tileLabel(top.kind, lang)}${depth}]`;
}

/** Medals and reserve, then rack with frozen tiles, then discard of a side. */
export function sideLines(side: Side, supplies: Supplies, objective: number, lang: Language): string[] {
  const { rack, frozen, reserve, discard, medals } = supplies;
  const words = WORDS[lang];
  const list = (tiles: readonly TroopKind[] | null): string | null => tiles && tileLabels(tiles, lang);
  return [
    words.supply(side, medals, objective, reserve),
    words.rack(rack.size, list(rack.tiles)) + (frozen.size > 0 ? words.frozen(frozen.size, list(frozen.tiles)) : ''),
    words.discard(tileLabels(discard, lang)),
  ];
}

/** The regions that still hold medals: "2 (1) 4-6-9". */
export function medalParts({ board, regions }: Scene): string[] {
  return board.regions
    .filter(({ id }) => regions[id]! > 0)
    .map(({ id, bases }) => `${id} (${regions[id]}) ${bases.join('-')}`);
}
