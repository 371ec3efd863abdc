import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chachaBlock } from './chacha.ts';
import { fairBelow, rngFrom, xoshiro128 } from './rng.ts';
import { sha256 } from './sha256.ts';

const hex = (words: Int32Array): string =>
  [...words].map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');

test('SHA-256 agrees with the standard library on any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      expect(hex(sha256(text))).toBe(createHash('sha256').update(text, 'utf8').digest('hex'));
    }),
    { numRuns: 500 },
  );
});

test('ChaCha20 gives the block of RFC 8439, section 2.3.2', () => {
  const key = Int32Array.from({ length: 8 }, (_, i) => {
    const byte = 4 * i;
    return byte | ((byte + 1) << 8) | ((byte + 2) << 16) | ((byte + 3) << 24);
  });
  const block = new Int32Array(16);
  chachaBlock(key, 0, 1, block, [0x09000000, 0x4a000000, 0]);
  expect(hex(block)).toBe(
    'e4e7f11015593bd11fdd0f50c47120a3c7f4d1c70368c0339aaa22044e6cd4c3' +
      '466482d209aa9f0705d7c214a2028bd9d19c12b5b94e16dee883d0cb4e3c50a2',
  );
});

test('xoshiro128** gives the numbers that its authors publish for the state 1, 2, 3, 4', () => {
  const word = xoshiro128(1, 2, 3, 4);
  expect(Array.from({ length: 4 }, word)).toEqual([11520, 0, 5927040, 70819200]);
});

test('a fair draw throws away the words that would favor some numbers', () => {
  // 2^32 is not a multiple of 3: the word 0 would make 0 likelier, and is drawn again.
  const words = [0, 2 ** 31];
  expect(fairBelow(3, () => words.shift() ?? 0)).toBe(1);
  expect(words).toEqual([]);
});

test('every number below n comes up about equally often', () => {
  const rng = rngFrom('fair');
  const seen = new Array<number>(7).fill(0);
  for (let i = 0; i < 70_000; i++) {
    const drawn = rng.below(7);
    seen[drawn] = (seen[drawn] ?? 0) + 1;
  }
  for (const count of seen) expect(Math.abs(count - 10_000)).toBeLessThan(500);
});

test('the same seed gives the same numbers, another seed others', () => {
  const draw = (seed: string) => {
    const rng = rngFrom(seed);
    return Array.from({ length: 20 }, () => rng.below(1000));
  };
  expect(draw('a')).toEqual(draw('a'));
  expect(draw('a')).not.toEqual(draw('b'));
});
