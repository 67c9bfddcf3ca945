/** English sentences for illegal actions: what is wrong, and what would be right. */
import type { ActionType, DecisionKind } from '../actions.js';
import type { Illegality } from '../explain.js';
import { RACK_LIMIT } from '../troops.js';
import { sideName, troopName } from './names.js';
import { canBeBeaten, join, troopLabel } from './tiles.js';

type Malformed = Extract<Illegality, { code: 'malformed' }>;
type NoTarget = Extract<Illegality, { code: 'no-such-target' }>;

/** What an action of a type tries to do. */
const ATTEMPTS: { readonly [T in ActionType]: string } = {
  draw: 'draw tiles',
  place: 'place a tile',
  use: 'use an effect',
  target: 'choose a troop on the board',
  move: 'move a troop',
  recover: 'take a troop from the discard',
  decline: 'decline an effect',
};

/** What answers a decision. */
const ANSWERS: { readonly [K in DecisionKind]: string } = {
  turn: 'draw or place a tile',
  skully: 'draw for Skully or decline',
  capn: "place one more troop for Cap'n or decline",
  jumbo: 'choose the enemy troop that Jumbo discards or decline',
  xb42: 'use XB-42 or decline',
  star: 'draw for Star or decline',
  recall: 'choose the troop that the special base recalls or decline',
  draw: 'use the special base to draw or decline',
  displace: 'choose the troop that the special base moves, and where to, or decline',
  recover: 'choose the troop that the special base recovers or decline',
  freeze: 'use the special base to freeze a tile or decline',
};

const PARTS: { readonly [At in Malformed['at']]: string } = {
  '': 'it must have a type and exactly what belongs to it',
  type: 'its type must be one that the game knows',
  kind: 'its kind must be one of the eight troops',
  slot: "its slot must be a slot's number on this battlefield",
  from: "the slot to move from must be a slot's number on this battlefield",
  to: "the slot to move to must be a slot's number on this battlefield",
};

/** One illegality in English. */
export function illegalityInEnglish(x: Illegality): string {
  switch (x.code) {
    case 'malformed':
      return `This is not an action of the game: ${PARTS[x.at]}.`;
    case 'game-over':
      return 'The game is over: nothing more can be played.';
    case 'not-your-decision':
      return `It is ${sideName(x.side, 'en')}'s turn to decide: wait until it is yours.`;
    case 'wrong-decision':
      return `You cannot ${ATTEMPTS[x.type]} now: ${ANSWERS[x.decision]}.`;
    case 'not-on-rack':
      return `${troopName(x.kind, 'en')} is not on your rack: place a tile that is.`;
    case 'frozen':
      return `${troopName(x.kind, 'en')} is frozen: it can be placed again once it has thawed at the end of your turn.`;
    case 'own-hq':
      return `Slot ${x.slot} is your own HQ: place on a base or on an enemy HQ.`;
    case 'too-weak': {
      const [kind, top] = [troopLabel(x.kind, 'en'), troopLabel(x.top, 'en')];
      return `${kind} cannot cover ${top}: only ${canBeBeaten(x.top) ? 'a stronger troop or Kwak' : 'Kwak'} can.`;
    }
    case 'not-connected':
      return `Slot ${x.slot} is not connected to your HQ: place next to your HQ or next to a chain of your troops that reaches it.`;
    case 'strength-limit': {
      const allowed = join([...x.strengths.map(String), 'Kwak'], 'en');
      return `${troopLabel(x.kind, 'en')} may not be placed on slot ${x.slot}: it admits only ${allowed}.`;
    }
    case 'rack-full':
      return `Your rack is full: with ${RACK_LIMIT} tiles on it, frozen ones included, place one instead.`;
    case 'reserve-empty':
      return 'Your reserve is empty: place a tile instead.';
    case 'not-in-discard':
      return `${troopName(x.kind, 'en')} is not in your discard: choose a troop that is.`;
    case 'no-such-target':
      return noTarget(x);
  }
}

function noTarget({ decision, slot }: NoTarget): string {
  switch (decision) {
    case 'jumbo':
      return `Jumbo cannot hit slot ${slot}: choose an adjacent base with an enemy troop on top.`;
    case 'recall':
      return `Slot ${slot} has no troop to take back: choose another base with a troop of yours on top.`;
    case 'displace':
      return `Slot ${slot} will not do: move the enemy troop on top of a base next to the special base to a base next to its own.`;
  }
}
