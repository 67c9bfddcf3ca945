/** What each side has beside the board. */
import { battlefieldOf, type GameState, type GameView, type Side, type TroopKind } from '../index.js';
import type { Language } from '../text/index.js';
import type { Style } from './style.js';
import { wrap } from './width.js';
import { tileLabels, WORDS } from './words.js';

/** Medals, reserve, rack, frozen tiles and discard of both sides, as far as they are known. */
export function statusText(x: GameState | GameView, lang: Language, style: Style): string {
  return (['blue', 'red'] as const).map((side) => style[side](sideStatus(x, side, lang))).join('\n');
}

function sideStatus(x: GameState | GameView, side: Side, lang: Language): string {
  const { objective } = battlefieldOf(x);
  const { rack, frozen, reserve } = suppliesOf(x, side);
  const words = WORDS[lang];
  const list = (tiles: readonly TroopKind[] | null): string | null => tiles && tileLabels(tiles, lang);
  const held =
    words.rack(rack.size, list(rack.tiles)) + (frozen.size > 0 ? words.frozen(frozen.size, list(frozen.tiles)) : '');
  return [
    words.supply(side, x.medals[side], objective, reserve),
    wrap(`  ${held}`, '    '),
    wrap(`  ${words.discard(tileLabels(x.discard[side], lang))}`, '    '),
  ].join('\n');
}

interface Supplies {
  readonly rack: { readonly size: number; readonly tiles: readonly TroopKind[] | null };
  readonly frozen: { readonly size: number; readonly tiles: readonly TroopKind[] | null };
  readonly reserve: number;
}

/** A side's tiles beside the board, in a state (where all are known) as in a view. */
function suppliesOf(x: GameState | GameView, side: Side): Supplies {
  if ('viewer' in x) return { rack: x.rack[side], frozen: x.frozen[side], reserve: x.reserve[side] };
  const [rack, frozen] = [x.rack[side], x.frozen[side]];
  return {
    rack: { size: rack.length, tiles: rack },
    frozen: { size: frozen.length, tiles: frozen },
    reserve: x.reserve[side].length,
  };
}
