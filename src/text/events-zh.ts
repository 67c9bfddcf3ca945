/** Chinese sentences for events. */
import type { Decision } from '../actions.js';
import type { Side } from '../battlefields/types.js';
import type { GameEvent, RedactedEvent } from '../events.js';
import type { GameResult } from '../state.js';
import { sideName, troopName } from './names.js';
import { joinTiles, troopLabel } from './tiles.js';

type Drew = Extract<GameEvent | RedactedEvent, { type: 'drew' }>;
type Declined = Extract<GameEvent, { type: 'declined' }>;

const nameOf = (side: Side): string => sideName(side, 'zh');
const foeOf = (side: Side): string => nameOf(side === 'blue' ? 'red' : 'blue');

const SOURCES: { readonly [S in Drew['source']]: string } = {
  turn: '',
  skully: '凭小骨的效果',
  star: '凭星星的效果',
  draw: '凭特殊基地',
};

/** One event in Chinese. */
export function eventInChinese(event: GameEvent | RedactedEvent): string {
  switch (event.type) {
    case 'placed':
      return `${nameOf(event.side)}把${troopLabel(event.kind, 'zh')}放在${event.slot}号位。`;
    case 'claimed':
      return `${nameOf(event.side)}获得${event.region}号区域的${event.medals}枚奖章。`;
    case 'discarded':
      return `铁巨人弃掉${event.slot}号位上${nameOf(event.side)}的${troopName(event.kind, 'zh')}。`;
    case 'recalled':
      return `${nameOf(event.side)}把${event.slot}号位上的${troopName(event.kind, 'zh')}收回板块架。`;
    case 'displaced':
      return `${nameOf(event.side)}的${troopName(event.kind, 'zh')}从${event.from}号位被移到${event.to}号位。`;
    case 'recovered':
      return `${nameOf(event.side)}把弃置区的${troopName(event.kind, 'zh')}放回板块架。`;
    case 'declined':
      return declined(event);
    case 'turn':
      return `第${event.turn}回合开始，轮到${nameOf(event.side)}。`;
    case 'decision':
      return decision(event.decision);
    case 'ended':
      return ended(event.result);
    case 'drew': {
      const tiles = event.tiles ? `到${joinTiles(event.tiles, 'zh')}` : `${event.count}枚部队`;
      return `${nameOf(event.side)}${SOURCES[event.source]}抽${tiles}。`;
    }
    case 'lost':
      return `XB-42弃掉${nameOf(event.side)}板块架上${event.frozen ? '被冻结' : ''}的${troopName(event.kind, 'zh')}。`;
    case 'froze':
      return `${nameOf(event.side)}板块架上的${event.kind ? troopName(event.kind, 'zh') : '1枚部队'}被冻结。`;
    case 'thawed': {
      const tiles = event.tiles ? joinTiles(event.tiles, 'zh') : `${event.count}枚部队`;
      return `${nameOf(event.side)}板块架上被冻结的${tiles}解冻了。`;
    }
  }
}

function declined({ side, effect, slot }: Declined): string {
  const who = nameOf(side);
  switch (effect) {
    case 'skully':
    case 'capn':
    case 'jumbo':
    case 'xb42':
    case 'star':
      return `${who}不使用${slot}号位上${troopName(effect, 'zh')}的效果。`;
    case 'recall':
      return `${who}不使用${slot}号特殊基地召回部队。`;
    case 'draw':
      return `${who}不使用${slot}号特殊基地抽部队。`;
    case 'displace':
      return `${who}不使用${slot}号特殊基地移动部队。`;
    case 'recover':
      return `${who}不使用${slot}号特殊基地回收部队。`;
    case 'freeze':
      return `${who}不使用${slot}号特殊基地冻结部队。`;
  }
}

function decision(d: Decision): string {
  const who = nameOf(d.side);
  switch (d.kind) {
    case 'turn':
      return `请${who}抽取或放置部队。`;
    case 'skully':
      return `${who}可以凭${d.slot}号位上的小骨抽最多2枚部队。`;
    case 'capn':
      return `${who}可以凭${d.slot}号位上的队长再放置1枚部队。`;
    case 'jumbo':
      return `${who}可以弃掉与${d.slot}号位上的铁巨人相邻的1枚敌方部队。`;
    case 'xb42':
      return `${who}可以凭${d.slot}号位上的XB-42随机弃掉${foeOf(d.side)}板块架上的1枚部队。`;
    case 'star':
      return `${who}可以凭${d.slot}号位上的星星抽1枚部队。`;
    case 'recall':
      return `${who}可以凭${d.slot}号特殊基地把另一枚可见的己方部队收回板块架。`;
    case 'draw':
      return `${who}可以凭${d.slot}号特殊基地抽1枚部队。`;
    case 'displace':
      return `${who}可以移动与${d.slot}号特殊基地相邻的1枚敌方部队。`;
    case 'recover':
      return `${who}可以凭${d.slot}号特殊基地把弃置区的1枚部队放回板块架。`;
    case 'freeze':
      return `${who}可以凭${d.slot}号特殊基地随机冻结${foeOf(d.side)}板块架上的1枚部队。`;
  }
}

function ended({ winner, reason }: GameResult): string {
  const who = nameOf(winner);
  switch (reason) {
    case 'hq':
      return `${who}占领敌方总部，获得胜利。`;
    case 'medals':
      return `${who}集齐所需奖章，获得胜利。`;
    case 'stuck':
      return `既不能抽取也不能放置，游戏结束：${who}奖章较多，或奖章相同而${foeOf(winner)}无法行动，${who}获得胜利。`;
  }
}
