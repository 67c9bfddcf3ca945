/** The page's own words. What the library can say, it says itself: see `describe` in `toy-battle/text`. */
import { type Side, TROOPS, type TroopKind } from 'toy-battle';
import { type Language, sideName, troopName } from 'toy-battle/text';
import { chinese } from './words-zh.js';

const tiles = (n: number) => (n === 1 ? '1 tile' : `${n} tiles`);

const english = {
  title: 'Play Toy Battle',
  toSite: 'Toy Battle',
  language: 'Language',
  theme: 'Theme',
  themes: { auto: 'System', light: 'Light', dark: 'Dark', contrast: 'Contrast' },

  newGame: 'New game',
  battlefield: 'Battlefield',
  objective: (n: number) => `${n} medals win`,
  mode: 'Mode',
  firstGame: 'First game: special bases count as ordinary ones',
  turn: (n: number) => `turn ${n}`,
  isFirstGame: 'first game',
  colour: 'Your colour',
  anyColour: 'By chance',
  opponent: 'Opponent',
  opponents: {
    random: 'Random bot',
    greedy: 'Greedy bot',
    mcts: 'Searching bot',
    person: 'Another person at this device',
  },
  opponentsMore: {
    random: 'does anything that is legal',
    greedy: 'takes what it can get',
    mcts: 'looks ahead; as strong as you like',
    person: 'a curtain hides your tiles between turns',
  },
  strength: 'Strength',
  iterations: (n: number) => `${n.toLocaleString('en')} iterations a decision`,
  seed: 'Seed',
  seedMore: 'Leave it empty for a fresh game. Who knows the seed knows every tile.',
  start: 'Start',
  openTitle: 'Look at a game',
  openLabel: 'A record or a position, as text or JSON',
  open: 'Open',
  cannotOpen: 'This cannot be opened.',
  problems: {
    'bad-link': 'The link is damaged.',
    'too-long': 'The link holds more than any game.',
    'bad-json': 'It looks like JSON, but is not well-formed.',
    'not-loaded': 'A part of the page could not be loaded: try again.',
  },
  askLeave: 'This ends the game that is being played. Leave it?',

  board: 'Board',
  rackOf: (side: Side) => `${sideName(side, 'en')}'s rack`,
  rackEmpty: 'The rack is empty.',
  hiddenTiles: (n: number) => `${tiles(n)}, face down`,
  frozenTiles: (n: number) => `${n} frozen`,
  frozen: 'frozen',
  strengthOf: (n: number) => `strength ${n}`,
  reserve: (n: number) => `${n} in reserve`,
  discard: 'discard',
  emptyDiscard: 'empty',
  medals: (n: number, of: number) => `${n} of ${of} medals`,
  you: 'you',
  controls: 'Decision',
  pick: 'Pick a tile of your rack first.',
  held: (name: string, n: number) =>
    n === 0 ? `${name} fits nowhere now.` : `${name}: ${n === 1 ? '1 slot is' : `${n} slots are`} lit.`,
  heldFrom: (slot: number, n: number) => `Where to from slot ${slot}? ${n === 1 ? '1 base is' : `${n} bases are`} lit.`,
  putBack: 'Lay back',
  draw: (n: number) => `Draw ${tiles(n)}`,
  drawNone: 'Draw',
  use: 'Use it',
  decline: 'Decline',
  recover: (name: string) => `Take back ${name}`,
  thinking: (side: Side) => `${sideName(side, 'en')} is thinking.`,
  iterationsDone: (n: number) => `${n.toLocaleString('en')} iterations`,
  stop: 'Stop thinking',
  botFailed: 'The bot has failed. Take your last action back, or start a new game.',
  lookingBack: 'You are looking back: go to the end to play on.',
  notYourEyes: 'You are looking with other eyes than your own: switch back to play on.',
  onlyLooking: 'You are looking at this game.',
  playOn: 'Play on from here',
  curtain: (side: Side) => `Hand the device to ${sideName(side, 'en')}.`,
  curtainMore: 'Both racks are hidden.',
  sit: (side: Side) => `I am ${sideName(side, 'en')}: show my tiles`,

  slot: (n: number) => `slot ${n}`,
  base: 'base',
  hqOf: (side: Side) => `${sideName(side, 'en')}'s HQ`,
  only: (strengths: string) => `admits only ${strengths} and Kwak`,
  empty: 'empty',
  onTop: (n: number) => `on top of ${tiles(n)}`,
  canPlace: (name: string) => `You can place ${name} here.`,
  canMove: 'You can move the troop here.',
  canTarget: 'You can choose this troop.',

  undo: 'Undo',
  undone: 'Taken back.',
  noUndo: {
    nothing: 'There is nothing to take back.',
    revealed: 'This cannot be taken back: hidden tiles have come to light since.',
  },
  askUndo: 'The other side already has the turn. Do both of you agree to take the last action back?',
  agree: 'We agree',
  disagree: 'No',
  moves: 'Moves',
  noMoves: 'Nothing was done yet.',
  replay: 'Replay',
  step: (n: number, of: number) => `step ${n} of ${of}`,
  first: 'To the start',
  back: 'One step back',
  forth: 'One step on',
  last: 'To the end',
  show: 'Show',
  shows: {
    all: 'everything',
    blue: 'what Blue may see',
    red: 'what Red may see',
    spectator: 'what a spectator may see',
  },
  story: 'What happened',
  share: 'Share',
  copyLink: 'Copy link',
  copyRecord: 'Copy record',
  copyPosition: 'Copy position',
  linkOfPosition: 'This game began with a position: the link holds only how it stands now, without the moves.',
  linkSecret: 'Link and record hold every tile, hidden ones too; position and picture hold only what is shown.',
  copied: 'Copied.',
  copyFailed: 'Your browser does not let the page copy. Here it is:',
  download: 'Download SVG',
};

/** All words of a language. */
export type Words = typeof english;

export const WORDS: Readonly<Record<Language, Words>> = { en: english, zh: chinese };

/** Names in a row, with a break that suits the language. */
export function listed(parts: readonly string[], lang: Language): string {
  return parts.join(lang === 'en' ? ', ' : '，');
}

/** A troop of a side with its strength: "Red Roxy (7)". */
export function troopOf(side: Side, kind: TroopKind, lang: Language): string {
  const { strength } = TROOPS[kind];
  const name = `${sideName(side, lang)}${lang === 'en' ? ' ' : ''}${troopName(kind, lang)}`;
  if (strength === null) return name;
  return lang === 'en' ? `${name} (${strength})` : `${name}（${strength}）`;
}
