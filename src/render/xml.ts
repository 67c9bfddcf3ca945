/** Pieces of XML. */

/** Any text, made safe for content and for attributes; control characters and what else XML cannot hold become spaces. */
export function escaped(text: string): string {
  return text.replace(/[\p{Cc}\p{Cs}\ufffe\uffff]/gu, ' ').replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);
}

/** Where a text begins or ends at its place, instead of having its middle there. */
export const START = ' text-anchor="start"';
export const END = ' text-anchor="end"';

/** A text at a place; the size is that of its letters. */
export function text(content: string | number, x: number, y: number, size: number, colour: string, more = ''): string {
  return `<text x="${x}" y="${y}" font-size="${size}" fill="${colour}"${more}>${escaped(`${content}`)}</text>`;
}

/** A circle. */
export function circle(x: number, y: number, r: number, fill: string, more = ''): string {
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"${more}/>`;
}

/** A rectangle with round corners. */
export function rect(x: number, y: number, width: number, height: number, r: number, fill: string, more = ''): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${r}" fill="${fill}"${more}/>`;
}

/** A path. */
export function path(d: string, fill: string, more = ''): string {
  return `<path d="${d}" fill="${fill}"${more}/>`;
}

/** Moves and scales some content. */
export function put(x: number, y: number, content: string, scale = 1, more = ''): string {
  return `<g transform="translate(${x} ${y})${scale === 1 ? '' : ` scale(${scale})`}"${more}>${content}</g>`;
}

/** An outline around a shape, as attributes. */
export function stroke(colour: string, width: number, more = ''): string {
  return ` stroke="${colour}" stroke-width="${width}"${more}`;
}
