/** The options of the pictures, checked and completed. */
import { type Action, expectAction } from '../actions.js';
import type { Side } from '../battlefields/types.js';
import { ensure, shown } from '../errors.js';
import { expectSide } from '../queries.js';
import { expectLanguage, type Language } from '../text/language.js';
import type { Scene } from './scene.js';
import { THEMES, type Theme } from './themes.js';

/** What every picture of a game can be asked for. */
export interface PictureOptions {
  /** The language of all words; `en` by default. */
  readonly lang?: Language;
  /** Whose HQs lie at the bottom: by default those of a player whose view it is, else blue's. */
  readonly from?: Side;
  /** Whether racks, reserves, discards and medals are shown beside the board; `true` by default. */
  readonly racks?: boolean;
  /** Slots to mark. */
  readonly highlight?: readonly number[];
  /** An action whose slots are marked, such as the last one. */
  readonly last?: Action;
}

/** What every SVG picture can be asked for. */
export interface FrameOptions {
  /** `light` by default. */
  readonly theme?: Theme;
  /** The language of all words; `en` by default. */
  readonly lang?: Language;
  /** The picture's `<title>`; made from what it shows by default. */
  readonly title?: string;
  /** What the ids in the picture begin with, so that several can stand on one page; `toy-battle-` by default. */
  readonly idPrefix?: string;
}

/** How {@link renderSvg} draws. */
export interface SvgOptions extends PictureOptions, FrameOptions {
  /** Whether each slot shows its number; `false` by default. */
  readonly slotNumbers?: boolean;
}

/** How {@link renderTile} draws. */
export interface TileOptions extends FrameOptions {
  /** Whether the tile is shown as frozen; `false` by default. */
  readonly frozen?: boolean;
}

/** How {@link renderText} draws. */
export interface TextOptions extends PictureOptions {
  /** Whether ANSI colours are used; `false` by default. */
  readonly color?: boolean;
}

/** What does not depend on the kind of picture. */
export interface Settings {
  readonly lang: Language;
  readonly from: Side;
  readonly racks: boolean;
  readonly highlight: readonly number[];
  /** The slots of the last action. */
  readonly last: readonly number[];
}

/** @throws `ToyBattleError` `bad-options`, `bad-language`, `bad-side`, `unknown-slot`, `malformed`. */
export function settingsOf(scene: Scene, options: PictureOptions): Settings {
  ensure(Object(options) === options, 'bad-options', 'expected an object of options');
  const { lang = 'en', racks = true, highlight = [], last } = options;
  const from = options.from ?? (scene.viewer === 'red' ? 'red' : 'blue');
  expectLanguage(lang);
  expectSide(from);
  ensure(Array.isArray(highlight), 'bad-options', 'highlight is a list of slots', { option: 'highlight' });
  const slots = scene.board.slots.length;
  for (const slot of highlight) {
    ensure(scene.board.slots[slot], 'unknown-slot', `slots go from 0 to ${slots - 1}, not ${shown(slot)}`, {
      slot: shown(slot),
    });
  }
  return { lang, from, racks: racks && scene.game !== null, highlight, last: slotsOf(last, slots) };
}

/** @throws `ToyBattleError` `bad-options`. */
export function expectTheme(theme: unknown): asserts theme is Theme {
  ensure(THEMES.includes(theme as Theme), 'bad-options', `a theme is one of ${THEMES}, not ${shown(theme)}`, {
    option: 'theme',
    expected: THEMES,
  });
}

function slotsOf(action: Action | undefined, slots: number): number[] {
  if (action === undefined) return [];
  expectAction(action, slots);
  if (action.type === 'move') return [action.from, action.to];
  return action.type === 'place' || action.type === 'target' ? [action.slot] : [];
}
