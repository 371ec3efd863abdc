/** SHA-256 (FIPS 180-4), so that a seed of any length becomes a key, synchronously and in every runtime. */

const PRIMES = (() => {
  const primes: number[] = [];
  for (let n = 2; primes.length < 64; n++) if (primes.every((p) => n % p !== 0)) primes.push(n);
  return primes;
})();

/** The first 32 bits of the fractional part of a number. */
const fraction = (x: number): number => ((x - Math.floor(x)) * 2 ** 32) | 0;

const ROUND_CONSTANTS = Int32Array.from(PRIMES, (p) => fraction(Math.cbrt(p)));
const START = Int32Array.from(PRIMES.slice(0, 8), (p) => fraction(Math.sqrt(p)));

const rotate = (x: number, n: number): number => (x >>> n) | (x << (32 - n));

function utf8(text: string): number[] {
  const bytes: number[] = [];
  for (const char of text) {
    const point = char.codePointAt(0) ?? 0;
    // A lone surrogate has no UTF-8 form; it is encoded as U+FFFD, as TextEncoder does.
    const code = point >= 0xd800 && point <= 0xdfff ? 0xfffd : point;
    if (code < 0x80) bytes.push(code);
    else if (code < 0x800) bytes.push(0xc0 | (code >> 6), 0x80 | (code & 63));
    else if (code < 0x10000) bytes.push(0xe0 | (code >> 12), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63));
    else
      bytes.push(
        0xf0 | (code >> 18),
        0x80 | ((code >> 12) & 63),
        0x80 | ((code >> 6) & 63),
        0x80 | (code & 63),
      );
  }
  return bytes;
}

/** The message as big-endian words with the padding of the standard. */
function padded(bytes: readonly number[]): Int32Array {
  const words = new Int32Array((((bytes.length + 8) >> 6) + 1) * 16);
  for (let i = 0; i < bytes.length; i++)
    words[i >> 2] = (words[i >> 2] as number) | ((bytes[i] as number) << (24 - 8 * (i & 3)));
  words[bytes.length >> 2] = (words[bytes.length >> 2] as number) | (0x80 << (24 - 8 * (bytes.length & 3)));
  words[words.length - 1] = bytes.length * 8;
  words[words.length - 2] = Math.floor(bytes.length / 2 ** 29);
  return words;
}

const schedule = new Int32Array(64);

function compress(hash: Int32Array, words: Int32Array, from: number): void {
  for (let i = 0; i < 16; i++) schedule[i] = words[from + i] as number;
  for (let i = 16; i < 64; i++) {
    const w15 = schedule[i - 15] as number;
    const w2 = schedule[i - 2] as number;
    const s0 = rotate(w15, 7) ^ rotate(w15, 18) ^ (w15 >>> 3);
    const s1 = rotate(w2, 17) ^ rotate(w2, 19) ^ (w2 >>> 10);
    schedule[i] = ((schedule[i - 16] as number) + s0 + (schedule[i - 7] as number) + s1) | 0;
  }
  let [a, b, c, d, e, f, g, h] = hash as unknown as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  for (let i = 0; i < 64; i++) {
    const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const choice = (e & f) ^ (~e & g);
    const t1 = (h + s1 + choice + (ROUND_CONSTANTS[i] as number) + (schedule[i] as number)) | 0;
    const s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + s0 + majority) | 0;
  }
  const after = [a, b, c, d, e, f, g, h];
  for (let i = 0; i < 8; i++) hash[i] = ((hash[i] as number) + (after[i] as number)) | 0;
}

/** The SHA-256 digest of a text (as UTF-8), as eight 32-bit words. */
export function sha256(text: string): Int32Array {
  const words = padded(utf8(text));
  const hash = START.slice();
  for (let from = 0; from < words.length; from += 16) compress(hash, words, from);
  return hash;
}
