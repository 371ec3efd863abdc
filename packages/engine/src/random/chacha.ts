/** The ChaCha20 block function of RFC 8439: sixteen random words from a 256-bit key and a counter. */

const CONSTANTS = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574] as const;
const WORDS = 16;
const DOUBLE_ROUNDS = 10;

const work = new Int32Array(WORDS);

function quarterRound(a: number, b: number, c: number, d: number): void {
  let x = work[a] as number;
  let y = work[b] as number;
  let z = work[c] as number;
  let w = work[d] as number;
  x = (x + y) | 0;
  w ^= x;
  w = (w << 16) | (w >>> 16);
  z = (z + w) | 0;
  y ^= z;
  y = (y << 12) | (y >>> 20);
  x = (x + y) | 0;
  w ^= x;
  w = (w << 8) | (w >>> 24);
  z = (z + w) | 0;
  y ^= z;
  y = (y << 7) | (y >>> 25);
  work[a] = x;
  work[b] = y;
  work[c] = z;
  work[d] = w;
}

/**
 * Writes block number `counter` of the key stream to `out`. The key is eight words of `key` from `at` on;
 * `nonce` are the last three words of the block's input (zero for all our uses).
 */
export function chachaBlock(
  key: ArrayLike<number>,
  at: number,
  counter: number,
  out: Int32Array,
  nonce: readonly [number, number, number] = [0, 0, 0],
): void {
  const input = out;
  for (let i = 0; i < 4; i++) input[i] = CONSTANTS[i] as number;
  for (let i = 0; i < 8; i++) input[4 + i] = key[at + i] as number;
  input[12] = counter;
  for (let i = 0; i < 3; i++) input[13 + i] = nonce[i] as number;
  work.set(input);
  for (let i = 0; i < DOUBLE_ROUNDS; i++) {
    quarterRound(0, 4, 8, 12);
    quarterRound(1, 5, 9, 13);
    quarterRound(2, 6, 10, 14);
    quarterRound(3, 7, 11, 15);
    quarterRound(0, 5, 10, 15);
    quarterRound(1, 6, 11, 12);
    quarterRound(2, 7, 8, 13);
    quarterRound(3, 4, 9, 14);
  }
  for (let i = 0; i < WORDS; i++) out[i] = ((input[i] as number) + (work[i] as number)) | 0;
}
