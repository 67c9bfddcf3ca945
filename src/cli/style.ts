/** The few colours of the program; without them every text stays as it is. */
import pc from 'picocolors';
import type { Paint } from './canvas.js';

export interface Style {
  readonly blue: Paint;
  readonly red: Paint;
  readonly medal: Paint;
  readonly heading: Paint;
}

export function styleFor(colour: boolean): Style {
  const colours = pc.createColors(colour);
  return { blue: colours.cyan, red: colours.red, medal: colours.yellow, heading: colours.bold };
}
