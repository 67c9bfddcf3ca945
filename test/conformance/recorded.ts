/** Reads the recorded games and counts, which were made by engines that share no code with this one. */
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import {
  type BattlefieldId,
  type BySide,
  createGame,
  type DecisionKind,
  type GameResult,
  type GameState,
  type Side,
  type TroopKind,
} from '../../src/index.js';

export interface RecordedSetup {
  battlefield: BattlefieldId;
  specialBases: boolean;
  first: Side;
  removed: BySide<TroopKind[]>;
  reserve: BySide<TroopKind[]>;
}

export interface RecordedState {
  stacks: Record<string, string[]>;
  rack: BySide<TroopKind[]>;
  frozen: BySide<TroopKind[]>;
  reserve: BySide<number>;
  discard: BySide<TroopKind[]>;
  medals: BySide<number>;
  regions: number[];
}

export interface RecordedStep {
  side: Side;
  decision: DecisionKind;
  options: string[];
  choice: string;
  chance?: TroopKind;
  after: RecordedState;
}

export interface RecordedGame extends RecordedSetup {
  steps: RecordedStep[];
  result: GameResult;
}

export interface RecordedPerft extends RecordedSetup {
  prefix: { option: string; chance?: TroopKind }[];
  perft: number[];
}

function lines<T>(text: string): T[] {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as T);
}

export function recordedGames(): RecordedGame[] {
  return lines(gunzipSync(readFileSync(new URL('games.jsonl.gz', import.meta.url))).toString('utf8'));
}

export function recordedPerfts(): RecordedPerft[] {
  return lines(readFileSync(new URL('perft.jsonl', import.meta.url), 'utf8'));
}

/** The state that a recording starts from. */
export function start({ battlefield, specialBases, first, removed, reserve }: RecordedSetup): GameState {
  const decks = {
    blue: [...removed.blue, ...reserve.blue],
    red: [...removed.red, ...reserve.red],
  };
  return createGame({ battlefield, specialBases, first, decks });
}

/** A state in the words of the recordings. */
export function inTheirWords(state: GameState): RecordedState {
  const stacks = state.stacks
    .map((stack, slot) => [String(slot), stack.map(({ side, kind }) => `${side} ${kind}`)] as const)
    .filter(([, stack]) => stack.length > 0);
  return {
    stacks: Object.fromEntries(stacks),
    rack: { blue: [...state.rack.blue], red: [...state.rack.red] },
    frozen: { blue: [...state.frozen.blue], red: [...state.frozen.red] },
    reserve: { blue: state.reserve.blue.length, red: state.reserve.red.length },
    discard: { blue: [...state.discard.blue], red: [...state.discard.red] },
    medals: { ...state.medals },
    regions: [...state.regions],
  };
}
