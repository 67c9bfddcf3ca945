/** The player's choices in a terminal. */
import { isCancel, select } from '@clack/prompts';
import type { Choose } from './io.js';

export const chooseInTerminal: Choose = async (message, labels) => {
  const options = labels.map((label, value) => ({ label, value }));
  const answer = await select({ message, options, maxItems: 12, showInstructions: false });
  return isCancel(answer) ? null : answer;
};
