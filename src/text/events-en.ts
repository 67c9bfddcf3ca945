/** English sentences for events. */
import type { Decision } from '../actions.js';
import type { Side } from '../battlefields/types.js';
import type { GameEvent, RedactedEvent } from '../events.js';
import type { GameResult } from '../state.js';
import { sideName, troopName } from './names.js';
import { joinTiles, troopLabel } from './tiles.js';

type Drew = Extract<GameEvent | RedactedEvent, { type: 'drew' }>;
type Declined = Extract<GameEvent, { type: 'declined' }>;

const nameOf = (side: Side): string => sideName(side, 'en');
const foeOf = (side: Side): string => nameOf(side === 'blue' ? 'red' : 'blue');
const plural = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

const SOURCES: { readonly [S in Drew['source']]: string } = {
  turn: '',
  skully: ' thanks to Skully',
  star: ' thanks to Star',
  draw: ' thanks to the special base',
};

/** One event in English. */
export function eventInEnglish(event: GameEvent | RedactedEvent): string {
  switch (event.type) {
    case 'placed':
      return `${nameOf(event.side)} places ${troopLabel(event.kind, 'en')} on slot ${event.slot}.`;
    case 'claimed':
      return `${nameOf(event.side)} wins ${plural(event.medals, 'medal')} from region ${event.region}.`;
    case 'discarded':
      return `Jumbo sends ${nameOf(event.side)}'s ${troopName(event.kind, 'en')} on slot ${event.slot} to the discard.`;
    case 'recalled':
      return `${nameOf(event.side)} takes ${troopName(event.kind, 'en')} from slot ${event.slot} back to the rack.`;
    case 'displaced':
      return `${nameOf(event.side)}'s ${troopName(event.kind, 'en')} is moved from slot ${event.from} to slot ${event.to}.`;
    case 'recovered':
      return `${nameOf(event.side)} takes ${troopName(event.kind, 'en')} from the discard to the rack.`;
    case 'declined':
      return declined(event);
    case 'turn':
      return `Turn ${event.turn} begins, and it is ${nameOf(event.side)}'s.`;
    case 'decision':
      return decision(event.decision);
    case 'ended':
      return ended(event.result);
    case 'drew': {
      const tiles = event.tiles ? joinTiles(event.tiles, 'en') : plural(event.count, 'tile');
      return `${nameOf(event.side)} draws ${tiles}${SOURCES[event.source]}.`;
    }
    case 'lost': {
      const tile = `${event.frozen ? 'frozen ' : ''}${troopName(event.kind, 'en')}`;
      return `XB-42 discards the ${tile} from ${nameOf(event.side)}'s rack.`;
    }
    case 'froze':
      return event.kind
        ? `${troopName(event.kind, 'en')} on ${nameOf(event.side)}'s rack is frozen.`
        : `A tile on ${nameOf(event.side)}'s rack is frozen.`;
    case 'thawed': {
      const tiles = event.tiles ? joinTiles(event.tiles, 'en') : plural(event.count, 'frozen tile');
      return `${tiles} on ${nameOf(event.side)}'s rack ${event.count === 1 ? 'thaws' : 'thaw'}.`;
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
      return `${who} does not use the effect of ${troopName(effect, 'en')} on slot ${slot}.`;
    case 'recall':
      return `${who} does not recall a troop with special base ${slot}.`;
    case 'draw':
      return `${who} does not draw with special base ${slot}.`;
    case 'displace':
      return `${who} does not move a troop with special base ${slot}.`;
    case 'recover':
      return `${who} does not recover a troop with special base ${slot}.`;
    case 'freeze':
      return `${who} does not freeze a tile with special base ${slot}.`;
  }
}

function decision(d: Decision): string {
  const who = nameOf(d.side);
  switch (d.kind) {
    case 'turn':
      return `${who} is to draw or to place a tile.`;
    case 'skully':
      return `${who} may draw up to 2 tiles, thanks to Skully on slot ${d.slot}.`;
    case 'capn':
      return `${who} may place one more troop, thanks to Cap'n on slot ${d.slot}.`;
    case 'jumbo':
      return `${who} may discard an enemy troop next to Jumbo on slot ${d.slot}.`;
    case 'xb42':
      return `${who} may discard a random tile from ${foeOf(d.side)}'s rack, thanks to XB-42 on slot ${d.slot}.`;
    case 'star':
      return `${who} may draw 1 tile, thanks to Star on slot ${d.slot}.`;
    case 'recall':
      return `${who} may take another visible troop back to the rack, thanks to special base ${d.slot}.`;
    case 'draw':
      return `${who} may draw 1 tile, thanks to special base ${d.slot}.`;
    case 'displace':
      return `${who} may move an enemy troop next to special base ${d.slot}.`;
    case 'recover':
      return `${who} may take a troop from the discard to the rack, thanks to special base ${d.slot}.`;
    case 'freeze':
      return `${who} may freeze a random tile on ${foeOf(d.side)}'s rack, thanks to special base ${d.slot}.`;
  }
}

function ended({ winner, reason }: GameResult): string {
  const who = nameOf(winner);
  switch (reason) {
    case 'hq':
      return `${who} wins by taking an enemy HQ.`;
    case 'medals':
      return `${who} wins by collecting enough medals.`;
    case 'stuck':
      return `No draw or placement is possible, so the game ends: ${who} wins with more medals, or with as many while ${foeOf(winner)} is stuck.`;
  }
}
