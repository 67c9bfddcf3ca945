/**
 * The rules of the board game Toy Battle: start a game, ask what may be done, do it, and show each player what they may
 * know.
 *
 * @packageDocumentation
 */
export type {
  Action,
  ActionPart,
  ActionType,
  BaseDecision,
  Decision,
  DecisionKind,
  Malformation,
  TroopDecision,
} from './actions.js';
export { type Applied, apply, applyWithChance, applyWithEvents, IllegalActionError } from './apply.js';
export { defineBattlefield } from './battlefields/define.js';
export { BATTLEFIELD_IDS, BATTLEFIELDS, type BattlefieldId } from './battlefields/index.js';
export {
  type BattlefieldData,
  type RegionData,
  type Side,
  type SlotData,
  type Special,
  type SpecialKind,
  TRIGGERS,
} from './battlefields/types.js';
export { type ErrorCode, ToyBattleError } from './errors.js';
export type { EventBody, EventType, GameEvent, PublicEventBody, RedactedEvent, RedactedEventBody } from './events.js';
export { type ActOptions, explain, type Illegality } from './explain.js';
export { legalActions } from './legal.js';
export { battlefieldOf } from './load.js';
export { formatAction, parseActionText } from './notation/action.js';
export { formatPosition, parsePositionText } from './notation/position.js';
export { formatRecord, parseRecordText } from './notation/record.js';
export { connectedSlots, controllerOf, drawCount, placements, type RegionProgress, regionProgress } from './queries.js';
export {
  type FullRecord,
  type GameRecord,
  type GameStep,
  type RedactedRecord,
  type Replay,
  recordOf,
  redactRecord,
  replay,
  stepOf,
} from './record.js';
export { redactEvents, redactFor, revealsHidden } from './redact.js';
export { reduce } from './reduce.js';
export {
  type CreateGameOptions,
  createGame,
  type Deck,
  type FullSetup,
  type GameSetup,
  setupOf,
} from './setup.js';
export type { BySide, ChanceState, GameResult, GameState, PlacedTile, Tile } from './state.js';
export {
  RACK_LIMIT,
  REMOVED_TILES,
  TILES_PER_KIND,
  TROOP_KINDS,
  TROOPS,
  type TroopEffect,
  type TroopInfo,
  type TroopKind,
} from './troops.js';
export type { GameView, HiddenTiles, Viewer } from './view.js';
