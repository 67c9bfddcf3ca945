import type { BattlefieldId } from '../battlefields/index.js';
import type { BattlefieldData, Side, SpecialKind } from '../battlefields/types.js';
import type { TroopKind } from '../troops.js';
import { expectLanguage, type Language, lookUp, type Translated } from './language.js';

const TROOP_NAMES: { readonly [K in TroopKind]: Translated } = {
  kwak: { en: 'Kwak', zh: '嘎嘎' },
  skully: { en: 'Skully', zh: '小骨' },
  capn: { en: "Cap'n", zh: '队长' },
  jumbo: { en: 'Jumbo', zh: '铁巨人' },
  hook: { en: 'Hook', zh: '铁钩猴' },
  xb42: { en: 'XB-42', zh: 'XB-42' },
  star: { en: 'Star', zh: '星星' },
  roxy: { en: 'Roxy', zh: '罗西' },
};

const BATTLEFIELD_NAMES: { readonly [I in BattlefieldId]: Translated } = {
  'castle-field': { en: 'Castle Field', zh: '城堡场地' },
  'tropical-pool': { en: 'Tropical Pool', zh: '热带泳池' },
  'city-of-clouds': { en: 'City of Clouds', zh: '云上之城' },
  'volcanic-jungle': { en: 'Volcanic Jungle', zh: '火山丛林' },
  'cursed-cemetery': { en: 'Cursed Cemetery', zh: '诅咒坟场' },
  'caribbean-sea': { en: 'Caribbean Sea', zh: '加勒比海' },
  'station-metal-x': { en: 'Station Metal-X', zh: 'X金属站' },
  battlefield: { en: 'Battlefield', zh: '战场' },
};

const SPECIAL_NAMES: { readonly [K in SpecialKind]: Translated } = {
  recall: { en: 'Recall', zh: '召回' },
  draw: { en: 'Draw', zh: '抽取' },
  displace: { en: 'Displace', zh: '移位' },
  recover: { en: 'Recover', zh: '回收' },
  freeze: { en: 'Freeze', zh: '冻结' },
  strengthLimit: { en: 'Strength limit', zh: '限制战力' },
  noTroopEffect: { en: 'No troop effect', zh: '效果无效' },
};

const SIDE_NAMES: { readonly [S in Side]: Translated } = {
  blue: { en: 'Blue', zh: '蓝方' },
  red: { en: 'Red', zh: '红方' },
};

/**
 * The name of a kind of troop. Rules §1.
 *
 * @throws `ToyBattleError` `bad-language`, `no-text`.
 */
export function troopName(kind: TroopKind, lang: Language): string {
  return lookUp(TROOP_NAMES, kind, lang);
}

/**
 * The name of a battlefield: of a printed board by its id (rules §9), of a custom one by its data, which falls back
 * to its other name and then to its id.
 *
 * @throws `ToyBattleError` `bad-language`, `no-text`.
 */
export function battlefieldName(battlefield: BattlefieldId | BattlefieldData, lang: Language): string {
  if (typeof battlefield === 'string') return lookUp(BATTLEFIELD_NAMES, battlefield, lang);
  expectLanguage(lang);
  const { name, zh, id } = battlefield;
  return (lang === 'en' ? (name ?? zh) : (zh ?? name)) ?? id;
}

/**
 * The name of a kind of special slot. Rules §4.6, §5.3, §5.4.
 *
 * @throws `ToyBattleError` `bad-language`, `no-text`.
 */
export function specialName(kind: SpecialKind, lang: Language): string {
  return lookUp(SPECIAL_NAMES, kind, lang);
}

/**
 * The name of a side. Rules §1.
 *
 * @throws `ToyBattleError` `bad-language`, `no-text`.
 */
export function sideName(side: Side, lang: Language): string {
  return lookUp(SIDE_NAMES, side, lang);
}
