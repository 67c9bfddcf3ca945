/** A game for the terminal. */
import { SIDES } from '../core/codes.js';
import { styleFor } from './ansi.js';
import { settingsOf, type TextOptions } from './options.js';
import { type Drawable, sceneOf, suppliesOf } from './scene.js';
import { headline, sideLines } from './sentences.js';
import { boardText } from './text-board.js';
import { wrap } from './width.js';

/**
 * A game as its viewer may know it, or an empty battlefield, as text for a terminal: the board, the medals left, what
 * each side has beside the board, and whose decision it is. No line is wider than 80 columns (Chinese characters take
 * two). Highlighted slots have a `*` before their number, those of the last action a `>`.
 *
 * @throws `ToyBattleError` `not-a-game`, `unknown-battlefield`, `bad-battlefield`; for options `bad-options`,
 * `bad-language`, `bad-side`, `unknown-slot`, `malformed`.
 */
export function renderText(x: Drawable, options: TextOptions = {}): string {
  const scene = sceneOf(x);
  const settings = settingsOf(scene, options);
  const { lang, racks } = settings;
  const { board, game } = scene;
  const style = styleFor(options.color);
  const parts = [boardText(scene, settings, style)];
  if (racks && game) {
    const sides = SIDES.map((side) => {
      const [first, ...rest] = sideLines(side, suppliesOf(game, side), board.objective, lang);
      return style[side]([first, ...rest.map((line) => wrap(`  ${line}`, '    '))].join('\n'));
    });
    parts.push(sides.join('\n'));
  }
  if (game) parts.push(style.heading(headline(game, lang)));
  return parts.join('\n\n');
}
