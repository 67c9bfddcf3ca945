/** The few colours of a terminal; without them every text stays as it is. */
import type { Paint } from './canvas.js';

export interface Style {
  readonly blue: Paint;
  readonly red: Paint;
  readonly medal: Paint;
  readonly marked: Paint;
  /** A heading, which is told from other text also without colours. */
  readonly heading: Paint;
}

/** From one code to another: the colours end with 39, bold with 22, inverse with 27. */
export function styleFor(color = false): Style {
  const paint = (on: number, off: number): Paint => {
    return (text) => (color ? `\x1b[${on}m${text}\x1b[${off}m` : text);
  };
  const bold = paint(1, 22);
  return {
    blue: paint(36, 39),
    red: paint(31, 39),
    medal: paint(33, 39),
    marked: paint(7, 27),
    heading: (text) => bold(`== ${text} ==`),
  };
}
