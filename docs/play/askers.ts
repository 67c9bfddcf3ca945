/** Troops and special bases that ask for a decision. */
import { type DecisionKind, TROOP_KINDS, type TroopKind } from 'toy-battle';
import { effectText, type Language, specialName, specialText, troopName } from 'toy-battle/text';

/** What asks. */
export type Asker = Exclude<DecisionKind, 'turn'>;

/** The name of the troop or of the special base that asks. */
export function askerName(asker: Asker, lang: Language): string {
  return isTroop(asker) ? troopName(asker, lang) : specialName(asker, lang);
}

/** Its effect in a sentence. */
export function askerText(asker: Asker, lang: Language): string {
  return isTroop(asker) ? effectText(asker, lang) : specialText(asker, lang);
}

function isTroop(asker: Asker): asker is Asker & TroopKind {
  return TROOP_KINDS.some((kind) => kind === asker);
}
