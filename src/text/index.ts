/**
 * `toy-battle/text`: names, effects and sentences for players, in English and Simplified Chinese.
 *
 * @packageDocumentation
 */
export { describe } from './describe.js';
export { effectText, specialText } from './effects.js';
export { LANGUAGES, type Language } from './language.js';
export { battlefieldName, sideName, specialName, troopName } from './names.js';
