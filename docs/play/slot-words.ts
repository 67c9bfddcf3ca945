/** What there is to say about a slot: for the button's label, and beside the board. */
import { battlefieldOf, controllerOf, type GameState, type GameView } from 'toy-battle';
import { describe, type Language, specialName, troopName } from 'toy-battle/text';
import { answerOf, type Held, litSlots } from './choice.js';
import { isView } from './table.js';
import { listed, troopOf, WORDS } from './words.js';

/** What lies where: "slot 5, base, Recall, Red Roxy on top of 2 tiles". */
export function slotFacts(x: GameState | GameView, slot: number, lang: Language): string {
  const words = WORDS[lang];
  const { hq, special } = battlefieldOf(x).slots[slot]!;
  const parts = [words.slot(slot), hq ? words.hqOf(hq) : words.base];
  if (special && x.specialBases) {
    parts.push(
      special.kind === 'strengthLimit' ? words.only(special.strengths.join('/')) : specialName(special.kind, lang),
    );
  }
  const stack = x.stacks[slot]!;
  const owner = controllerOf(x, slot);
  if (owner === null) parts.push(words.empty);
  else {
    const below = stack.length - 1;
    const top = troopOf(owner, stack.at(-1)!.kind, lang);
    parts.push(below === 0 ? top : `${top}${lang === 'en' ? ' ' : ''}${words.onTop(below)}`);
  }
  return listed(parts, lang);
}

/** What choosing the slot would do for whoever may act, or why it would do nothing. */
export function slotAdvice(view: GameView, held: Held, slot: number, lang: Language): string {
  const words = WORDS[lang];
  const answer = answerOf(view, held, slot);
  if (answer.does === 'refuse') return describe(answer.why, lang);
  if (answer.does === 'ask') return words.pick;
  if (answer.does === 'release') return words.heldFrom(slot, litSlots(view, held).length);
  if (answer.does === 'hold') return words.canTarget;
  if (answer.action.type === 'place') return words.canPlace(troopName(answer.action.kind, lang));
  return answer.action.type === 'move' ? words.canMove : words.canTarget;
}

/** Both together. `mayAct` is false for whoever only looks. */
export function slotLabel(x: GameState | GameView, mayAct: boolean, held: Held, slot: number, lang: Language): string {
  const stop = lang === 'en' ? '. ' : '。';
  const facts = slotFacts(x, slot, lang);
  return mayAct && isView(x) ? `${facts}${stop}${slotAdvice(x, held, slot, lang)}` : facts;
}
