/**
 * Random numbers for bots: one good generator for whoever needs reproducible choices, one fast generator for playouts.
 * Neither is for dealing games or keeping secrets.
 *
 * @module
 */
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import { ensure, shown } from '../errors.js';
import { streamOf } from '../random.js';

/** A source of random numbers. What it gives depends on its seed and on how often it was asked, on nothing else. */
export interface Random {
  /** 32 random bits, as an integer from -2³¹ to 2³¹ - 1. */
  next(): number;
  /** An unbiased integer from 0 to `n - 1`, for a whole `n` from 1 to 2²⁰. */
  below(n: number): number;
}

/**
 * @throws `ToyBattleError` `bad-random`.
 */
export function expectRandom(random: unknown): asserts random is Random {
  const { next, below } = Object(random) as Partial<Random>;
  const ok = typeof next === 'function' && typeof below === 'function';
  ensure(ok, 'bad-random', `expected a source of random numbers, such as createRandom('text'), not ${shown(random)}`);
}

/**
 * A generator that is the same for the same seed, on every machine: xoroshiro128+ from 128 bits of the seed's hash. A
 * number stands for its decimal text. A game that was dealt from the same seed shares nothing with it.
 *
 * @throws `ToyBattleError` `bad-seed` unless the seed is a string that is not empty, or a finite number.
 */
export function createRandom(seed: string | number): Random {
  const ok = typeof seed === 'number' ? Number.isFinite(seed) : typeof seed === 'string' && seed;
  ensure(ok, 'bad-seed', `a seed is a string that is not empty or a number, not ${shown(seed)}`);
  const generator = xoroshiro128plusFromState(streamOf(`bots\0${seed}`, 'chance'));
  return {
    next: () => generator.next(),
    below(n) {
      ensure(n >= 1, 'bad-random', `there is no number below ${shown(n)} to draw`); // the search for one would not end
      return uniformInt(generator, 0, n - 1);
    },
  };
}

/**
 * A generator for inner loops: xoroshiro64**, which takes a few nanoseconds and allocates nothing. Of the seed only the
 * lowest 32 bits count.
 *
 * @throws `ToyBattleError` `bad-seed` unless the seed is a finite number.
 */
export function createFastRandom(seed: number): Random {
  ensure(Number.isFinite(seed), 'bad-seed', `the seed of a fast generator is a number, not ${shown(seed)}`);
  return new Xoroshiro64(seed);
}

class Xoroshiro64 implements Random {
  /** Two words, never both zero. */
  readonly #state = new Int32Array(2);

  constructor(seed: number) {
    this.#state[0] = scattered(seed | 0);
    this.#state[1] = scattered((seed ^ 0x9e3779b9) | 0) || 1;
  }

  next(): number {
    const state = this.#state;
    const a = state[0]!;
    const b = state[1]! ^ a;
    state[0] = rotated(a, 26) ^ b ^ (b << 9);
    state[1] = rotated(b, 13);
    return Math.imul(rotated(Math.imul(a, 0x9e3779bb), 5), 5);
  }

  below(n: number): number {
    // Lemire's method: the high half of a product, unless its low half is one of the 2³² mod n that would be too many.
    let bits = this.next();
    if (Math.imul(bits, n) >>> 0 < n) {
      const surplus = 0x1_0000_0000 % n;
      while (Math.imul(bits, n) >>> 0 < surplus) bits = this.next();
    }
    return ((bits >>> 0) * n * 2 ** -32) | 0;
  }
}

function rotated(word: number, by: number): number {
  return (word << by) | (word >>> (32 - by));
}

/** A bijection of 32-bit words that leaves no pattern: seeds are small numbers, states should not be. */
function scattered(word: number): number {
  let x = Math.imul(word ^ (word >>> 16), 0x21f0aaad);
  x = Math.imul(x ^ (x >>> 15), 0x735a2d97);
  return x ^ (x >>> 15);
}
