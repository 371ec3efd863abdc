import { createHash } from 'node:crypto';
import type { ClanId } from '@hinode/engine';
import { RULES_VERSION } from '@hinode/engine/facts';
import { type GameRecord, isUndo } from '@hinode/engine/records';
import { type ByClan, type Clock, isAnswer } from '@hinode/wire';
import type { Page } from 'playwright-core';
import { newId } from '../../server/src/store/ids.ts';
import { openSqliteStore } from '../../server/src/store/sqlite/sqlite.ts';

/** Online games as a server stores them, for tests of people who come back: the moves, and when they were made. */

export interface GameToKeep {
  readonly record: GameRecord;
  /** All seats are people, named after their clans. */
  readonly clock?: Clock;
  /** Who comes back, and how many milliseconds after their last answer. */
  readonly clan: ClanId;
  readonly away: number;
  /** By the server's clock. */
  readonly now: number;
}

export interface Kept {
  readonly id: string;
  /** The keys that let each clan's browser in. */
  readonly keys: ByClan<string>;
}

const ANY_SECRET = '0'.repeat(64);

/** Puts a game into the data folder of a server, which may be running. */
export async function keepGame(
  folder: string,
  { record, clock, clan, away, now }: GameToKeep,
): Promise<Kept> {
  const store = await openSqliteStore(folder);
  const { setup, entries } = record;
  const left = now - away;
  const people = setup.clans.map((one) => ({ clan: one, session: newId(), key: newId() }));
  for (const one of people) {
    const tokenHash = createHash('sha256').update(one.key).digest('hex');
    await store.createSession({ id: one.session, tokenHash, name: one.clan, createdAt: left });
  }
  const id = newId();
  const options = {
    players: setup.clans.length,
    set: setup.set,
    clans: 'free',
    listed: false,
    rules: RULES_VERSION,
    ...(clock && { clock }),
  } as const;
  const seats = people.map(({ session, clan: one }) => ({ clan: one, by: { session, name: one } }));
  await store.createGame({ id, watch: newId(), createdAt: left, options, seats, secret: ANY_SECRET });
  const created = await store.game(id);
  await store.updateGame(id, { status: 'playing', setup }, created?.version ?? 0);
  await store.addNotes(id, 0, [{ at: 0, when: left, note: { type: 'began' } }]);
  const answered = entries.findLastIndex((one) => !isUndo(one) && one.clan === clan && isAnswer(one)) + 1;
  await store.append(id, 0, entries.slice(0, answered), undefined, left);
  if (answered < entries.length)
    await store.append(id, answered, entries.slice(answered), undefined, now - away / 2);
  await store.close();
  return { id, keys: Object.fromEntries(people.map((one) => [one.clan, one.key])) };
}

/** Opens the table for the person with this key. */
export async function comeBack(
  page: Page,
  url: string,
  { id, key = '' }: { readonly id: string; readonly key?: string | undefined },
): Promise<void> {
  await page.context().addCookies([{ name: 'hinode', value: key, url }]);
  await page.goto(`${url}#/online/${id}`);
  await page.reload();
  await page.locator('[data-me]').waitFor();
}
