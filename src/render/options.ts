/** The options of the pictures, checked and completed. */
import { type Action, type ActionPart, expectAction } from '../actions.js';
import type { Side } from '../battlefields/types.js';
import { ensure } from '../errors.js';
import { expectSide, expectSlot } from '../queries.js';
import { expectLanguage, type Language } from '../text/language.js';
import type { Scene } from './scene.js';
import type { Theme } from './themes.js';

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
  readonly last?: Action | undefined;
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
  /** The slots of the last action, among others that are undefined. */
  readonly last: readonly (number | undefined)[];
}

/** @throws `ToyBattleError` `bad-options`, `bad-language`, `bad-side`, `unknown-slot`, `malformed`. */
export function settingsOf({ board, game }: Scene, options: PictureOptions): Settings {
  expectOptions(options);
  const { lang = 'en', racks = true, highlight = [], last } = options;
  const viewer = game && 'viewer' in game && game.viewer;
  const from = options.from ?? (viewer === 'red' ? viewer : 'blue');
  expectLanguage(lang);
  expectSide(from);
  const slots = board.slots.length;
  for (const slot of highlight) expectSlot(slot, slots);
  if (last !== undefined) expectAction(last, slots);
  const { slot, from: start, to: end } = { ...last } as Partial<Record<ActionPart, number>>;
  return { lang, from, racks: racks && game !== null, highlight, last: [slot, start, end] };
}

/** @throws `ToyBattleError` `bad-options`. */
export function expectOptions(options: PictureOptions | FrameOptions): void {
  const expect = (ok: boolean, option: string) => ensure(ok, 'bad-options', `${option} is not right`, { option });
  expect(Object(options) === options && !Array.isArray(options), 'options');
  const { highlight = [], title = '', idPrefix = '' } = options as SvgOptions;
  expect(Array.isArray(highlight), 'highlight');
  expect(typeof title === 'string', 'title');
  expect(typeof idPrefix === 'string' && !/\s/.test(idPrefix), 'idPrefix'); // in a list of ids, a blank would end one
}
