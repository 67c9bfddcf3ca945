/** What a side has beside the board: rack, reserve, discard and medals. */
import type { Side } from '../battlefields/types.js';
import type { Language } from '../text/language.js';
import { sideName } from '../text/names.js';
import { countTiles } from '../text/tiles.js';
import { RACK_LIMIT } from '../troops.js';
import { WIDTH } from './layout.js';
import { medals } from './medals.js';
import type { Supplies } from './scene.js';
import type { Palette } from './themes.js';
import { blank, frost, tile } from './tile.js';
import { WORDS } from './words.js';
import { END, path, put, rect, START, stroke, text } from './xml.js';

/** A side's panel below `y`; `deciding` puts an arrow before its name. */
export function panel(
  side: Side,
  supplies: Supplies,
  objective: number,
  deciding: boolean,
  lang: Language,
  colours: Palette,
): string {
  const { ink } = colours;
  const { rack, frozen, reserve, discard, medals: won } = supplies;
  const words = WORDS[lang];
  let svg = put(80, 40, blank(side, colours), 0.4) + text(sideName(side, lang), 114, 54, 40, ink, START);
  if (deciding) svg += path('M22 20l22 20-22 20z', ink);
  svg += put(296, 40, tile(side, null, colours), 0.4) + text(`${words.reserve} ${reserve}`, 332, 52, 32, ink, START);
  svg += text(`${won}/${objective}`, WIDTH - 24, 54, 40, ink, END);
  svg += put(WIDTH - 264, 40, medals(won, Math.max(won, objective), 38, 0, colours));

  svg += rect(24, 80, 952, 116, 14, colours.rack, stroke(colours.edge, 3));
  const step = Math.min(118, 944 / Math.max(RACK_LIMIT, rack.size));
  const iced = [...(frozen.tiles ?? [])];
  for (let i = 0; i < rack.size; i++) {
    const kind = rack.tiles?.[i] ?? null;
    // Both lists are sorted.
    const ice = kind === null ? i < frozen.size : kind === iced[0] && iced.shift();
    const content = tile(side, kind, colours) + (ice ? frost(colours) : '');
    svg += put(Math.round(500 + (i - (rack.size - 1) / 2) * step), 138, content, 0.84);
  }

  svg += text(words.discard, 24, 242, 32, ink, START);
  countTiles(discard).forEach(([kind, count], i) => {
    // Tiles of a kind lie side by side, each half under the one before.
    for (let n = count; n > 0; n--) svg += put(196 + i * 98 + n * 14, 230, tile(side, kind, colours), 0.5);
  });
  return svg;
}
