import type { Entry } from '@hinode/engine';
import { isId } from './ids.ts';
import { type GameChange, type NewGame, type Session, STATUS_IDS, StoreError } from './store.ts';

/** What every store refuses before it looks at what it keeps. Sentences for a person are made elsewhere. */

const LONGEST_KEY = 200;
const LONGEST_TEXT = 1024;
const MOST_ENTRIES = 1000;
/** Far more than any move needs. */
const LONGEST_ENTRY = 4096;
const MOST_GAMES = 1000;

function demand(holds: boolean, sentence: string): asserts holds {
  if (!holds) throw new StoreError('bad-input', sentence);
}

const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) >= 0;
const isText = (value: unknown, longest = LONGEST_TEXT): boolean =>
  typeof value === 'string' && value.length > 0 && value.length <= longest;

export function checkNewGame({ id, createdAt, secret }: NewGame): void {
  demand(isId(id), 'The id of a game has 22 to 64 letters, digits, - or _.');
  demand(isCount(createdAt), 'The time a game was created is a whole number of milliseconds.');
  demand(isText(secret), 'A game needs its secret.');
}

export function checkChange({ status }: GameChange, expectedVersion: number): void {
  demand(isCount(expectedVersion), 'The version of a game is a whole number.');
  demand(
    status === undefined || STATUS_IDS.includes(status),
    `The status of a game is one of ${STATUS_IDS.join(', ')}.`,
  );
}

export function checkLimit(limit: number): void {
  demand(isCount(limit) && limit <= MOST_GAMES, `At most ${MOST_GAMES} games are listed.`);
}

export function checkFrom(from: number): void {
  demand(isCount(from), 'Entries are counted from 0.');
}

/** Checks a request to append, and gives the entries as they are kept. */
export function entriesAsText(
  at: number,
  entries: readonly Entry[],
  requestKey: string | undefined,
): readonly string[] {
  checkFrom(at);
  demand(requestKey === undefined || isText(requestKey, LONGEST_KEY), 'A request key is a short text.');
  demand(
    Array.isArray(entries) && entries.length > 0 && entries.length <= MOST_ENTRIES,
    `One to ${MOST_ENTRIES} entries are appended at once.`,
  );
  return entries.map((entry) => {
    demand(typeof entry === 'object' && entry !== null && !Array.isArray(entry), 'An entry is an object.');
    const text = JSON.stringify(entry);
    demand(text.length <= LONGEST_ENTRY, `An entry has at most ${LONGEST_ENTRY} characters.`);
    return text;
  });
}

export function checkName(name: string): void {
  demand(isText(name), 'A person needs a name.');
}

export function checkSession({ id, tokenHash, name, createdAt }: Session): void {
  demand(isId(id), 'The id of a session has 22 to 64 letters, digits, - or _.');
  demand(isText(tokenHash), 'A session needs the hash of its token.');
  checkName(name);
  demand(isCount(createdAt), 'The time a session was created is a whole number of milliseconds.');
}
