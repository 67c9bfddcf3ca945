/**
 * Randomness: xoroshiro128+ from all of its 128 bits, one independent stream for each purpose. Rules §2.
 *
 * @module
 */
import { sha256 } from '@noble/hashes/sha2';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import type { ChanceState } from './state.js';

/** What a stream is for. Each is the hash of the seed with its own label, so that leaving one out changes no other. */
export type StreamLabel = 'blue deck' | 'red deck' | 'first' | 'chance';

/** The start of a stream: the first 128 bits of SHA-256 of the label, a zero byte and the seed in UTF-8. */
export function streamOf(seed: string, label: StreamLabel): ChanceState {
  const view = new DataView(sha256(new TextEncoder().encode(`${label}\0${seed}`)).buffer);
  return [view.getInt32(0), view.getInt32(4), view.getInt32(8), view.getInt32(12)];
}

/** A seed of 128 random bits, as hexadecimal text. */
export function randomSeed(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (word) => word.toString(16).padStart(8, '0')).join('');
}

/** An unbiased integer from 0 to `below - 1`, and the stream's new state. */
export function drawInt(state: ChanceState, below: number): { value: number; chance: ChanceState } {
  const generator = xoroshiro128plusFromState(state);
  const value = uniformInt(generator, 0, below - 1);
  return { value, chance: Object.freeze(generator.getState()) as ChanceState };
}

/** A new array in random order: Fisher–Yates. */
export function shuffled<T>(items: readonly T[], start: ChanceState): T[] {
  const generator = xoroshiro128plusFromState(start);
  const result = [...items];
  for (let last = result.length - 1; last > 0; last--) {
    const other = uniformInt(generator, 0, last);
    [result[last], result[other]] = [result[other]!, result[last]!];
  }
  return result;
}
