/** A game as an SVG picture. */
import { SIDES } from '../core/codes.js';
import type { Language } from '../text/language.js';
import { battlefieldName } from '../text/names.js';
import { coloursOf, document } from './document.js';
import { HEADER, layoutOf, PANEL, type SvgLayout, WIDTH } from './layout.js';
import { medals } from './medals.js';
import { type SvgOptions, settingsOf } from './options.js';
import { panel } from './panel.js';
import { type Scene, type Subject, sceneOf, suppliesOf } from './scene.js';
import { headline, medalParts, sideLines, slotContent, slotTitle, specialAt } from './sentences.js';
import { scaleOf, slot } from './slot.js';
import type { Palette } from './themes.js';
import { clip } from './width.js';
import { WORDS } from './words.js';
import { escaped, stroke, text } from './xml.js';

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
export function renderSvg(x: Subject, options: SvgOptions = {}): string {
  const scene = sceneOf(x);
  const { lang, from, racks, highlight, last } = settingsOf(scene, options);
  const { slotNumbers = false } = options;
  const colours = coloursOf(options);
  const layout = layoutOf(scene.board, from, racks);
  const { board, game } = scene;
  const scale = scaleOf(layout.slotRadius);
  const place = (i: number, points: SvgLayout['slots'], by: number) =>
    `transform="translate(${points[i]!.x} ${points[i]!.y})${by === 1 ? '' : ` scale(${by})`}"`;

  let svg = ground(layout, racks, colours) + roads(scene, layout, scale, colours);
  board.regions.forEach(({ medals: printed }, i) => {
    const count = scene.regions[i]!;
    svg += `<g data-region="${i}" ${place(i, layout.regions, scale)}>`;
    svg += `<title>${escaped(WORDS[lang].medals(count))}</title>${medals(count, printed, colours)}</g>`;
  });
  board.slots.forEach((data, i) => {
    const stack = scene.stacks[i] ?? [];
    const title = `${slotTitle(scene, i, lang)} ${slotContent(data.hq, stack, lang)}`;
    svg += `<g data-slot="${i}" ${place(i, layout.slots, scale)}><title>${escaped(title)}</title>`;
    const marks = { number: slotNumbers ? i : null, highlighted: highlight.includes(i), last: last.includes(i) };
    svg += `${slot(data, specialAt(scene, i), stack, marks, colours)}</g>`;
  });
  if (racks && game) {
    const name = clip(battlefieldName(scene.name, lang), 30);
    svg += text(name, 24, 44, 34, colours.ink, ' text-anchor="start"');
    svg += text(headline(game, lang), WIDTH - 24, 44, 34, colours.ink, ' text-anchor="end"');
    for (const side of SIDES) {
      const y = side === from ? layout.height - PANEL : HEADER;
      const content = panel(side, suppliesOf(game, side), board.objective, game.decision?.side === side, lang, colours);
      svg += `<g data-side="${side}" transform="translate(0 ${y})">${content}</g>`;
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
export function svgLayout(x: Subject, options: Pick<SvgOptions, 'from' | 'racks'> = {}): SvgLayout {
  const scene = sceneOf(x);
  const { from, racks } = settingsOf(scene, options);
  return layoutOf(scene.board, from, racks);
}

function ground({ height }: SvgLayout, racks: boolean, colours: Palette): string {
  const [top, bottom] = racks ? [HEADER + PANEL, PANEL] : [0, 0];
  return (
    `<rect width="${WIDTH}" height="${height}" fill="${colours.page}"/>` +
    `<rect x="12" y="${top + 12}" width="${WIDTH - 24}" height="${height - top - bottom - 24}" rx="36" fill="${colours.ground}"` +
    `${stroke(colours.edge, 4)}/>`
  );
}

function roads({ board }: Scene, { slots }: SvgLayout, scale: number, colours: Palette): string {
  const d = board.paths.map(([a, b]) => `M${slots[a]!.x} ${slots[a]!.y}L${slots[b]!.x} ${slots[b]!.y}`).join('');
  const lines = (colour: string, width: number) =>
    `<path d="${d}" fill="none"${stroke(colour, Math.round(width * scale))}/>`;
  return lines(colours.edge, 26) + lines(colours.road, 18);
}

function titleOf({ name, game }: Scene, lang: Language): string {
  const called = battlefieldName(name, lang);
  return game ? `${called} · ${headline(game, lang)}` : called;
}

/** The position in words. */
function description(scene: Scene, lang: Language): string {
  const { board, game, stacks } = scene;
  const parts = medalParts(scene);
  const words = WORDS[lang];
  const lines = [
    ...(game ? SIDES.flatMap((side) => sideLines(side, suppliesOf(game, side), board.objective, lang)) : []),
    board.slots.map(({ hq }, i) => `${slotTitle(scene, i, lang)} ${slotContent(hq, stacks[i] ?? [], lang)}`).join(', '),
    parts.length > 0 ? `${words.medalsLeft}: ${parts.join(', ')}` : words.noMedalsLeft,
  ];
  return lines.join(' ');
}
