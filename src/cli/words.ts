/** The program's own words, beside those of `toy-battle/text`. */
import type { Side } from '../index.js';
import { type Language, sideName } from '../text/index.js';

interface Words {
  /** Around the board. */
  readonly legend: string;
  readonly ordinary: string;
  intro(battlefield: string, objective: number): string;
  stopped(limit: number): string;
  seed(seed: string): string;
  recordEnds: string;
  /** In the menus. */
  you(side: Side): string;
  draw(count: number): string;
  place(tile: string): string;
  placeOn(tile: string, place: string): string;
  move(place: string): string;
  slot(slot: number): string;
  enemyHq(slot: number): string;
  covering(side: Side, tile: string): string;
  recover(tile: string): string;
  use: string;
  decline: string;
  back: string;
  where: string;
  left: string;
}

const en = (side: Side): string => sideName(side, 'en');
const zh = (side: Side): string => sideName(side, 'zh');
const tiles = (count: number): string => `${count} tile${count === 1 ? '' : 's'}`;

export const WORDS: { readonly [L in Language]: Words } = {
  en: {
    legend: 'On the board: the number of each slot, its top tile (B blue, R red, x2: two tiles), medals (3).',
    ordinary: 'First-game mode: special slots are ordinary ones.',
    intro: (battlefield, objective) => `${battlefield}: ${objective} medals or an enemy HQ win.`,
    stopped: (limit) =>
      `Stopped after ${limit} decisions without a winner: the rules set no limit, so this program has one.`,
    seed: (seed) => `The seed of this game: ${seed}`,
    recordEnds: 'The record ends here, before the end of the game.',
    you: (side) => `You are ${en(side)}. Arrow keys and Enter choose, Ctrl-C leaves.`,
    draw: (count) => `Draw ${tiles(count)}`,
    place: (tile) => `Place ${tile} ...`,
    placeOn: (tile, place) => `Place ${tile} on ${place}`,
    move: (place) => `Move the troop on ${place} ...`,
    slot: (slot) => `slot ${slot}`,
    enemyHq: (slot) => `slot ${slot}, the enemy HQ: you win`,
    covering: (side, tile) => ` (now ${en(side)}'s ${tile})`,
    recover: (tile) => `Take ${tile} from the discard`,
    use: 'Use it',
    decline: 'Do not use it',
    back: 'Back',
    where: 'Where to?',
    left: 'You left the game.',
  },
  zh: {
    legend: '场上标示：位置编号、最上面的部队（蓝、红为归属方，x2表示叠放2枚）、奖章（3）。',
    ordinary: '首局模式：特殊位置视为普通位置。',
    intro: (battlefield, objective) => `${battlefield}：集齐${objective}枚奖章或占领敌方总部即获胜。`,
    stopped: (limit) => `已做${limit}个决定仍未分胜负：规则没有上限，本程序到此为止。`,
    seed: (seed) => `本局的种子：${seed}`,
    recordEnds: '棋谱到此为止，游戏尚未结束。',
    you: (side) => `你是${zh(side)}。用方向键和回车键选择，按Ctrl-C离开。`,
    draw: (count) => `抽${count}枚部队`,
    place: (tile) => `放置${tile}……`,
    placeOn: (tile, place) => `把${tile}放在${place}`,
    move: (place) => `移动${place}的部队……`,
    slot: (slot) => `${slot}号位`,
    enemyHq: (slot) => `${slot}号位（敌方总部，即可获胜）`,
    covering: (side, tile) => `（现为${zh(side)}的${tile}）`,
    recover: (tile) => `从弃置区取回${tile}`,
    use: '使用',
    decline: '不使用',
    back: '返回',
    where: '放到哪里？',
    left: '你已离开游戏。',
  },
};
