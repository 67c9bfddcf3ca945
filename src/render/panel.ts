/** What a side has beside the board: rack, reserve, discard and medals. */
import type { Side } from '../battlefields/types.js';
import type { Language } from '../text/language.js';
import { sideName } from '../text/names.js';
import { RACK_LIMIT, type TroopKind } from '../troops.js';
import { WIDTH } from './layout.js';
import { coin } from './medals.js';
import type { Supplies } from './scene.js';
import type { Palette } from './themes.js';
import { blank, frost, tile } from './tile.js';
import { countTiles, WORDS } from './words.js';
import { stroke, text } from './xml.js';

const START = ' text-anchor="start"';
const END = ' text-anchor="end"';
/** How many medals are drawn one by one. */
const MOST_COINS = 9;

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
  const { rack, frozen, reserve, discard } = supplies;
  const words = WORDS[lang];
  let svg = at(62, 40, 0.4, blank(side, colours));
  if (deciding) svg += `<path d="M8 18l24 22-24 22z" fill="${ink}"/>`;
  svg += text(sideName(side, lang), 100, 54, 40, ink, START);
  svg += at(292, 40, 0.4, tile(side, null, colours)) + text(`${words.reserve} ${reserve}`, 328, 52, 32, ink, START);
  svg += medalRow(supplies.medals, objective, colours);

  svg += `<rect x="24" y="80" width="952" height="104" rx="14" fill="${colours.rack}"${stroke(colours.edge, 3)}/>`;
  const step = Math.min(118, 944 / Math.max(RACK_LIMIT, rack.size));
  const iced = [...(frozen.tiles ?? [])];
  for (let i = 0; i < rack.size; i++) {
    const kind = rack.tiles?.[i] ?? null;
    const ice = kind === null ? i < frozen.size : takeFrom(iced, kind);
    svg += at(
      500 + (i - (rack.size - 1) / 2) * step,
      132,
      0.76,
      tile(side, kind, colours) + (ice ? frost(colours) : ''),
    );
  }

  svg += text(words.discarded, 24, 236, 32, ink, START);
  countTiles(discard).forEach(([kind, count], i) => {
    svg +=
      at(200 + i * 101, 226, 0.42, tile(side, kind, colours)) + text(`×${count}`, 230 + i * 101, 237, 30, ink, START);
  });
  return svg;
}

function at(x: number, y: number, scale: number, content: string): string {
  return `<g transform="translate(${Math.round(x)} ${y}) scale(${scale})">${content}</g>`;
}

function medalRow(won: number, objective: number, colours: Palette): string {
  const label = text(`${won}/${objective}`, WIDTH - 24, 53, 40, colours.ink, END);
  const places = Math.max(won, objective);
  if (places > MOST_COINS) return label + coin(WIDTH - 230, 40, won > 0, colours);
  let svg = label;
  for (let i = 0; i < places; i++) svg += coin(WIDTH - 126 - (places - 1 - i) * 38, 40, i < won, colours);
  return svg;
}

function takeFrom(tiles: TroopKind[], kind: TroopKind): boolean {
  const found = tiles.indexOf(kind);
  if (found >= 0) tiles.splice(found, 1);
  return found >= 0;
}
