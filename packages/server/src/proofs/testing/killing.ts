import fs from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { rngFrom, type Setup } from '@hinode/engine';
import { expect } from 'vitest';
import { fileIn } from '../../store/sqlite/database.ts';
import { openSqliteStore } from '../../store/sqlite/sqlite.ts';
import type { Store } from '../../store/store.ts';
import { nthSetup } from '../../testing/games.ts';
import { aGame } from '../../testing/store.ts';
import { aPlayedGame, expectPromisesKept, isPlayedOut, type Played } from './played-game.ts';
import { killed, startServer } from './server-program.ts';

/**
 * The whole server is killed in the middle of its work, again and again with the same folder. Friends play and talk over sockets
 * until it goes down; then everything they were promised must be in the file.
 */

const GAMES = 4;
const BOT_GAMES = 2;
const MOST_ACKNOWLEDGED = 100;
/** Long enough for a kill to come first, short enough to run out while nobody is there. */
const CLOCK = { move: 300, reserve: 0 };

/** Returns how many acknowledgements there were in all. */
export async function killAgainAndAgain(folder: string, rounds: number, seed: string): Promise<number> {
  const rng = rngFrom(seed);
  const data = path.join(folder, 'data');
  fs.writeFileSync(path.join(folder, 'index.html'), '');
  const crowd = { count: 0, enough: () => {} };
  const acknowledged = (): void => {
    crowd.count++;
    crowd.enough();
  };
  const looking = await openSqliteStore(data);
  let begun = 0;
  const begin = (): Promise<Played> => aPlayedGame(looking, nthSetup(seed, begun++), rng, acknowledged);
  let games = await Promise.all(Array.from({ length: GAMES }, begin));
  const bots = await Promise.all(
    Array.from({ length: BOT_GAMES }, (_, n) => aBotGame(looking, nthSetup(`${seed} bots`, n))),
  );
  const late: string[] = [];
  for (let round = 0; round < rounds; round++) {
    late.push(await aGame(looking, nthSetup(`${seed} late`, round), undefined, CLOCK));
    const { child, url } = await startServer(folder, data);
    const goal = crowd.count + 1 + rng.below(MOST_ACKNOWLEDGED);
    const reached = new Promise<void>((resolve) => {
      crowd.enough = () => crowd.count >= goal && resolve();
    });
    for (const { friends } of games) for (const friend of friends) friend.connect(url);
    await reached;
    await killed(child);
    for (const { friends } of games) for (const friend of friends) friend.leave();
    for (const game of games) await expectPromisesKept(looking, game);
    // Friends who have finished a game begin another.
    games = await Promise.all(
      games.map(async (game) => ((await isPlayedOut(looking, game.id)) ? begin() : game)),
    );
  }
  expectSound(data);
  await expectGamesGoOn(looking, folder, data, bots, late);
  await looking.close();
  return crowd.count;
}

const aBotGame = (store: Store, setup: Setup): Promise<string> =>
  aGame(
    store,
    setup,
    setup.clans.map((clan) => ({ clan, by: { bot: 'random' } })),
  );

function expectSound(data: string): void {
  const db = new DatabaseSync(fileIn(data));
  expect(db.prepare('PRAGMA integrity_check').get()).toEqual({ integrity_check: 'ok' });
  expect(db.prepare('PRAGMA foreign_key_check').all()).toEqual([]);
  db.close();
}

/** Nobody is connected: bots play to the end, and clocks that ran out are noted. */
async function expectGamesGoOn(
  store: Store,
  folder: string,
  data: string,
  bots: readonly string[],
  late: readonly string[],
): Promise<void> {
  const { child } = await startServer(folder, data);
  for (const id of bots) await expect.poll(() => isPlayedOut(store, id)).toBe(true);
  for (const id of late) await expect.poll(() => kindsOfNotes(store, id)).toContain('time-ran-out');
  await killed(child);
}

const kindsOfNotes = async (store: Store, id: string): Promise<readonly string[]> =>
  (await store.notes(id, 0)).map(({ note }) => note.type);
