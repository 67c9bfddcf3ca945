/**
 * `toy-battle/render`: pictures of a game, as SVG and for the terminal.
 *
 * @packageDocumentation
 */
export type { Point } from './geometry.js';
export type { SvgLayout } from './layout.js';
export type { FrameOptions, PictureOptions, SvgOptions, TextOptions, TileOptions } from './options.js';
export type { Drawable } from './scene.js';
export { renderSvg, svgLayout } from './svg.js';
export { renderText } from './text.js';
export { THEMES, type Theme } from './themes.js';
export { renderTile } from './tile.js';
