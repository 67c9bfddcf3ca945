/** Chinese sentences for illegal actions: what is wrong, and what would be right. */
import type { ActionType, DecisionKind } from '../actions.js';
import type { Illegality } from '../explain.js';
import { RACK_LIMIT } from '../troops.js';
import { sideName, troopName } from './names.js';
import { canBeBeaten, join, troopLabel } from './tiles.js';

type Malformed = Extract<Illegality, { code: 'malformed' }>;
type NoTarget = Extract<Illegality, { code: 'no-such-target' }>;

/** What an action of a type tries to do. */
const ATTEMPTS: { readonly [T in ActionType]: string } = {
  draw: '抽部队',
  place: '放置部队',
  use: '使用效果',
  target: '选择场上的部队',
  move: '移动部队',
  recover: '从弃置区取回部队',
  decline: '放弃效果',
};

/** What answers a decision. */
const ANSWERS: { readonly [K in DecisionKind]: string } = {
  turn: '请抽取或放置部队',
  skully: '请用小骨的效果抽部队，或者放弃',
  capn: '请用队长的效果再放置1枚部队，或者放弃',
  jumbo: '请选择铁巨人要弃掉的敌方部队，或者放弃',
  xb42: '请使用XB-42的效果，或者放弃',
  star: '请用星星的效果抽部队，或者放弃',
  recall: '请选择特殊基地要召回的部队，或者放弃',
  draw: '请用特殊基地抽部队，或者放弃',
  displace: '请选择特殊基地要移动的部队及其去处，或者放弃',
  recover: '请选择特殊基地要回收的部队，或者放弃',
  freeze: '请用特殊基地冻结1枚部队，或者放弃',
};

const PARTS: { readonly [At in Malformed['at']]: string } = {
  '': '必须写明操作类型及其所需的内容，不能多也不能少',
  type: '操作类型必须是游戏认识的一种',
  kind: '部队必须是八种之一',
  slot: '位置必须是本战场上的编号',
  from: '起点必须是本战场上的编号',
  to: '终点必须是本战场上的编号',
};

/** One illegality in Chinese. */
export function illegalityInChinese(x: Illegality): string {
  switch (x.code) {
    case 'malformed':
      return `这不是有效的操作：${PARTS[x.at]}。`;
    case 'game-over':
      return '游戏已经结束，不能再进行任何操作。';
    case 'not-your-decision':
      return `现在由${sideName(x.side, 'zh')}做决定，请等到轮到你时再操作。`;
    case 'wrong-decision':
      return `现在不能${ATTEMPTS[x.type]}：${ANSWERS[x.decision]}。`;
    case 'not-on-rack':
      return `你的板块架上没有${troopName(x.kind, 'zh')}：请放置架上有的部队。`;
    case 'frozen':
      return `${troopName(x.kind, 'zh')}被冻结了：等它在你的回合结束时解冻后才能放置。`;
    case 'own-hq':
      return `${x.slot}号位是你自己的总部：请放在基地或敌方总部上。`;
    case 'too-weak': {
      const [kind, top] = [troopLabel(x.kind, 'zh'), troopLabel(x.top, 'zh')];
      return `${kind}不能覆盖${top}：只有${canBeBeaten(x.top) ? '战力更高的部队或嘎嘎' : '嘎嘎'}才可以。`;
    }
    case 'not-connected':
      return `${x.slot}号位没有与你的总部相连：请放在己方总部旁边，或放在与总部连成一线的己方部队旁边。`;
    case 'strength-limit': {
      const strengths = join(x.strengths.map(String), 'zh');
      const allowed = strengths === '' ? '嘎嘎' : `战力为${strengths}的部队或嘎嘎`;
      return `${troopLabel(x.kind, 'zh')}不能放在${x.slot}号位：那里只能放${allowed}。`;
    }
    case 'rack-full':
      return `你的板块架已满：架上连同被冻结的最多${RACK_LIMIT}枚，请改为放置部队。`;
    case 'reserve-empty':
      return '你的供应堆已空：请改为放置部队。';
    case 'not-in-discard':
      return `你的弃置区里没有${troopName(x.kind, 'zh')}：请选择弃置区里有的部队。`;
    case 'no-such-target':
      return noTarget(x);
  }
}

function noTarget({ decision, slot }: NoTarget): string {
  switch (decision) {
    case 'jumbo':
      return `铁巨人打不到${slot}号位：请选择与它相邻且最上面是敌方部队的基地。`;
    case 'recall':
      return `${slot}号位没有可以收回的部队：请选择另一个最上面是己方部队的基地。`;
    case 'displace':
      return `${slot}号位不合适：请把特殊基地旁边的基地最上面的敌方部队，移到与它所在基地相邻的基地上。`;
  }
}
