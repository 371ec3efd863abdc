import type { ClanId, Setup } from '@hinode/engine';
import type { SeatNow } from '@hinode/wire';
import { expect, test } from 'vitest';
import { realTime } from './clocks/time.ts';
import { aPushBrowser } from './notices/testing/browser.ts';
import { anOutsideServer, CERTIFICATE } from './notices/testing/outside.ts';
import { SILENT } from './proofs/testing/silent-thread.ts';
import { newId } from './store/ids.ts';
import type { PushSubscription, Seat, Store } from './store/store.ts';
import { aGameOf } from './testing/begun.ts';
import { aNode, aSharedStore, aWorker, jobsIn, type TestNode } from './testing/nodes.ts';
import { aBrowser, aPerson } from './testing/online.ts';
import { QUICK } from './testing/quick.ts';
import { aGame } from './testing/store.ts';

const setup: Setup = { clans: ['koi', 'lotus', 'turtle'], set: 'archway', seed: 'workers' };
const BOTS: readonly Seat[] = setup.clans.map((clan: ClanId) => ({ clan, by: { bot: 'random' } }));
const HOUR = 3_600_000;

test('a worker whose bot never finishes says so; one that does not answer the roll is replaced, and the game goes on', async () => {
  const shared = await aSharedStore();
  const id = await aGame(shared.store, setup, BOTS);
  const hanging = await aWorker(shared.database, {
    thread: SILENT,
    patience: 40,
    // It does not answer the roll, yet it takes every job that it can get.
    rhythm: { ...QUICK, roll: HOUR },
  });
  expect(await hanging.lost).toMatchObject({ message: 'A bot has not moved for 40 milliseconds.' });
  expect(await shared.store.entries(id, 0)).toEqual([]);
  const { problems } = await aWorker(shared.database, { rhythm: { ...QUICK, hangs: 300 } });
  await expect.poll(async () => (await shared.store.entries(id, 0)).length).toBeGreaterThan(5);
  expect(problems).toEqual([]);
});

test('a worker keeps working while the tables of another test are created', async () => {
  const { database, store } = await aSharedStore();
  const node = await aNode(database);
  const { problems } = await aWorker(database);
  await aNode((await aSharedStore()).database);
  const player = await aPerson(node.address, 'Player');
  const { id, seats } = await aGameOf([player]);
  // While a person talks at tea the bots may have nothing to say; when the person is ready, they move.
  const move = { clan: seats[0]?.clan, type: 'ready', value: true };
  await player.call('POST', `/games/${id}/requests`, { type: 'move', at: 0, key: newId(), move });
  await expect.poll(async () => (await store.entries(id, 0)).length).toBeGreaterThan(1);
  expect(problems).toEqual([]);
});

test('a bot that nobody requested because a node died after storing a move is requested by a node that has the table open', async () => {
  const shared = await aSharedStore();
  const { store, database } = shared;
  const person: Seat = { clan: 'turtle', by: { session: newId(), name: 'turtle' } };
  const id = await aGame(store, setup, [...BOTS.slice(0, 2), person]);
  const { address } = await aNode(database);
  const { watch = '' } = (await store.game(id)) ?? {};
  await aBrowser(address).watch(watch).next('table');
  await expect.poll(() => jobsIn(shared, "task_identifier = 'bots'")).not.toEqual([]);
  await aWorker(database);
  // The bots have had their look, and wait for the person to be ready.
  await expect
    .poll(() => jobsIn(shared, "task_identifier IN ('bots', 'look') AND run_at <= now()"))
    .toEqual([]);
  let length = 0;
  // What the dead node stored: nobody was told, and nothing was requested. Even a slow bot may be quicker.
  const keepMove = async (): Promise<string> => {
    ({ length } = await store.entries(id, 0));
    const ready = { clan: 'turtle', type: 'ready', value: true } as const;
    return (await store.append(id, length, [ready], undefined, 0)).outcome;
  };
  await expect.poll(keepMove).toBe('appended');
  await expect.poll(async () => (await store.entries(id, 0)).length).toBeGreaterThan(length + 1);
});

/** A game of three people with clocks; the first of them can be sent notices. */
async function aGameAgainst(store: Store, move: number, subscription?: PushSubscription): Promise<string> {
  const person = newId();
  await store.createSession({ id: person, tokenHash: newId(), name: 'Koi', createdAt: 0 });
  if (subscription) await store.addPush(person, subscription);
  const seats = setup.clans.map((clan) => ({
    clan,
    by: { session: clan === 'koi' ? person : newId(), name: clan },
  }));
  return aGame(store, setup, seats, { move, reserve: 0 });
}

test('at two nodes whose clocks differ by a minute, and with two workers, half-time is told once and a clock rings once', async () => {
  const shared = await aSharedStore();
  const { store, database } = shared;
  const service = await anOutsideServer(201);
  const browser = aPushBrowser(service.url);
  const outside = { isAllowed: () => true, ca: CERTIFICATE };
  const worker = () => aWorker(database, { outside, limits: { notices: 0 } });
  await Promise.all([worker(), worker()]);
  const ahead = { ...realTime, now: () => Date.now() + 60_000 };
  const nodes = await Promise.all([aNode(database), aNode(database, { time: ahead })]);
  /** Watches at every node; returns what time it is there. */
  const lookOn = (id: string): Promise<readonly number[]> =>
    Promise.all(
      nodes.map(async ({ address }) => {
        const { watch = '' } = (await store.game(id)) ?? {};
        return Number((await aBrowser(address).watch(watch).next('seats'))['now']);
      }),
    );
  const ranOut = async (id: string): Promise<readonly ClanId[]> =>
    (await store.notes(id, 0))
      .flatMap(({ note }) => (note.type === 'time-ran-out' ? [note.clan] : []))
      .toSorted();
  /** The games in which somebody was told that half of their time is gone. */
  const told = (): readonly string[] =>
    service.calls
      .map(({ bytes }) => browser.open(bytes) as { readonly kind: string; readonly game: string })
      .flatMap(({ kind, game }) => (kind === 'half-time' ? [game] : []));

  const short = await aGameAgainst(store, 300);
  const [here = 0, there = 0] = await lookOn(short);
  expect(Math.abs(here - there)).toBeLessThan(30_000);
  await expect.poll(() => ranOut(short)).toEqual([...setup.clans].sort());

  // On a slow machine the time may be up before the notice for half of it was sent: then it is tried with more time.
  for (let move = 4_000; told().length === 0; move *= 2) {
    const long = await aGameAgainst(store, move, browser.subscription);
    await lookOn(long);
    await expect.poll(async () => [...told(), ...(await ranOut(long))]).not.toEqual([]);
  }
  // Everything else that was requested for that moment is done.
  await expect.poll(() => jobsIn(shared, "run_at <= now() AND task_identifier = 'ring'")).toEqual([]);
  expect(told()).toEqual([...new Set(told())]);
  expect(await ranOut(short)).toEqual([...setup.clans].sort());
});

/** How often the slow node answers the roll before we conclude that everybody was too slow for it. */
const ROLLS = 10;

/** A node answers the roll three times too seldom: is somebody who sits there seen, thought to be gone, and seen again? */
async function isSeenAgain(hangs: number): Promise<boolean> {
  const { database } = await aSharedStore();
  const slow = await aNode(database, { rhythm: { ...QUICK, roll: 3 * hangs, hangs } });
  const other = await aNode(database, { rhythm: { ...QUICK, roll: 50, hangs } });
  const host = await aPerson(slow.address, 'Host');
  const { id, watch = '' } = await aGameOf([host]);
  await host.socket(id).next('table');
  const line = aBrowser(other.address).watch(watch);
  const wasHere = () =>
    line.messages
      .filter(({ type }) => type === 'seats')
      .map(({ seats }) => (seats as readonly SeatNow[]).find(({ name }) => name === 'Host')?.here)
      .join();
  const seen = expect.poll(wasHere, { timeout: ROLLS * 3 * hangs }).toContain('true,false,true');
  const isSeen = await seen.then(
    () => true,
    () => false,
  );
  await Promise.all([slow.close(), other.close()]);
  return isSeen;
}

test('people at a node that seemed to hang are seen again as soon as it answers', async () => {
  // Before its answer has reached the others, they may again think that it hangs: then it is tried more slowly.
  let hangs = 300;
  while (!(await isSeenAgain(hangs))) hangs *= 2;
});

test('somebody at one node is seen to come and go at the other; limits reached at one node also apply at the other', async () => {
  const { database } = await aSharedStore();
  const limits = { requests: { most: 100, within: HOUR } };
  const [one, other] = await Promise.all([aNode(database, { limits }), aNode(database, { limits })]);
  const host = aBrowser(one.address);
  const { cookie } = await host.call('POST', '/me', { name: 'Host' });
  const { id, watch = '' } = await aGameOf([host]);
  const line = aBrowser(other.address).watch(watch);
  const here = () => {
    const told = line.messages.findLast(({ type }) => type === 'seats');
    const seats = (told?.['seats'] ?? []) as readonly SeatNow[];
    return seats.find(({ name }) => name === 'Host')?.here;
  };
  await expect.poll(here).toBe(false);
  const { socket } = host.socket(id);
  await expect.poll(here).toBe(true);
  socket.close();
  await expect.poll(here).toBe(false);

  const look = async ({ address }: TestNode): Promise<number> => {
    const headers = { cookie: cookie?.split(';')[0] ?? '', origin: address };
    return (await fetch(`${address}/api/games/${id}/view`, { headers })).status;
  };
  let looks = 0;
  while ((await look(one)) === 200) looks++;
  let others = 0;
  const lookThere = () => {
    others++;
    return look(other);
  };
  await expect.poll(lookThere, { interval: 200 }).toBe(429);
  expect(others).toBeLessThan(looks);
});

test('what a node stored before it died, without requesting what follows, is found by a look at all games', async () => {
  const shared = await aSharedStore();
  const { store, database } = shared;
  await aWorker(database);
  const looksAt = (when: string) => jobsIn(shared, `task_identifier = 'look' AND run_at ${when}`);
  // The worker's own first look is over.
  await expect.poll(() => looksAt("> now() + interval '1 minute'")).toHaveLength(1);
  const short = await aGameAgainst(store, 300);
  const node = await aNode(database);
  await node.close();
  const ranOut = async () => (await store.notes(short, 0)).filter(({ note }) => note.type === 'time-ran-out');
  await expect.poll(async () => (await ranOut()).length).toBe(setup.clans.length);
});
