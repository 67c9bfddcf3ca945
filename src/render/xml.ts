/** Pieces of XML. */

/** Any text, made safe for content and for attributes; what XML cannot hold becomes a replacement character. */
export function escaped(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Cs}\ufffe\uffff]/gu, '\ufffd')
    .replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);
}

/** A text at a place; the size is that of its letters. */
export function text(content: string | number, x: number, y: number, size: number, colour: string, more = ''): string {
  return `<text x="${x}" y="${y}" font-size="${size}" fill="${colour}"${more}>${escaped(`${content}`)}</text>`;
}

/** A circle. */
export function circle(x: number, y: number, r: number, fill: string, more = ''): string {
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"${more}/>`;
}

/** An outline around a shape. */
export function stroke(colour: string, width: number, more = ''): string {
  return ` stroke="${colour}" stroke-width="${width}"${more}`;
}
