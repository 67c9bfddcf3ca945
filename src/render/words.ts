/** The words of the pictures, beside those of `toy-battle/text`. */
import type { Language } from '../text/language.js';
import { troopName } from '../text/names.js';
import { countTiles } from '../text/tiles.js';
import { TROOPS, type TroopKind } from '../troops.js';

/** "Star 6", "Kwak X": a tile as it is printed. */
export function tileLabel(kind: TroopKind, lang: Language): string {
  return `${troopName(kind, lang)} ${strengthOf(kind)}`;
}

/** "6", "X" for Kwak. */
export function strengthOf(kind: TroopKind): number | 'X' {
  return TROOPS[kind].strength ?? 'X';
}

/** "Hook 4, 2 × Star 6". */
export function tileLabels(tiles: readonly TroopKind[], lang: Language): string {
  const parts = countTiles(tiles).map(([kind, count]) =>
    count === 1 ? tileLabel(kind, lang) : `${count} × ${tileLabel(kind, lang)}`,
  );
  return parts.join(WORDS[lang].comma);
}

interface Words {
  readonly hq: string;
  readonly only: string;
  readonly noEffect: string;
  readonly empty: string;
  readonly medals: string;
  readonly rack: string;
  readonly frozen: string;
  readonly reserve: string;
  readonly discard: string;
  readonly medalsLeft: string;
  readonly howMedalsLie: string;
  readonly none: string;
  readonly over: string;
  /** After the name of a side. */
  readonly wins: string;
  readonly colon: string;
  readonly comma: string;
  /** Between two sentences. */
  readonly stop: string;
  turn(turn: number): string;
}

export const WORDS: { readonly [L in Language]: Words } = {
  en: {
    hq: 'HQ',
    only: 'only ',
    noEffect: 'No effect',
    empty: 'empty',
    medals: 'Medals',
    rack: 'Rack',
    frozen: 'Frozen',
    reserve: 'Reserve',
    discard: 'Discard',
    medalsLeft: 'Medals left',
    howMedalsLie: 'region (medals) bases around it',
    none: 'none',
    over: 'Game over',
    wins: ' wins',
    colon: ': ',
    comma: ', ',
    stop: '. ',
    turn: (turn) => `Turn ${turn}`,
  },
  zh: {
    hq: '总部',
    only: '仅限',
    noEffect: '无效果',
    empty: '空',
    medals: '奖章',
    rack: '板块架',
    frozen: '冻结',
    reserve: '供应堆',
    discard: '弃置区',
    medalsLeft: '剩余奖章',
    howMedalsLie: '区域（奖章数）周围的基地',
    none: '无',
    over: '游戏结束',
    wins: '获胜',
    colon: '：',
    comma: '、',
    stop: '。',
    turn: (turn) => `第${turn}回合`,
  },
};
