/** The messages of the line protocol, as docs/protocol.md describes them. */
import { version } from '../../../package.json';
import { actionId } from '../../bots/index.js';
import {
  type Action,
  type BattlefieldData,
  battlefieldOf,
  type GameState,
  type GameView,
  legalActions,
  type RedactedEvent,
  redactFor,
  type Side,
} from '../../index.js';
import { type Line, LONGEST_LINE, TOO_LONG } from './lines.js';
import { excerpt, shown } from './shown.js';

/** The version of the protocol. */
export const PROTOCOL = 1;

/** A legal action and its id on the battlefield. */
export interface LegalAction {
  readonly id: number;
  readonly action: Action;
}

/** How a game ended, for the protocol and for the arena. */
export interface Outcome {
  readonly winner: Side | null;
  readonly reason: 'hq' | 'medals' | 'stuck' | 'limit' | ForfeitReason;
  /** What a bot did that lost the game. */
  readonly message?: string;
}

/**
 * Why a bot lost a game that the rules had not ended: it broke down, took too long, chose an action that is not legal,
 * or gave no answer that means anything.
 */
export type ForfeitReason = 'crash' | 'timeout' | 'illegal' | 'malformed';

/** What a program is told. Only `hello` and `choose` are answered. */
export type HostMessage =
  | { readonly type: 'hello'; readonly protocol: number; readonly name: string; readonly version: string }
  | {
      readonly type: 'new-game';
      readonly side: Side;
      readonly battlefield: BattlefieldData;
      readonly specialBases: boolean;
      /** For the program's own chance; has nothing to do with the game's. */
      readonly seed: string;
      readonly view: GameView;
    }
  | {
      readonly type: 'choose';
      /** Counts the questions of a game from 1; the answer repeats it. */
      readonly number: number;
      readonly view: GameView;
      readonly legal: readonly LegalAction[];
      readonly clock: { readonly milliseconds: number };
    }
  | {
      readonly type: 'action';
      readonly side: Side;
      readonly id: number;
      readonly action: Action;
      readonly events: readonly RedactedEvent[];
    }
  | { readonly type: 'game-over'; readonly result: Outcome }
  | { readonly type: 'stop' };

/** What a program answers. */
export type ProgramMessage =
  | { readonly type: 'hello'; readonly protocol: typeof PROTOCOL; readonly name: string }
  | { readonly type: 'action'; readonly number: number; readonly id: number }
  | { readonly type: 'error'; readonly reason: ForfeitReason; readonly message: string };

export function hello(name: string): HostMessage & { type: 'hello' } {
  return { type: 'hello', protocol: PROTOCOL, name, version };
}

export function newGame(state: GameState, side: Side, seed: string): HostMessage {
  const { specialBases } = state;
  return {
    type: 'new-game',
    side,
    battlefield: battlefieldOf(state),
    specialBases,
    seed,
    view: redactFor(state, side),
  };
}

/** Every legal action with its id. */
export function legalWithIds(x: GameState | GameView): LegalAction[] {
  return legalActions(x).map((action) => ({ id: actionId(x, action), action }));
}

/** Something that is no message; its text is for whoever wrote it. */
export class NoMessage extends Error {}

/**
 * The message on a line: an object with a type.
 *
 * @throws NoMessage
 */
export function messageOn(line: Line): { readonly type: string; readonly [key: string]: unknown } {
  if (line === TOO_LONG) throw new NoMessage(`a line has more than ${LONGEST_LINE} bytes`);
  let message: unknown;
  try {
    message = JSON.parse(line);
  } catch {
    throw new NoMessage(`not JSON: ${excerpt(line)}`);
  }
  if (typeof message !== 'object' || message === null || Array.isArray(message)) {
    throw new NoMessage(`not an object: ${excerpt(line)}`);
  }
  if (!('type' in message) || typeof message.type !== 'string') throw new NoMessage(`no type: ${excerpt(line)}`);
  return message as { type: string };
}

/**
 * What a program wrote on a line; nothing if it is of a type that later versions may know.
 *
 * @throws NoMessage
 */
export function programMessage(line: Line): ProgramMessage | undefined {
  const message = messageOn(line);
  switch (message.type) {
    case 'hello': {
      const { protocol, name } = message;
      if (protocol !== PROTOCOL) throw new NoMessage(`protocol is ${shown(protocol)}, must be ${PROTOCOL}`);
      return { type: 'hello', protocol, name: typeof name === 'string' ? name : '' };
    }
    case 'action': {
      const { number, id } = message;
      if (!Number.isInteger(number)) throw new NoMessage(`number is ${shown(number)}, must be that of the question`);
      if (!Number.isInteger(id)) throw new NoMessage(`id is ${shown(id)}, must be that of a legal action`);
      return { type: 'action', number: number as number, id: id as number };
    }
    case 'error': {
      const { code, message: text } = message;
      const reason = code === 'illegal' || code === 'malformed' ? code : 'crash';
      return { type: 'error', reason, message: typeof text === 'string' ? excerpt(text) : shown(text) };
    }
    default:
      return undefined;
  }
}
