import { InvalidInput } from '../errors.ts';
import { sha256 } from '../random/sha256.ts';

/**
 * Fair shuffles. Before anybody sits down the server chooses a secret and shows its SHA-256, the promise. Every seat then
 * adds a random text of its own, and the seed is made of the secret and all of them: the server could not choose
 * its secret to fit the seats, and no seat could choose its text to fit the secret. After the game the secret is
 * shown, and everybody can compute promise and seed again.
 *
 * What it cannot prove: a server in league with a seat that adds its text last, or one that throws games away until one
 * pleases it. Whoever distrusts the server adds their text last.
 */
export interface Proof {
  /** Shown before the game: the SHA-256 of the secret. */
  readonly promise: string;
  /** Shown after the game: 256 bits in hexadecimal. */
  readonly secret: string;
  /** The text of every seat, in the order of the seats. */
  readonly contributions: readonly string[];
}

const SECRET = /^[0-9a-f]{64}$/;
/** From 128 bits on, in hexadecimal or base64url; no letter in it could be taken for a border between two texts. */
const CONTRIBUTION = /^[\w-]{22,128}$/;
/** Names what is hashed, so that the promise is never part of the way to the seed. */
const SEED = 'hinode fair seed 1';

export const isContribution = (text: unknown): text is string =>
  typeof text === 'string' && CONTRIBUTION.test(text);

/** What is shown before the game. Anybody can check it afterwards: `printf SECRET | sha256sum`. */
export const promiseOf = (secret: string): string => hash([checkedSecret(secret)]);

/** The seed of the game, once every seat has added its text. */
export const seedOf = (secret: string, contributions: readonly string[]): string =>
  hash([SEED, checkedSecret(secret), ...contributions.map(checkedContribution)]);

/** What is shown after the game. */
export const proofOf = (secret: string, contributions: readonly string[]): Proof => ({
  promise: promiseOf(secret),
  secret: checkedSecret(secret),
  contributions: contributions.map(checkedContribution),
});

/** Reads a proof from outside, or says what is wrong with it. */
export function readProof(input: unknown): Proof {
  if (typeof input !== 'object' || input === null || Array.isArray(input))
    throw invalid('proof', 'is not an object');
  const { promise, secret, contributions, ...unknown } = input as Record<string, unknown>;
  const [surplus] = Object.keys(unknown);
  if (surplus !== undefined) throw invalid(`proof.${surplus}`, 'is not known');
  if (typeof promise !== 'string') throw invalid('proof.promise', 'is not a text');
  if (typeof secret !== 'string') throw invalid('proof.secret', 'is not a text');
  if (!Array.isArray(contributions)) throw invalid('proof.contributions', 'is not a list');
  return { ...proofOf(secret, contributions), promise };
}

function checkedSecret(secret: string): string {
  if (!SECRET.test(secret)) throw invalid('proof.secret', 'is not 256 bits in hexadecimal');
  return secret;
}

function checkedContribution(text: unknown, seat: number): string {
  if (!isContribution(text))
    throw invalid(`proof.contributions[${seat}]`, 'is not 22 to 128 letters, digits, - or _');
  return text;
}

const invalid = (path: string, problem: string): InvalidInput => new InvalidInput('bad-proof', path, problem);

/** The SHA-256 of lines, in hexadecimal. */
const hash = (lines: readonly string[]): string =>
  Array.from(sha256(lines.join('\n')), (word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
