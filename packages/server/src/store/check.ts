import { CLAN_IDS } from '@hinode/engine/facts';
import type { Entry } from '@hinode/engine/records';
import { LANGUAGES } from '@hinode/text/languages';
import type { KeptNote } from '@hinode/wire';
import { isId } from './ids.ts';
import {
  type Ending,
  type GameChange,
  type MailAddress,
  type NewGame,
  type NewReport,
  type NewSession,
  type PushSubscription,
  STATUS_IDS,
  StoreError,
} from './store.ts';

/** What every store refuses before it looks at what it keeps. Sentences for a person are made elsewhere. */

const LONGEST_KEY = 200;
const LONGEST_TEXT = 1024;
const LONGEST_ADDRESS = 2048;
const LONGEST_MAIL = 254;
const MOST_ENTRIES = 1000;
/** Far more than any move or note needs. */
const LONGEST_ENTRY = 4096;
const MOST_LISTED = 1000;

function demand(holds: boolean, sentence: string): asserts holds {
  if (!holds) throw new StoreError('bad-input', sentence);
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;
const isText = (value: unknown, longest = LONGEST_TEXT): value is string =>
  typeof value === 'string' && value.length > 0 && value.length <= longest;

export function checkTime(time: number): void {
  demand(isCount(time), 'A time is a whole number of milliseconds.');
}

export function checkNewGame({ id, watch, createdAt, secret }: NewGame): void {
  demand(isId(id), 'The id of a game has 22 to 64 letters, digits, - or _.');
  demand(isId(watch) && watch !== id, 'The id to look on by is like that of a game, and another.');
  checkTime(createdAt);
  demand(isText(secret), 'A game needs its secret.');
}

export function checkChange(
  { status, revealBy, endedAt, rematch, touchedAt, webhook, language }: GameChange,
  expectedVersion: number,
): void {
  demand(isCount(expectedVersion), 'The version of a game is a whole number.');
  demand(
    status === undefined || STATUS_IDS.includes(status),
    `The status of a game is one of ${STATUS_IDS.join(', ')}.`,
  );
  demand(status !== 'over' || endedAt !== undefined, 'A game that is over says when it ended.');
  if (revealBy !== undefined) checkTime(revealBy);
  if (endedAt !== undefined) checkTime(endedAt);
  if (touchedAt !== undefined) checkTime(touchedAt);
  demand(rematch === undefined || isId(rematch), 'A rematch is named by the id of its game.');
  demand(webhook == null || isText(webhook, LONGEST_ADDRESS), 'A webhook is an address.');
  demand(
    language === undefined || LANGUAGES.includes(language),
    'A language is one that this edition speaks.',
  );
}

function checkEnding(ending: Ending | undefined): void {
  if (ending?.status === 'over') checkTime(ending.endedAt);
}

export function checkLimit(limit: number): void {
  demand(isCount(limit) && limit <= MOST_LISTED, `At most ${MOST_LISTED} are listed.`);
}

export function checkFrom(from: number): void {
  demand(isCount(from), 'Entries and notes are counted from 0.');
}

function checkRequestKey(key: string | undefined): void {
  demand(key === undefined || isText(key, LONGEST_KEY), 'A request key is a short text.');
}

function checkList(list: readonly unknown[]): void {
  demand(
    Array.isArray(list) && list.length > 0 && list.length <= MOST_ENTRIES,
    `One to ${MOST_ENTRIES} entries or notes are added at once.`,
  );
}

function asText(value: unknown): string {
  demand(
    typeof value === 'object' && value !== null && !Array.isArray(value),
    'An entry or a note is an object.',
  );
  const text = JSON.stringify(value);
  demand(text.length <= LONGEST_ENTRY, `An entry or a note has at most ${LONGEST_ENTRY} characters.`);
  return text;
}

/** Checks a request to append, and gives the entries as they are kept. */
export function entriesAsText(
  at: number,
  entries: readonly Entry[],
  requestKey: string | undefined,
  when: number,
  ending: Ending | undefined,
): readonly string[] {
  checkFrom(at);
  checkRequestKey(requestKey);
  checkTime(when);
  checkEnding(ending);
  checkList(entries);
  return entries.map(asText);
}

/** Checks a request to add notes, and gives them as they are kept. */
export function notesAsText(
  n: number,
  kept: readonly KeptNote[],
  requestKey: string | undefined,
  ending: Ending | undefined,
): readonly { readonly when: number; readonly at: number; readonly note: string }[] {
  checkFrom(n);
  checkRequestKey(requestKey);
  checkEnding(ending);
  checkList(kept);
  return kept.map((one) => {
    demand(typeof one === 'object' && one !== null, 'A note is kept with its time.');
    checkTime(one.when);
    checkFrom(one.at);
    return { when: one.when, at: one.at, note: asText(one.note) };
  });
}

export function checkReport({ note, by, words, when }: NewReport): void {
  checkFrom(note);
  demand(CLAN_IDS.includes(by), 'Whoever reports is a clan.');
  demand(typeof words === 'string' && words.length <= LONGEST_TEXT, 'A report has at most 1024 characters.');
  checkTime(when);
}

export function checkName(name: string): void {
  demand(isText(name), 'A person needs a name.');
}

export function checkHash(hash: string): void {
  demand(isText(hash), 'A secret is kept as its hash.');
}

export function checkBrowser(browser: string): void {
  demand(typeof browser === 'string' && browser.length <= LONGEST_KEY, 'A browser is named in a few words.');
}

export function checkSession({ id, tokenHash, name, createdAt, browser = '' }: NewSession): void {
  demand(isId(id), 'The id of a session has 22 to 64 letters, digits, - or _.');
  checkHash(tokenHash);
  checkName(name);
  checkTime(createdAt);
  checkBrowser(browser);
}

export function checkLogin(login: string): void {
  demand(isText(login, LONGEST_KEY), 'An account needs a short name.');
}

export function checkPush({ endpoint, keys }: PushSubscription): void {
  demand(isText(endpoint, LONGEST_ADDRESS), 'A push subscription has an address.');
  demand(isText(keys?.p256dh) && isText(keys?.auth), 'A push subscription has its two keys.');
}

export function checkMail({ address, language, token }: Omit<MailAddress, 'confirmed'>): void {
  demand(isText(address, LONGEST_MAIL), 'An e-mail address has at most 254 characters.');
  demand(isText(language, LONGEST_KEY), 'Whoever is written to is written to in a language.');
  demand(isId(token), 'The token of an address has 22 to 64 letters, digits, - or _.');
}
