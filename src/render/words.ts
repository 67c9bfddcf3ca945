/** The words of the pictures, beside those of `toy-battle/text`. */
import type { Side } from '../battlefields/types.js';
import type { Language } from '../text/language.js';
import { sideName, troopName } from '../text/names.js';
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
  return parts.join(lang === 'en' ? ', ' : '、');
}

/** The kinds among some tiles, in their order, each with how often it is there. */
export function countTiles(tiles: readonly TroopKind[]): [kind: TroopKind, count: number][] {
  const counts = new Map<TroopKind, number>();
  for (const kind of tiles) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return [...counts];
}

interface Words {
  /** On the board, where there is little room. */
  readonly letter: { readonly [S in Side]: string };
  readonly hq: string;
  readonly only: string;
  readonly noEffect: string;
  readonly reserve: string;
  readonly discarded: string;
  /** In sentences. */
  readonly medalsLeft: string;
  readonly noMedalsLeft: string;
  medals(count: number): string;
  turn(turn: number, side: Side): string;
  over: string;
  wins(side: Side): string;
  supply(side: Side, medals: number, objective: number, reserve: number): string;
  rack(size: number, tiles: string | null): string;
  frozen(size: number, tiles: string | null): string;
  discard(tiles: string): string;
}

const tiles = (count: number): string => `${count} tile${count === 1 ? '' : 's'}`;

export const WORDS: { readonly [L in Language]: Words } = {
  en: {
    letter: { blue: 'B', red: 'R' },
    hq: 'HQ',
    only: 'only ',
    noEffect: 'No effect',
    reserve: 'Reserve',
    discarded: 'Discard',
    medalsLeft: 'Medals left: region (medals) bases around it',
    noMedalsLeft: 'Medals left: none',
    medals: (count) => `${count} medal${count === 1 ? '' : 's'}`,
    turn: (turn, side) => `Turn ${turn}: ${sideName(side, 'en')}`,
    over: 'Game over',
    wins: (side) => `${sideName(side, 'en')} wins`,
    supply: (side, medals, objective, reserve) =>
      `${sideName(side, 'en')}: ${medals} of ${objective} medals, ${tiles(reserve)} in the reserve.`,
    rack: (size, list) => (list === null ? `Rack: ${tiles(size)}.` : `Rack (${size}): ${list || 'empty'}.`),
    frozen: (size, list) => ` Frozen: ${list ?? size}.`,
    discard: (list) => `Discard: ${list || 'empty'}.`,
  },
  zh: {
    letter: { blue: '蓝', red: '红' },
    hq: '总部',
    only: '仅限',
    noEffect: '无效果',
    reserve: '供应堆',
    discarded: '弃置区',
    medalsLeft: '剩余奖章：区域（奖章数）周围的基地',
    noMedalsLeft: '剩余奖章：无',
    medals: (count) => `${count}枚奖章`,
    turn: (turn, side) => `第${turn}回合：${sideName(side, 'zh')}`,
    over: '游戏结束',
    wins: (side) => `${sideName(side, 'zh')}获胜`,
    supply: (side, medals, objective, reserve) =>
      `${sideName(side, 'zh')}：奖章${medals}/${objective}枚，供应堆${reserve}枚。`,
    rack: (size, list) => (list === null ? `板块架：${size}枚。` : `板块架（${size}枚）：${list || '空'}。`),
    frozen: (size, list) => `冻结：${list ?? `${size}枚`}。`,
    discard: (list) => `弃置区：${list || '空'}。`,
  },
};
