/**
 * Positions as one line: a state, or what a viewer may know of one.
 *
 * Its fields, separated by single spaces:
 *
 * | field | example |
 * | --- | --- |
 * | version | `1` |
 * | whose knowledge | `all` for a state; `blue`, `red`, `spectator` for a view |
 * | battlefield | `castle-field`, or a custom one's data as URI-encoded JSON |
 * | special bases | `on`, `off` |
 * | turn | `12` |
 * | decision | `blue:turn`, `red:jumbo:7`, `-` |
 * | result | `-`, `blue:hq` |
 * | stacks by slot, bottom first | `/b5r7//r3/`… (side, then the tile) |
 * | racks, frozen, reserves, removed, discards | `x12\|77`, `?3\|12` where only the number is known; `-` where nothing is |
 * | medals | `3\|1` |
 * | medals left by region | `0,1,2` |
 * | placed | `7.1,8.2` (slot, height), `-` |
 * | chance | four whole numbers, `-` in a view |
 *
 * A tile is written as its strength, Kwak as `x`; blue stands left of the bar.
 *
 * @module
 */
import { defineBattlefield } from '../battlefields/define.js';
import type { BattlefieldData } from '../battlefields/types.js';
import { DECISIONS, REASONS, SIDES } from '../core/codes.js';
import { expectText, ToyBattleError } from '../errors.js';
import { deepFreeze } from '../freeze.js';
import { battlefieldOf, expectGame, isView } from '../load.js';
import type { BySide, GameState } from '../state.js';
import { TROOP_KINDS, type TroopKind } from '../troops.js';
import type { GameView, HiddenTiles } from '../view.js';

const CHARS = [...'x1234567'];
const FIELDS =
  'version viewer battlefield specialBases turn decision result stacks rack frozen reserve removed discard medals regions placed chance';

/**
 * A state or view on one line. A state's line holds secrets, like the state.
 *
 * @throws {@link ToyBattleError} `not-a-game`.
 */
export function formatPosition(x: GameState | GameView): string {
  expectGame(x);
  const view = isView(x);
  const { decision, result } = x;
  return [
    x.version,
    view ? x.viewer : 'all',
    typeof x.battlefield === 'string' ? x.battlefield : encodeURIComponent(JSON.stringify(x.battlefield)),
    x.specialBases ? 'on' : 'off',
    x.turn,
    decision ? `${decision.side}:${decision.kind}${decision.kind === 'turn' ? '' : `:${decision.slot}`}` : '-',
    result ? `${result.winner}:${result.reason}` : '-',
    x.stacks.map((stack) => stack.map(({ side, kind }) => side[0] + tileChar(kind)).join('')).join('/'),
    both(x.rack),
    both(x.frozen),
    both(x.reserve),
    view ? '-' : both(x.removed),
    both(x.discard),
    `${x.medals.blue}|${x.medals.red}`,
    x.regions.join(),
    x.placed.map(({ slot, height }) => `${slot}.${height}`).join() || '-',
    view ? '-' : x.chance.join(),
  ].join(' ');
}

/** Tiles, or how many where nobody or only their owner knows them. */
type Pile = readonly TroopKind[] | HiddenTiles | number;

function both({ blue, red }: BySide<Pile>): string {
  return `${pileText(blue)}|${pileText(red)}`;
}

function pileText(pile: Pile): string {
  if (typeof pile === 'number') return `?${pile}`;
  if ('size' in pile) return pileText(pile.tiles ?? pile.size);
  return pile.map(tileChar).join('');
}

function tileChar(kind: TroopKind): string {
  return CHARS[TROOP_KINDS.indexOf(kind)]!;
}

/**
 * Reads what {@link formatPosition} writes. Whether the position makes sense is not looked at: what comes from strangers
 * goes through `parseState` or `parseView` of `toy-battle/schema` before it is used.
 *
 * @throws {@link ToyBattleError} `bad-text`, saying which word is wrong; `unknown-battlefield`, `bad-battlefield`.
 */
export function parsePositionText(text: string): GameState | GameView {
  expectText(text);
  const words = text.trim().split(' ');
  const fields = FIELDS.split(' ');
  if (words.length !== fields.length) refuse(`${words.length} words`, `${fields.length}: ${FIELDS}`);
  const x = read(words);
  const { slots, regions } = battlefieldOf(x);
  // Reading is lax: what it made of the words must be written as they are.
  const again = formatPosition(x).split(' ');
  words.forEach((word, i) => {
    if (word !== again[i] && fields[i] !== 'battlefield') refuse(word, `${fields[i]} such as ${again[i]}`);
  });
  const fits = (field: string, ok: boolean, expected: string) => ok || refuse(words[fields.indexOf(field)]!, expected);
  const isSlot = ({ slot }: { readonly slot: number }) => slot < slots.length;
  fits('stacks', x.stacks.length === slots.length, `${slots.length} stacks`);
  fits('chance', isView(x) || x.chance.length === 4, 'four whole numbers');
  fits('regions', x.regions.length === regions.length, `${regions.length} numbers`);
  fits('placed', x.placed.every(isSlot), `slots from 0 to ${slots.length - 1}`);
  fits(
    'decision',
    !x.decision || !('slot' in x.decision) || isSlot(x.decision),
    `a slot from 0 to ${slots.length - 1}`,
  );
  return deepFreeze(x);
}

function refuse(found: string, expected: string): never {
  throw new ToyBattleError('bad-text', `bad position: found '${found}', expected ${expected}`, { found, expected });
}

function read(words: readonly string[]): GameState | GameView {
  const [, viewer, board, bases, turn, decision, result, stacks, rack, frozen, reserve, ...rest] = words as Words;
  const [removed, discard, medals, regions, placed, chance] = rest as Words;
  const open = viewer === 'all';
  const [side, kind, slot] = decision.split(':') as Words;
  const [winner, reason] = result.split(':') as Words;
  return {
    version: 1,
    ...(!open && { viewer: known(['blue', 'red', 'spectator'], viewer) }),
    battlefield: readBattlefield(board),
    specialBases: bases === 'on',
    turn: int(turn),
    decision: kind
      ? { side: known(SIDES, side), kind: known(DECISIONS, kind), ...(kind !== 'turn' && { slot: int(slot ?? '') }) }
      : null,
    result: reason ? { winner: known(SIDES, winner), reason: known(REASONS, reason) } : null,
    stacks: stacks.split('/').map((stack) =>
      Array.from(stack.match(/../g) ?? [], ([owner, tile]) => ({
        side: owner === 'b' ? 'blue' : 'red',
        kind: kindOf(tile!),
      })),
    ),
    rack: pair<unknown>(rack, open ? tilesOf : pileOf),
    frozen: pair<unknown>(frozen, open ? tilesOf : pileOf),
    reserve: pair<unknown>(reserve, open ? tilesOf : (half) => int(half.slice(1))),
    ...(open && { removed: pair(removed, tilesOf), chance: ints(chance, '-?') }),
    discard: pair(discard, tilesOf),
    medals: pair(medals, (half) => int(half)),
    regions: ints(regions),
    placed:
      placed === '-'
        ? []
        : placed.split(',').map((entry) => {
            const [at, height] = entry.split('.') as Words;
            return { slot: int(at), height: int(height) };
          }),
  } as unknown as GameState | GameView;
}

/** As many words as are looked at; what is missing is refused where it is read. */
type Words = [string, string, string, string, string, string, string, string, string, string, string, ...string[]];

function readBattlefield(word: string): unknown {
  if (!word.startsWith('%7B')) return word;
  let data: unknown;
  try {
    data = JSON.parse(decodeURIComponent(word));
  } catch {
    refuse(word, 'URI-encoded JSON');
  }
  return defineBattlefield(data as BattlefieldData);
}

function known<T extends string>(list: readonly T[], word: string): T {
  return list.find((it) => it === word) ?? refuse(word, list.join(', '));
}

/** A whole number from 0, or with a sign for the generator. */
function int(word: string, sign = ''): number {
  return new RegExp(`^${sign}\\d{1,16}$`).test(word) ? Number(word) : refuse(word, 'a whole number');
}

function ints(word: string, sign = ''): number[] {
  return word.split(',').map((part) => int(part, sign));
}

function pair<T>(word: string, half: (text: string) => T): BySide<T> {
  const [blue = '', red = ''] = word.split('|');
  return { blue: half(blue), red: half(red) };
}

function kindOf(char: string): TroopKind {
  return TROOP_KINDS[CHARS.indexOf(char)] ?? refuse(char, CHARS.join(', '));
}

function tilesOf(text: string): TroopKind[] {
  return Array.from(text, kindOf);
}

function pileOf(text: string): HiddenTiles {
  return text[0] === '?' ? { size: int(text.slice(1)), tiles: null } : { size: text.length, tiles: tilesOf(text) };
}
