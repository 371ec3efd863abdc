import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { decisions, isOver, type Rng, rngFrom, type Setup } from '@hinode/engine';
import { newRecord, replay } from '@hinode/engine/records';
import { expect, onTestFinished } from 'vitest';
import { hashOf } from '../../http/people.ts';
import { newId } from '../../store/ids.ts';
import { fileIn } from '../../store/sqlite/database.ts';
import { openSqliteStore } from '../../store/sqlite/sqlite.ts';
import type { Seat, Store } from '../../store/store.ts';
import { nthSetup } from '../../testing/games.ts';
import { aGame } from '../../testing/store.ts';
import { aFriend, type Friend, nothingPromised, type Promised } from './friends.ts';

/**
 * The whole server is killed in the middle of its work, again and again over the same folder. Friends play and talk over
 * sockets until it falls; then everything they were promised must be in the file.
 */

const SERVER = fileURLToPath(new URL('server.ts', import.meta.url));
const GAMES = 4;
const BOT_GAMES = 2;
const MOST_ACKNOWLEDGED = 100;
/** Long enough to fall in between, short enough to run out while nobody is there. */
const CLOCK = { move: 300, reserve: 0 };

interface Played {
  readonly id: string;
  readonly setup: Setup;
  readonly promised: Promised;
  readonly friends: readonly Friend[];
}

/** Gives how many acknowledgements there were in all. */
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
    // Who has played a game out begins another.
    games = await Promise.all(
      games.map(async (game) => ((await isPlayedOut(looking, game.id)) ? begin() : game)),
    );
  }
  expectSound(data);
  await expectGamesGoOn(looking, folder, data, bots, late);
  await looking.close();
  return crowd.count;
}

async function aPlayedGame(store: Store, setup: Setup, rng: Rng, acknowledged: () => void): Promise<Played> {
  const promised = nothingPromised();
  const people = setup.clans.map((clan) => ({ clan, session: newId(), token: newId() }));
  for (const { clan, session, token } of people)
    await store.createSession({ id: session, tokenHash: hashOf(token), name: clan, createdAt: 0 });
  const seats: readonly Seat[] = people.map(({ clan, session }) => ({ clan, by: { session, name: clan } }));
  const id = await aGame(store, setup, seats);
  const friends = people.map(({ clan, token }) =>
    aFriend({ game: id, clan, cookie: `hinode=${token}`, rng, promised, acknowledged }),
  );
  return { id, setup, promised, friends };
}

const aBotGame = (store: Store, setup: Setup): Promise<string> =>
  aGame(
    store,
    setup,
    setup.clans.map((clan) => ({ clan, by: { bot: 'random' } })),
  );

async function startServer(
  page: string,
  data: string,
): Promise<{ readonly child: ChildProcess; readonly url: string }> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', SERVER, page, data], {
    stdio: ['ignore', 'pipe', 'inherit'],
    // It starts so often that it need not be compiled every time: `npm test` has a place for what is compiled.
    env: { NODE_COMPILE_CACHE: path.join(page, 'compiled'), ...process.env },
  });
  // It must not write on where a test that failed cleans up.
  onTestFinished(() => endOf(child));
  for await (const line of createInterface(child.stdout)) {
    const url = /^ready (\S+)$/.exec(line)?.[1];
    if (url !== undefined) return { child, url };
  }
  throw new Error('the server did not start');
}

async function killed(child: ChildProcess): Promise<void> {
  await endOf(child);
  expect([child.exitCode, child.signalCode]).toEqual([null, 'SIGKILL']);
}

async function endOf(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

async function expectPromisesKept(store: Store, { id, setup, promised }: Played): Promise<void> {
  const entries = await store.entries(id, 0);
  expect(entries.length).toBeGreaterThanOrEqual(promised.told);
  for (const [at, move] of promised.moves) expect(entries[at - 1]).toEqual(move);
  replay(newRecord(setup, entries));
  const notes = await store.notes(id, 0);
  const said = notes.flatMap(({ note }) => (note.type === 'said' ? [note.text] : []));
  // Whatever was sent again was said once.
  expect(new Set(said).size).toBe(said.length);
  for (const words of promised.words) expect(said).toContain(words);
}

function expectSound(data: string): void {
  const db = new DatabaseSync(fileIn(data));
  expect(db.prepare('PRAGMA integrity_check').get()).toEqual({ integrity_check: 'ok' });
  expect(db.prepare('PRAGMA foreign_key_check').all()).toEqual([]);
  db.close();
}

/** Nobody is connected: bots play to the end, and whoever let the clock run out is noted. */
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

async function isPlayedOut(store: Store, id: string): Promise<boolean> {
  const setup = (await store.game(id))?.setup;
  if (setup === undefined) throw new Error('there is no such game');
  const state = replay(newRecord(setup, await store.entries(id, 0)));
  return decisions(state).length === 0 && isOver(state);
}
