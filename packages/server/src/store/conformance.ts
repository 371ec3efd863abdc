import type { Entry, Setup } from '@hinode/engine';
import { describe, expect, onTestFinished, test } from 'vitest';
import { newId } from './ids.ts';
import type { NewGame, NewSession, Store } from './store.ts';

/** What every store must keep, whatever it is made of. `open` gives the store at a place, new if there was none. */
export function storeKeepsItsPromises(open: (place: string) => Promise<Store>): void {
  async function opened(place = newId()): Promise<Store> {
    const store = await open(place);
    onTestFinished(() => store.close());
    return store;
  }

  describe('a game', () => gamesAreKept(opened));
  describe('its page', () => pagesAreKept(opened));
  describe('its entries', () => entriesAreKept(opened));
  describe('a person', () => peopleAreKept(opened));
  describe('the store', () => theStoreItself(opened));
}

type Open = (place?: string) => Promise<Store>;

const SETUP: Setup = { clans: ['koi', 'lotus', 'turtle'], set: 'archway', seed: 'any' };

/** Entries that say which they are. */
const entry = (n: number): Entry => ({ undo: n });
const some = (from: number, to: number): Entry[] =>
  Array.from({ length: to - from }, (_, i) => entry(from + i));

const WHEN = 1_700_000_001_000;

const newGame = (change: Partial<NewGame> = {}): NewGame => ({
  id: newId(),
  watch: newId(),
  createdAt: 1_700_000_000_000,
  options: { players: 3, set: 'archway', clans: 'free', listed: true },
  seats: [{}, { by: { bot: 'samurai' }, clan: 'koi' }, {}],
  secret: 'a secret',
  ...change,
});

async function gameIn(store: Store, change: Partial<NewGame> = {}): Promise<string> {
  const game = newGame(change);
  await store.createGame(game);
  return game.id;
}

const newSession = (change: Partial<NewSession> = {}): NewSession => ({
  id: newId(),
  tokenHash: newId(),
  name: 'Émilie 花',
  createdAt: 1_700_000_000_000,
  ...change,
});

function gamesAreKept(opened: Open): void {
  test('is found again as it was created', async () => {
    const store = await opened();
    const game = newGame();
    await store.createGame(game);
    expect(await store.game(game.id)).toEqual({ ...game, status: 'open', version: 1, count: 0 });
  });

  test('that nobody created is not there', async () => {
    const store = await opened();
    expect(await store.game(newId())).toBeUndefined();
    expect(await store.entries(newId(), 0)).toEqual([]);
    await expect(store.append(newId(), 0, some(0, 1), undefined, WHEN)).rejects.toMatchObject({
      code: 'no-such-game',
    });
    await expect(store.updateGame(newId(), { status: 'over', endedAt: WHEN }, 1)).rejects.toMatchObject({
      code: 'no-such-game',
    });
  });

  test('is not created over another', async () => {
    const store = await opened();
    const id = await gameIn(store);
    await expect(store.createGame(newGame({ id, secret: 'other' }))).rejects.toMatchObject({
      code: 'game-exists',
    });
    expect(await store.game(id)).toMatchObject({ secret: 'a secret' });
  });

  test('needs an id that cannot be guessed', async () => {
    const store = await opened();
    for (const id of ['', 'short', '../../../../etc/passwd-and', `${newId()} `, 'x'.repeat(65)])
      await expect(store.createGame(newGame({ id }))).rejects.toMatchObject({ code: 'bad-input' });
  });

  test('is in the lobby while it is open and listed, the newest first', async () => {
    const store = await opened();
    const hidden = { ...newGame().options, listed: false };
    const old = await gameIn(store, { createdAt: 1 });
    const young = await gameIn(store, { createdAt: 3 });
    await gameIn(store, { createdAt: 4, options: hidden });
    const begun = await gameIn(store, { createdAt: 2 });
    const withdrawn = await gameIn(store, { createdAt: 5 });
    await store.updateGame(begun, { status: 'playing' }, 1);
    await store.updateGame(withdrawn, { options: hidden }, 1);
    const ids = async (limit: number) => (await store.openGames(limit)).map(({ id }) => id);
    expect(await ids(10)).toEqual([young, old]);
    expect(await ids(1)).toEqual([young]);
    expect(await ids(0)).toEqual([]);
    for (const limit of [-1, 0.5, 1001, Number.NaN])
      await expect(store.openGames(limit)).rejects.toMatchObject({ code: 'bad-input' });
  });
}

function pagesAreKept(opened: Open): void {
  test('changes where it is told to, and its version grows', async () => {
    const store = await opened();
    const game = newGame();
    await store.createGame(game);
    const seats = [{ by: { session: newId(), name: 'Ada' }, contribution: 'f00' }, {}, {}];
    expect(await store.updateGame(game.id, { seats }, 1)).toBe(true);
    expect(await store.updateGame(game.id, { status: 'playing', setup: SETUP }, 2)).toBe(true);
    expect(await store.game(game.id)).toEqual({
      ...game,
      seats,
      setup: SETUP,
      status: 'playing',
      version: 3,
      count: 0,
    });
  });

  test('does not change for somebody who saw an old version', async () => {
    const store = await opened();
    const id = await gameIn(store);
    await store.updateGame(id, { status: 'playing' }, 1);
    for (const version of [0, 1, 3])
      expect(await store.updateGame(id, { status: 'over', endedAt: WHEN }, version)).toBe(false);
    expect(await store.game(id)).toMatchObject({ status: 'playing', version: 2 });
  });

  test('changes for one of many who want the last seat at once', async () => {
    const store = await opened();
    const id = await gameIn(store);
    const wanted = Array.from({ length: 50 }, () => [{ by: { session: newId(), name: 'Ada' } }]);
    const got = await Promise.all(wanted.map((seats) => store.updateGame(id, { seats }, 1)));
    expect(got.filter(Boolean)).toHaveLength(1);
    expect((await store.game(id))?.seats).toEqual(wanted[got.indexOf(true)]);
  });

  test('keeps its version while moves are made', async () => {
    const store = await opened();
    const id = await gameIn(store);
    await store.append(id, 0, some(0, 3), undefined, WHEN);
    expect(await store.game(id)).toMatchObject({ version: 1, count: 3 });
  });

  test('refuses a status that there is not', async () => {
    const store = await opened();
    const id = await gameIn(store);
    const bad = JSON.parse('{ "status": "lost" }');
    await expect(store.updateGame(id, bad, 1)).rejects.toMatchObject({ code: 'bad-input' });
  });
}

function entriesAreKept(opened: Open): void {
  test('are read in the order they were made, from any number on', async () => {
    const store = await opened();
    const id = await gameIn(store);
    for (let n = 0; n < 12; n++)
      expect(await store.append(id, n, some(n, n + 1), `key ${n}`, WHEN)).toEqual({
        outcome: 'appended',
        count: n + 1,
      });
    expect(await store.append(id, 12, some(12, 15), undefined, WHEN)).toEqual({
      outcome: 'appended',
      count: 15,
    });
    expect(await store.entries(id, 0)).toEqual(some(0, 15));
    expect(await store.entries(id, 13)).toEqual(some(13, 15));
    expect(await store.entries(id, 15)).toEqual([]);
    expect(await store.entries(id, 99)).toEqual([]);
  });

  test('come back to the letter', async () => {
    const store = await opened();
    const id = await gameIn(store);
    const entries: Entry[] = [
      { clan: 'koi', type: 'bid', seppuku: 0, hostage: 2, ronin: 0, poets: 7 },
      { clan: 'lotus', type: 'use', value: false },
      { undo: 1 },
    ];
    await store.append(id, 0, entries, undefined, WHEN);
    expect(JSON.stringify(await store.entries(id, 0))).toBe(JSON.stringify(entries));
  });

  test('are refused to somebody who has not seen them all, or more than there are', async () => {
    const store = await opened();
    const id = await gameIn(store);
    await store.append(id, 0, some(0, 2), undefined, WHEN);
    for (const at of [0, 1, 3, 99])
      expect(await store.append(id, at, some(at, at + 1), `at ${at}`, WHEN)).toEqual({
        outcome: 'stale',
        count: 2,
      });
    expect(await store.entries(id, 0)).toEqual(some(0, 2));
  });

  test('are made once when a request comes again, also much later and with another number', async () => {
    const store = await opened();
    const id = await gameIn(store);
    await store.append(id, 0, some(0, 2), 'again', WHEN);
    await store.append(id, 2, some(2, 5), undefined, WHEN);
    for (const at of [0, 2, 5])
      expect(await store.append(id, at, some(at, at + 1), 'again', WHEN)).toEqual({
        outcome: 'already',
        count: 2,
      });
    expect(await store.entries(id, 0)).toEqual(some(0, 5));
  });

  test('are made once when a request comes twice in the same instant', async () => {
    const store = await opened();
    const id = await gameIn(store);
    const answers = await Promise.all([1, 2, 3].map(() => store.append(id, 0, some(0, 1), 'twice', WHEN)));
    expect(answers.map(({ outcome }) => outcome)).toEqual(['appended', 'already', 'already']);
    expect(await store.entries(id, 0)).toEqual(some(0, 1));
  });

  test('can be asked for again after they were refused as stale', async () => {
    const store = await opened();
    const id = await gameIn(store);
    expect((await store.append(id, 1, some(1, 2), 'key', WHEN)).outcome).toBe('stale');
    expect((await store.append(id, 0, some(0, 1), 'key', WHEN)).outcome).toBe('appended');
  });

  test('of one game have nothing to do with those of another, nor have their keys', async () => {
    const store = await opened();
    const ids = await Promise.all(Array.from({ length: 30 }, () => gameIn(store)));
    await Promise.all(ids.map((id, i) => store.append(id, 0, some(i, i + 2), 'the same key', WHEN)));
    const stale = await store.append(ids[0] ?? '', 0, some(0, 1), undefined, WHEN);
    expect(stale).toEqual({ outcome: 'stale', count: 2 });
    for (const [i, id] of ids.entries()) expect(await store.entries(id, 0)).toEqual(some(i, i + 2));
  });

  test('have one winner for each number when hundreds want it', async () => {
    const store = await opened();
    const id = await gameIn(store);
    const wins: number[] = [];
    const contender = async (who: number): Promise<void> => {
      for (let at = 0; at < 20; ) {
        const { outcome, count } = await store.append(id, at, [entry(who)], `${who} ${at}`, WHEN);
        if (outcome === 'appended') wins[at] = who;
        at = count;
      }
    };
    await Promise.all(Array.from({ length: 300 }, (_, who) => contender(who)));
    expect(wins).toHaveLength(20);
    expect(await store.entries(id, 0)).toEqual(wins.map(entry));
  });

  test('are refused when they are not entries', async () => {
    const store = await opened();
    const id = await gameIn(store);
    const bad = [[], [null], [3], [[]], ['pass'], [{ note: 'x'.repeat(5000) }], Array(1001).fill(entry(0))];
    for (const entries of bad)
      await expect(store.append(id, 0, entries as Entry[], undefined, WHEN)).rejects.toMatchObject({
        code: 'bad-input',
      });
    for (const at of [-1, 0.5, Number.NaN, 2 ** 60])
      await expect(store.append(id, at, some(0, 1), undefined, WHEN)).rejects.toMatchObject({
        code: 'bad-input',
      });
    for (const key of ['', 'x'.repeat(201)])
      await expect(store.append(id, 0, some(0, 1), key, WHEN)).rejects.toMatchObject({ code: 'bad-input' });
    await expect(store.entries(id, -1)).rejects.toMatchObject({ code: 'bad-input' });
    expect(await store.entries(id, 0)).toEqual([]);
  });

  test('of one request are all there or none', async () => {
    const store = await opened();
    const id = await gameIn(store);
    const broken = [entry(0), null] as unknown as Entry[];
    await expect(store.append(id, 0, broken, 'key', WHEN)).rejects.toMatchObject({ code: 'bad-input' });
    expect(await store.append(id, 0, some(0, 2), 'key', WHEN)).toEqual({ outcome: 'appended', count: 2 });
  });

  test('are made while a neighbour in the same instant is refused', async () => {
    const store = await opened();
    const id = await gameIn(store);
    const [first, lost, second] = await Promise.allSettled([
      store.append(id, 0, some(0, 1), undefined, WHEN),
      store.append(newId(), 0, some(0, 1), undefined, WHEN),
      store.append(id, 1, some(1, 2), undefined, WHEN),
    ]);
    expect([first?.status, lost?.status, second?.status]).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await store.entries(id, 0)).toEqual(some(0, 2));
  });
}

function peopleAreKept(opened: Open): void {
  test('is known by the hash of the token, and by nothing else', async () => {
    const store = await opened();
    const session = newSession();
    await store.createSession(session);
    expect(await store.session(session.tokenHash)).toEqual({ ...session, banned: false });
    expect(await store.session(session.id)).toBeUndefined();
    expect(await store.session('')).toBeUndefined();
  });

  test('is not created over another', async () => {
    const store = await opened();
    const session = newSession();
    await store.createSession(session);
    for (const taken of [{ id: session.id }, { tokenHash: session.tokenHash }])
      await expect(store.createSession(newSession({ name: 'Eve', ...taken }))).rejects.toMatchObject({
        code: 'session-exists',
      });
    expect(await store.session(session.tokenHash)).toEqual({ ...session, banned: false });
  });

  test('can take another name, and can be forgotten', async () => {
    const store = await opened();
    const session = newSession();
    await store.createSession(session);
    expect(await store.renameSession(session.id, 'Ada')).toBe(true);
    expect((await store.session(session.tokenHash))?.name).toBe('Ada');
    expect(await store.deletePerson(session.id)).toBe(true);
    expect(await store.session(session.tokenHash)).toBeUndefined();
    expect(await store.renameSession(session.id, 'Ada')).toBe(false);
    expect(await store.deletePerson(session.id)).toBe(false);
  });

  test('needs an id, a token and a name', async () => {
    const store = await opened();
    for (const bad of [{ id: 'short' }, { tokenHash: '' }, { name: '' }, { createdAt: -1 }])
      await expect(store.createSession(newSession(bad))).rejects.toMatchObject({ code: 'bad-input' });
    await expect(store.renameSession(newId(), '')).rejects.toMatchObject({ code: 'bad-input' });
  });
}

function theStoreItself(opened: Open): void {
  test('knows everything again after it was closed', async () => {
    const place = newId();
    const first = await opened(place);
    const id = await gameIn(first);
    const session = newSession();
    await first.createSession(session);
    await first.updateGame(id, { status: 'playing', setup: SETUP }, 1);
    await first.append(id, 0, some(0, 7), 'key', WHEN);
    await first.close();

    const second = await opened(place);
    expect(await second.game(id)).toMatchObject({ status: 'playing', setup: SETUP, version: 2, count: 7 });
    expect(await second.entries(id, 0)).toEqual(some(0, 7));
    expect(await second.session(session.tokenHash)).toEqual({ ...session, banned: false });
    expect(await second.append(id, 0, some(0, 7), 'key', WHEN)).toEqual({ outcome: 'already', count: 7 });
    expect(await second.append(id, 7, some(7, 8), undefined, WHEN)).toEqual({
      outcome: 'appended',
      count: 8,
    });
  });

  test('finishes what was asked before it was closed, and refuses what comes after', async () => {
    const place = newId();
    const store = await opened(place);
    const id = await gameIn(store);
    const last = store.append(id, 0, some(0, 1), undefined, WHEN);
    await store.close();
    expect(await last).toEqual({ outcome: 'appended', count: 1 });
    await store.close();
    for (const late of [
      store.append(id, 1, some(1, 2), undefined, WHEN),
      store.game(id),
      store.openGames(5),
      store.entries(id, 0),
      store.session('x'),
      store.createGame(newGame()),
      store.deletePerson(newId()),
    ])
      await expect(late).rejects.toMatchObject({ code: 'store-closed' });
    expect(await (await opened(place)).entries(id, 0)).toEqual(some(0, 1));
  });

  test('may be open twice: whoever is slower is told', async () => {
    const place = newId();
    const [one, other] = [await opened(place), await opened(place)];
    const id = await gameIn(one);
    const wins = { one: 0, other: 0 };
    const contender = async (store: Store, who: keyof typeof wins): Promise<void> => {
      for (let at = 0; at < 40; ) {
        const { outcome, count } = await store.append(id, at, [entry(at)], undefined, WHEN);
        if (outcome === 'appended') wins[who]++;
        at = count;
      }
    };
    await Promise.all([contender(one, 'one'), contender(other, 'other')]);
    expect(wins.one + wins.other).toBe(40);
    expect(await other.entries(id, 0)).toEqual(some(0, 40));
    expect(await one.entries(id, 0)).toEqual(some(0, 40));
  });
}
