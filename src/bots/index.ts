/**
 * For whoever writes bots: a fast simulator, actions as integers, what a bot may reckon from what it knows, and bots.
 *
 * @packageDocumentation
 */
export type { Bot, BotContext, StopSignal } from './bot.js';
export {
  type ChanceOutcome,
  chanceOutcomes,
  type DrawOutcome,
  drawOutcomes,
  type Fraction,
  unseenCounts,
} from './chance.js';
export { type Dealer, dealerOf, determinize, determinizeInto } from './determinize.js';
export { greedyBot } from './greedy.js';
export { hash, viewHash } from './hash.js';
export { actionCount, actionId, actionOf, legalMask, MOST_ACTIONS, type OnBattlefield } from './ids.js';
export { type MctsBotOptions, mctsBot, type SearchProgress } from './mcts.js';
export {
  type FieldLayout,
  OBSERVED_DECISIONS,
  OBSERVED_SPECIALS,
  type ObservationField,
  type ObservationLayout,
  observationLayout,
  observationSize,
} from './observation-layout.js';
export { observe } from './observe.js';
export { isSymmetric, type Orientation, observedAction, orientation } from './orientation.js';
export { createFastRandom, createRandom, type Random } from './random.js';
export { type RandomBotOptions, randomBot } from './random-bot.js';
export { createSimulator, type Simulator, type SimulatorOptions } from './simulator.js';
