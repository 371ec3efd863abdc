import { drawCharacter } from '@hinode/bots';
import { commitmentOf, newRecord, promiseOf, seedOf, verifyFairness } from '@hinode/engine/records';
import { expect, test } from 'vitest';
import { newId } from '../store/ids.ts';
import type { GameOptions, StoredGame } from '../store/store.ts';
import { aStore } from '../testing/store.ts';
import { reveal, start, TIME_TO_REVEAL } from './beginning.ts';
import { clear, type Person, type RoomRefusal, seatBot, sit, standUp } from './room.ts';
import { isRefused, roomsIn } from './rooms.ts';
import { proofOfGame, shownTo } from './shown.ts';

const store = await aStore();
let time = 1_000;
const begun: string[] = [];
const rooms = roomsIn(
  store,
  () => time,
  async (id) => begun.push(id),
);
const person = (name: string): Person => ({ session: newId(), name });
const [host, guest] = [person('Host'), person('Guest')];
const [HOSTS, GUESTS] = [newId(), newId()];
const OPTIONS: GameOptions = { players: 3, set: 'archway', clans: 'free', listed: true };

function room(outcome: StoredGame | RoomRefusal | undefined): StoredGame {
  if (outcome === undefined || isRefused(outcome)) throw new Error(outcome ?? 'gone');
  return outcome;
}

/** Two persons who sealed their texts, and a bot. */
async function gathered(): Promise<string> {
  const { id, secret } = room(await rooms.open(OPTIONS, host, { seat: 0, clan: 'koi' }));
  const sealed = (text: string) => ({ commitment: commitmentOf(promiseOf(secret), text) });
  await rooms.change(id, (it) => sit(it, host, { seat: 0, ...sealed(HOSTS) }));
  await rooms.change(id, (it) => sit(it, guest, { seat: 1, ...sealed(GUESTS) }));
  await rooms.change(id, (it) => seatBot(it, host, { seat: 2 }, { bot: 'samurai' }));
  return id;
}
const starting = async (id: string) => room(await rooms.change(id, (it) => start(it, host, time)));
const revealing = (id: string, by: Person, text: string) => rooms.change(id, (it) => reveal(it, by, text));

test('whoever opens a room sees the promise before anything is sent: the seat is kept, with its clan', async () => {
  const opened = room(await rooms.open(OPTIONS, host, { seat: 1, clan: 'koi' }));
  expect(shownTo(host.session, opened)).toMatchObject({
    promise: promiseOf(opened.secret),
    seats: [{}, { keptFor: 'Host', clan: 'koi' }, {}],
  });
  const seal = { seat: 1, commitment: commitmentOf(promiseOf(opened.secret), HOSTS) };
  expect(await rooms.change(opened.id, (it) => sit(it, guest, seal))).toBe('seat-kept');
  const sat = room(await rooms.change(opened.id, (it) => sit(it, host, seal)));
  expect(shownTo(host.session, sat)).toMatchObject({
    host: 1,
    mine: 1,
    seats: [{}, { name: 'Host', clan: 'koi', commitment: seal.commitment, revealed: false }, {}],
  });
});

test('whoever opened a room and goes without sitting down takes it along', async () => {
  const { id } = room(await rooms.open(OPTIONS, host, { seat: 0 }));
  await rooms.change(id, (it) => standUp(it, host));
  expect(await rooms.room(id)).toBeUndefined();
});

test('all seats are fixed before anybody reveals, and the game begins when the last has', async () => {
  const id = await gathered();
  expect(await revealing(id, host, HOSTS)).toBe('not-begun');
  const fixed = await starting(id);
  expect(fixed).toMatchObject({ status: 'beginning', revealBy: time + TIME_TO_REVEAL });
  expect(fixed.setup).toBeUndefined();
  expect(await rooms.change(id, (it) => standUp(it, guest))).toBe('already-begun');
  expect(await rooms.change(id, (it) => start(it, host, time))).toBe('already-begun');
  expect(await revealing(id, guest, newId())).toBe('bad-contribution');
  expect(await revealing(id, person('Stranger'), HOSTS)).toBe('not-seated');
  const half = room(await revealing(id, guest, GUESTS));
  expect(half.status).toBe('beginning');
  expect(room(await revealing(id, guest, GUESTS)).seats).toEqual(half.seats);
  expect(begun).not.toContain(id);
  const game = room(await revealing(id, host, HOSTS));
  expect(game.status).toBe('playing');
  expect(begun.filter((one) => one === id)).toHaveLength(1);
  expect(game.setup?.seed).toBe(seedOf(game.secret, [HOSTS, GUESTS]));
  expect(proofOfGame(game).seats).toEqual([
    { clan: 'chosen', commitment: fixed.seats[0]?.commitment, added: true },
    { clan: 'drawn', commitment: fixed.seats[1]?.commitment, added: true },
    { clan: 'drawn', added: false },
  ]);
  if (game.setup === undefined) throw new Error('no setup');
  const seats = shownTo(host.session, fixed).seats.map(({ clan, commitment }) => ({
    ...(clan && { clan }),
    ...(commitment && { commitment }),
  }));
  const seen = {
    promise: promiseOf(game.secret),
    contribution: HOSTS,
    table: { set: 'archway', seats },
  } as const;
  expect(verifyFairness(newRecord(game.setup), proofOfGame(game), seen)).toBeUndefined();
});

test('what is revealed is shown to nobody before the game is over', async () => {
  const id = await gathered();
  await starting(id);
  const half = room(await revealing(id, guest, GUESTS));
  const shown = shownTo(host.session, half);
  expect(shown.seats).toMatchObject([{ revealed: false }, { revealed: true }, {}]);
  expect(JSON.stringify(shown)).not.toContain(GUESTS);
});

test('whoever does not reveal in time adds nothing, is named, and holds nobody up', async () => {
  const id = await gathered();
  await starting(id);
  await revealing(id, host, HOSTS);
  time += TIME_TO_REVEAL - 1;
  expect(await rooms.room(id)).toMatchObject({ status: 'beginning' });
  time += 1;
  const game = room(await rooms.room(id));
  expect(game.status).toBe('playing');
  expect(begun).toContain(id);
  expect(game.setup?.seed).toBe(seedOf(game.secret, [HOSTS]));
  expect(proofOfGame(game).seats?.map(({ added }) => added)).toEqual([true, false, false]);
  expect(await revealing(id, guest, GUESTS)).toBe('already-begun');
  expect(room(await revealing(id, host, HOSTS)).setup).toEqual(game.setup);
});

test('a clock that is put back lets nobody wait for ever', async () => {
  const id = await gathered();
  await starting(id);
  const later = roomsIn(store, () => time - 60 * 60_000);
  expect(await later.room(id)).toMatchObject({ status: 'playing' });
});

test('of many who look when the time is over one lets the game begin', async () => {
  const id = await gathered();
  await starting(id);
  time += TIME_TO_REVEAL;
  const seen = await Promise.all(Array.from({ length: 8 }, () => rooms.room(id)));
  expect(new Set(seen.map((one) => one?.setup?.seed)).size).toBe(1);
  expect(begun.filter((one) => one === id)).toHaveLength(1);
});

test('a game that is beginning is not in the lobby', async () => {
  const id = await gathered();
  await starting(id);
  expect((await rooms.lobby()).map((one) => one.id)).not.toContain(id);
});

test('texts in the open need no reveal, and the record says that they were open', async () => {
  const open = room(await rooms.open(OPTIONS, host, { seat: 0, contribution: HOSTS }));
  for (const seat of [1, 2])
    await rooms.change(open.id, (it) => seatBot(it, host, { seat }, { bot: 'random' }));
  const game = await starting(open.id);
  expect(game.status).toBe('playing');
  expect(proofOfGame(game).seats?.[0]).toEqual({
    clan: 'drawn',
    commitment: commitmentOf(promiseOf(game.secret), HOSTS),
    added: true,
    open: true,
  });
});

test('a text in the open is fixed with the others before anybody reveals', async () => {
  const id = await gathered();
  await rooms.change(id, (it) => standUp(it, guest));
  await rooms.change(id, (it) => sit(it, guest, { seat: 1, contribution: GUESTS }));
  const fixed = await starting(id);
  expect(shownTo(host.session, fixed)).toMatchObject({
    status: 'beginning',
    seats: [{}, { commitment: commitmentOf(promiseOf(fixed.secret), GUESTS), revealed: true }, {}],
  });
});

test('a character that is left to chance is drawn by the seed: nobody knows it before all have revealed', async () => {
  const id = await gathered();
  await rooms.change(id, (it) => clear(it, host, 2));
  await rooms.change(id, (it) => seatBot(it, host, { seat: 2 }, { bot: 'samurai', character: 'by-chance' }));
  const fixed = await starting(id);
  expect(shownTo(guest.session, fixed).seats[2]).toEqual({ bot: 'samurai', character: 'by-chance' });
  await revealing(id, guest, GUESTS);
  const game = room(await revealing(id, host, HOSTS));
  const clan = game.setup?.clans[2] ?? 'koi';
  expect(shownTo(guest.session, game).seats[2]).toEqual({
    clan,
    bot: 'samurai',
    character: drawCharacter(seedOf(game.secret, [HOSTS, GUESTS]), clan),
  });
});

test('a room of an earlier version, where bots had texts, begins: they add nothing any more', async () => {
  const { id } = room(await rooms.open(OPTIONS, host, { seat: 0, contribution: HOSTS }));
  await rooms.change(id, ({ seats }) => ({
    seats: [seats[0] ?? {}, ...[1, 2].map(() => ({ by: { bot: 'random' }, contribution: newId() }) as const)],
  }));
  const game = await starting(id);
  expect(game.seats[1]?.by).toEqual({ bot: 'random' });
  expect(game.setup?.seed).toBe(seedOf(game.secret, [HOSTS]));
  expect(proofOfGame(game).contributions).toEqual([HOSTS]);
});

test('a game that began in an earlier version is proved as it was promised then', async () => {
  const { id, secret } = room(await rooms.open(OPTIONS, host, { seat: 0, contribution: HOSTS }));
  const texts = [HOSTS, newId(), newId()];
  const setup = { clans: ['koi', 'lotus', 'turtle'], set: 'archway', seed: seedOf(secret, texts) } as const;
  const game = room(
    await rooms.change(id, () => ({
      status: 'playing',
      setup,
      seats: texts.map((contribution, at) => ({
        by: at === 0 ? host : ({ bot: 'random' } as const),
        clan: setup.clans[at] ?? 'koi',
        contribution,
      })),
    })),
  );
  const proof = proofOfGame(game);
  expect(proof).not.toHaveProperty('seats');
  expect(
    verifyFairness(newRecord(setup), proof, { promise: promiseOf(secret), contribution: HOSTS }),
  ).toBeUndefined();
});
