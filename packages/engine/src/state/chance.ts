import { chachaBlock } from '../random/chacha.ts';
import { fairBelow } from '../random/rng.ts';
import { sha256 } from '../random/sha256.ts';
import type { State } from './layout.ts';
import * as layout from './layout.ts';

const { CHANCE_DRAWN, CHANCE_KEY, getWide, putWide } = layout;

/** The only stream of random numbers in a game, kept in its position and used only for shuffles. */

/** The numbers below `count`, in random order, all orders equally likely. */
export function shuffledBelow(state: State, count: number): number[] {
  const list: number[] = [];
  for (let number = 0; number < count; number++) list.push(number);
  return shuffle(state, list);
}

/** Starts the stream from a seed. */
export function seedChance(state: State, seed: string): void {
  setChance(state, sha256(seed));
}

/** Starts the stream from a key of eight words. */
export function setChance(state: State, words: ArrayLike<number>): void {
  for (let i = 0; i < key.length; i++) putWide(state, CHANCE_KEY + 2 * i, words[i] as number);
  putWide(state, CHANCE_DRAWN, 0);
}

/** The most recent block of words, its number, and its key: several shuffles draw from the same block. */
const block = new Int32Array(16);
const key = new Int32Array(8);
let ready = -1;

function makeReady(state: State, number: number): void {
  let same = number === ready;
  for (let i = 0; i < key.length; i++) {
    const word = getWide(state, CHANCE_KEY + 2 * i);
    same &&= word === key[i];
    key[i] = word;
  }
  if (same) return;
  chachaBlock(key, 0, number, block);
  ready = number;
}

/** Shuffles a list in place (Fisher and Yates), all orders equally likely. */
export function shuffle(state: State, list: number[]): number[] {
  let drawn = getWide(state, CHANCE_DRAWN);
  makeReady(state, drawn >> 4);
  const word = (): number => {
    if (drawn >> 4 !== ready) makeReady(state, drawn >> 4);
    return block[drawn++ & 15] as number;
  };
  for (let last = list.length - 1; last > 0; last--) {
    const other = fairBelow(last + 1, word);
    const kept = list[last] as number;
    list[last] = list[other] as number;
    list[other] = kept;
  }
  putWide(state, CHANCE_DRAWN, drawn);
  return list;
}
