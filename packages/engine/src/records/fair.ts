import { InvalidInput } from '../errors.ts';
import { sha256 } from '../random/sha256.ts';

/**
 * Fair shuffles. The server chooses a secret and shows its SHA-256, the promise. Every page that sits down makes a random text
 * of its own, and sends only a hash of it, its commitment. When the game begins all commitments are shown and fixed; only
 * then do the pages reveal their texts. The seed is made from the secret and all the texts: nobody who could still
 * choose something knew what the others had. After the game the secret is shown, and anybody can recompute everything.
 *
 * What it proves, and against whom, is in docs/online.md; why it is done this way in docs/decisions/0018-sealed-texts.md.
 */
export interface Proof {
  /** Shown before the game: the SHA-256 of the secret. */
  readonly promise: string;
  /** Shown after the game: 256 bits in hexadecimal. */
  readonly secret: string;
  /** The texts the seed is made of, in the order of the seats that added one. */
  readonly contributions: readonly string[];
  /** What each seat did. A game from before texts were sealed does not say; there every seat added one, even bots. */
  readonly seats?: readonly ProvedSeat[];
}

export const WAYS_TO_A_CLAN = ['chosen', 'drawn'] as const;

export interface ProvedSeat {
  /** Chosen before the game began, or drawn by its seed. */
  readonly clan: (typeof WAYS_TO_A_CLAN)[number];
  /** Fixed before anybody revealed. Bots have none. */
  readonly commitment?: string;
  /** Is its text part of the seed? */
  readonly added: boolean;
  /** The server had the text from the beginning, and made the commitment itself. */
  readonly open?: true;
}

const SECRET = /^[0-9a-f]{64}$/;
/** At least 128 bits, in hexadecimal or base64url; no character in it could be taken for a boundary between two texts. */
const CONTRIBUTION = /^[\w-]{22,128}$/;
/** Each hash names its purpose, so that none can stand for another. */
const SEED = 'hinode fair seed 1';
const COMMITMENT = 'hinode fair text 1';

export const isContribution = (text: unknown): text is string =>
  typeof text === 'string' && CONTRIBUTION.test(text);

/** What is shown before the game. Anybody can check it afterwards: `printf SECRET | sha256sum`. */
export const promiseOf = (secret: string): string => hash([checkedSecret(secret)]);

export const isCommitment = (hash: unknown): hash is string => typeof hash === 'string' && SECRET.test(hash);

/** What a seat shows of its text before it reveals it. It includes the promise, so nobody can commit before that is shown. */
export const commitmentOf = (promise: string, text: string): string => hash([COMMITMENT, promise, text]);

/** The seed of the game, once the texts are revealed. */
export const seedOf = (secret: string, contributions: readonly string[]): string =>
  hash([SEED, checkedSecret(secret), ...contributions.map(checkedContribution)]);

/** What is shown after the game. */
export const proofOf = (
  secret: string,
  contributions: readonly string[],
  seats?: readonly ProvedSeat[],
): Proof => ({
  promise: promiseOf(secret),
  secret: checkedSecret(secret),
  contributions: contributions.map(checkedContribution),
  ...(seats && { seats: seats.map(checkedSeat) }),
});

/** Reads a proof from outside, or says what is wrong with it. */
export function readProof(input: unknown): Proof {
  if (typeof input !== 'object' || input === null || Array.isArray(input))
    throw invalid('proof', 'is not an object');
  const { promise, secret, contributions, seats, ...unknown } = input as Record<string, unknown>;
  const [surplus] = Object.keys(unknown);
  if (surplus !== undefined) throw invalid(`proof.${surplus}`, 'is not known');
  if (typeof promise !== 'string') throw invalid('proof.promise', 'is not a text');
  if (typeof secret !== 'string') throw invalid('proof.secret', 'is not a text');
  if (!Array.isArray(contributions)) throw invalid('proof.contributions', 'is not a list');
  if (seats !== undefined && !Array.isArray(seats)) throw invalid('proof.seats', 'is not a list');
  return { ...proofOf(secret, contributions, seats), promise };
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

function checkedSeat(seat: unknown, at: number): ProvedSeat {
  const { clan, commitment, added, open, ...unknown } = (seat ?? {}) as Record<string, unknown>;
  const isSeat =
    WAYS_TO_A_CLAN.some((way) => way === clan) &&
    (commitment === undefined || isCommitment(commitment)) &&
    typeof added === 'boolean' &&
    (open === undefined || open === true) &&
    Object.keys(unknown).length === 0;
  if (!isSeat) throw invalid(`proof.seats[${at}]`, 'is not a seat');
  return seat as ProvedSeat;
}

const invalid = (path: string, problem: string): InvalidInput => new InvalidInput('bad-proof', path, problem);

/** The SHA-256 of lines, in hexadecimal. */
const hash = (lines: readonly string[]): string =>
  Array.from(sha256(lines.join('\n')), (word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
