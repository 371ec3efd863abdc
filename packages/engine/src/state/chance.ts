import { chachaBlock } from '../random/chacha.ts';
import { fairBelow } from '../random/rng.ts';
import { sha256 } from '../random/sha256.ts';
import { CHANCE_DRAWN, CHANCE_KEY, get, put, type State } from './layout.ts';

/** The one stream of chance of a game, kept in its position and used for shuffles alone. */

/** Starts the stream from a seed. */
export function seedChance(state: State, seed: string): void {
  state.set(sha256(seed), CHANCE_KEY);
  put(state, CHANCE_DRAWN, 0);
}

const block = new Int32Array(16);

/** Shuffles a list in place (Fisher and Yates), every order equally likely. */
export function shuffle(state: State, list: number[]): number[] {
  let drawn = get(state, CHANCE_DRAWN);
  let ready = -1;
  const word = (): number => {
    if (drawn >> 4 !== ready) {
      ready = drawn >> 4;
      chachaBlock(state, CHANCE_KEY, ready, block);
    }
    return block[drawn++ & 15] as number;
  };
  for (let last = list.length - 1; last > 0; last--) {
    const other = fairBelow(last + 1, word);
    const kept = list[last] as number;
    list[last] = list[other] as number;
    list[other] = kept;
  }
  put(state, CHANCE_DRAWN, drawn);
  return list;
}
