/** A game for the terminal. */
import { SIDES } from '../core/codes.js';
import { expectGame } from '../load.js';
import type { GameState } from '../state.js';
import type { GameView } from '../view.js';
import { styleFor } from './ansi.js';
import { settingsOf, type TextOptions } from './options.js';
import { sceneOf, suppliesOf } from './scene.js';
import { headline, sideLines } from './sentences.js';
import { boardText } from './text-board.js';
import { wrap } from './width.js';

/**
 * A game as its viewer may know it, as text for a terminal: the board, the medals left, what each side has beside the
 * board, and whose decision it is. No line is wider than 80 columns (Chinese characters take two), and none ends in a
 * line break. Highlighted slots have a `*` before their number, those of the last action a `>`.
 *
 * @throws `ToyBattleError` `not-a-game`, `unknown-battlefield`, `bad-battlefield`; for options `bad-options`,
 * `bad-language`, `bad-side`, `unknown-slot`, `malformed`.
 */
export function renderText(x: GameState | GameView, options: TextOptions = {}): string {
  expectGame(x);
  const scene = sceneOf(x);
  const settings = settingsOf(scene, options);
  const { lang, racks } = settings;
  const style = styleFor(options.color === true);
  const parts = [boardText(scene, settings, style)];
  if (racks) {
    const { objective } = scene.board;
    const sides = SIDES.map((side) => {
      const [supply = '', ...rest] = sideLines(side, suppliesOf(x, side), objective, lang);
      return style[side]([supply, ...rest.map((line) => wrap(`  ${line}`, '    '))].join('\n'));
    });
    parts.push(sides.join('\n'));
  }
  return [...parts, style.heading(headline(x, lang))].join('\n\n');
}
