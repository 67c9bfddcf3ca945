import type { SpecialKind } from '../battlefields/types.js';
import type { TroopKind } from '../troops.js';
import { type Language, lookUp, type Translated } from './language.js';

const EFFECTS: { readonly [K in TroopKind]: Translated } = {
  kwak: {
    en: 'Kwak has no effect, but it may cover any enemy troop, and any enemy troop may cover it.',
    zh: '嘎嘎没有效果，但可以覆盖任何敌方部队，任何敌方部队也可以覆盖它。',
  },
  skully: {
    en: 'You may draw 2 tiles from your reserve.',
    zh: '你可以从供应堆抽2枚部队。',
  },
  capn: {
    en: "You may place 1 more troop by the usual rules, with that troop's effect.",
    zh: '你可以按通常规则再放置1枚部队，并结算其效果。',
  },
  jumbo: {
    en: 'You may discard 1 enemy troop that lies on top of a base next to Jumbo.',
    zh: '你可以弃掉与铁巨人相邻的基地最上面的1枚敌方部队。',
  },
  hook: {
    en: 'You may place Hook on any base, even one that is not connected to your HQ.',
    zh: '你可以把铁钩猴放在任何基地上，即使它没有与己方总部相连。',
  },
  xb42: {
    en: "You may discard 1 random tile from your opponent's rack.",
    zh: '你可以随机弃掉对手板块架上的1枚部队。',
  },
  star: {
    en: 'You may draw 1 tile from your reserve.',
    zh: '你可以从供应堆抽1枚部队。',
  },
  roxy: {
    en: 'Roxy has no effect, only the greatest strength of all.',
    zh: '罗西没有效果，但战力最高。',
  },
};

const SPECIALS: { readonly [K in SpecialKind]: Translated } = {
  recall: {
    en: 'After placing here, you may take another of your visible troops on a base back to your rack.',
    zh: '在此放置后，你可以把己方另一枚位于基地最上面的部队收回板块架。',
  },
  draw: {
    en: 'After placing here, you may draw 1 tile from your reserve.',
    zh: '在此放置后，你可以从供应堆抽1枚部队。',
  },
  displace: {
    en: 'After placing here, you may move the enemy troop on top of an adjacent base to a base next to that one.',
    zh: '在此放置后，你可以把相邻基地最上面的1枚敌方部队移到与该基地相邻的另一个基地上。',
  },
  recover: {
    en: 'After placing here, you may take 1 troop of your choice from your discard to your rack.',
    zh: '在此放置后，你可以从己方弃置区选1枚部队放回板块架。',
  },
  freeze: {
    en: "After placing here, you may freeze 1 random tile on your opponent's rack until the end of their next turn.",
    zh: '在此放置后，你可以随机冻结对手板块架上的1枚部队，直到对手的下一回合结束。',
  },
  strengthLimit: {
    en: 'Only Kwak and troops of the strengths shown may be placed here.',
    zh: '只有嘎嘎和标示战力的部队可以放在这里。',
  },
  noTroopEffect: {
    en: 'The effect of a troop placed here does not apply.',
    zh: '放在这里的部队效果无效。',
  },
};

/**
 * What a kind of troop does, in one sentence. Rules §1.
 *
 * @throws `ToyBattleError` `bad-language`, `no-text`.
 */
export function effectText(kind: TroopKind, lang: Language): string {
  return lookUp(EFFECTS, kind, lang);
}

/**
 * What a kind of special slot does, in one sentence. Rules §4.6, §5.3, §5.4.
 *
 * @throws `ToyBattleError` `bad-language`, `no-text`.
 */
export function specialText(kind: SpecialKind, lang: Language): string {
  return lookUp(SPECIALS, kind, lang);
}
