/** A game as an SVG picture. */
import { SIDES } from '../core/codes.js';
import type { Language } from '../text/language.js';
import { battlefieldName } from '../text/names.js';
import { document } from './document.js';
import type { Point } from './geometry.js';
import { HEADER, layoutOf, PANEL, SLOT_RADIUS, type SvgLayout, WIDTH } from './layout.js';
import { medals } from './medals.js';
import { type SvgOptions, settingsOf } from './options.js';
import { panel } from './panel.js';
import { type Drawable, type Scene, sceneOf, suppliesOf } from './scene.js';
import { headline, medalParts, sideLines, slotWords, specialAt } from './sentences.js';
import { slot } from './slot.js';
import { type Palette, paletteOf } from './themes.js';
import { widthOf } from './width.js';
import { WORDS } from './words.js';
import { END, escaped, path, put, rect, START, stroke, text } from './xml.js';

/**
 * A picture of a game as its viewer may know it, or of an empty battlefield: an SVG document without a prolog. It has no
 * script, no style sheet and no link to anything outside. Tiles of blue are square, those of red are round.
 *
 * Each slot is a `<g data-slot="5">`, the medals of each region are a `<g data-region="2">`. A custom battlefield is
 * looked at only as far as drawing needs; `defineBattlefield` and `parseState` check it in full.
 *
 * @throws `ToyBattleError` `not-a-game`, `unknown-battlefield`, `bad-battlefield`; for options `bad-options`,
 * `bad-language`, `bad-side`, `unknown-slot`, `malformed`.
 */
export function renderSvg(x: Drawable, options: SvgOptions = {}): string {
  const scene = sceneOf(x);
  const { lang, from, racks, highlight, last } = settingsOf(scene, options);
  const { slotNumbers = false } = options;
  const colours = paletteOf(options.theme);
  const layout = layoutOf(scene.board, from, racks);
  const { board, game } = scene;
  const scale = Math.round((layout.slotRadius / SLOT_RADIUS) * 100) / 100;
  const group = (name: string, i: number, { x, y }: Point, title: string, content: string) =>
    put(x, y, `<title>${escaped(title)}</title>${content}`, scale, ` data-${name}="${i}"`);

  let svg = ground(layout, racks, colours) + roads(scene, layout, scale, colours);
  board.regions.forEach(({ medals: printed }, i) => {
    const count = scene.regions[i]!;
    const title = `${WORDS[lang].medals} ${count}`;
    const places = count || printed;
    const coins = medals(count, places, places > 2 ? 22 : 38, places > 2 ? 18 : 0, colours);
    svg += group('region', i, layout.regions[i]!, title, coins);
  });
  board.slots.forEach((data, i) => {
    const stack = scene.stacks[i] ?? [];
    const marks = { number: slotNumbers ? i : null, highlighted: highlight.includes(i), last: last.includes(i) };
    const content = slot(data, specialAt(scene, i), stack, marks, colours);
    svg += group('slot', i, layout.slots[i]!, slotWords(scene, i, lang), content);
  });
  if (racks && game) {
    const name = battlefieldName(scene.name, lang);
    // A long name of one's own gets no more room than the others need.
    const fitted = ` textLength="${Math.min(400, 19 * widthOf(name))}" lengthAdjust="spacingAndGlyphs"`;
    svg += text(name, 24, 44, 34, colours.ink, START + fitted);
    svg += text(headline(game, lang), WIDTH - 24, 44, 34, colours.ink, END);
    for (const side of SIDES) {
      const y = side === from ? layout.height - PANEL : HEADER;
      const content = panel(side, suppliesOf(game, side), board.objective, game.decision?.side === side, lang, colours);
      svg += put(0, y, content, 1, ` data-side="${side}"`);
    }
  }

  return document(
    `0 0 ${layout.width} ${layout.height}`,
    svg,
    lang,
    options,
    titleOf(scene, lang),
    description(scene, lang),
  );
}

/**
 * Where things lie in the picture that {@link renderSvg} draws with the same options: for buttons, overlays and
 * animations.
 *
 * @throws `ToyBattleError` as {@link renderSvg} does.
 */
export function svgLayout(x: Drawable, options: Pick<SvgOptions, 'from' | 'racks'> = {}): SvgLayout {
  const scene = sceneOf(x);
  const { from, racks } = settingsOf(scene, options);
  return layoutOf(scene.board, from, racks);
}

function ground({ height }: SvgLayout, racks: boolean, colours: Palette): string {
  const [top, bottom] = racks ? [HEADER + PANEL, PANEL] : [0, 0];
  return (
    rect(0, 0, WIDTH, height, 0, colours.page) +
    rect(12, top + 12, WIDTH - 24, height - top - bottom - 24, 36, colours.ground, stroke(colours.edge, 4))
  );
}

function roads({ board }: Scene, { slots }: SvgLayout, scale: number, colours: Palette): string {
  const d = board.paths.map(([a, b]) => `M${slots[a]!.x} ${slots[a]!.y}L${slots[b]!.x} ${slots[b]!.y}`).join('');
  const lines = (colour: string, width: number) => path(d, 'none', stroke(colour, Math.round(width * scale)));
  return lines(colours.edge, 26) + lines(colours.road, 18);
}

function titleOf({ name, game }: Scene, lang: Language): string {
  const called = battlefieldName(name, lang);
  return game ? `${called} · ${headline(game, lang)}` : called;
}

/** The position in words. */
function description(scene: Scene, lang: Language): string {
  const { board, game } = scene;
  const { medalsLeft, colon, comma, none, stop } = WORDS[lang];
  const lines = [
    ...(game ? SIDES.flatMap((side) => sideLines(side, suppliesOf(game, side), board.objective, lang)) : []),
    ...board.slots.map((_, i) => slotWords(scene, i, lang)),
    medalsLeft + colon + (medalParts(scene).join(comma) || none),
  ];
  return lines.join(stop);
}
