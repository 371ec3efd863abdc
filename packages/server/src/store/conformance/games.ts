import type { Result } from '@hinode/engine';
import { expect, test } from 'vitest';
import { newId } from '../ids.ts';
import { gameIn, newGame, type Open, SETUP, said, some, WHEN } from './material.ts';

export function gamesAreKept(opened: Open): void {
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

  test('can be looked at by an id of its own, which leads to nothing else', async () => {
    const store = await opened();
    const game = newGame();
    await store.createGame(game);
    expect(await store.byWatch(game.watch)).toEqual(await store.game(game.id));
    expect(await store.game(game.watch)).toBeUndefined();
    expect(await store.byWatch(game.id)).toBeUndefined();
    await expect(store.createGame(newGame({ watch: game.watch }))).rejects.toMatchObject({
      code: 'game-exists',
    });
    for (const bad of [{ watch: 'short' }, { id: game.id, watch: game.id }])
      await expect(store.createGame(newGame(bad))).rejects.toMatchObject({ code: 'bad-input' });
  });

  test('is among the games of everybody who sits there or whose seat is kept, the newest first', async () => {
    const store = await opened();
    const [ada, eve] = [newId(), newId()];
    const by = (session: string) => ({ session, name: 'somebody' });
    const ids = async (person: string, limit = 10) =>
      (await store.gamesOf(person, limit)).map(({ id }) => id);
    const first = await gameIn(store, { seats: [{ by: by(ada) }, { by: by(eve) }] });
    const second = await gameIn(store, { seats: [{ by: by(eve) }, { keptFor: by(ada) }] });
    expect(await ids(ada)).toEqual([second, first]);
    expect(await ids(ada, 1)).toEqual([second]);
    await store.updateGame(second, { seats: [{ by: by(ada) }, {}] }, 1);
    expect(await ids(ada)).toEqual([second, first]);
    expect(await ids(eve)).toEqual([first]);
    await store.updateGame(first, { seats: [{}, {}] }, 1);
    expect(await ids(eve)).toEqual([]);
    expect(await ids(newId())).toEqual([]);
    await expect(store.gamesOf(ada, 1001)).rejects.toMatchObject({ code: 'bad-input' });
  });

  test('is among those that are played while it is', async () => {
    const store = await opened();
    const [one, other] = [await gameIn(store), await gameIn(store)];
    expect(await store.playing()).toEqual([]);
    await store.updateGame(one, { status: 'playing' }, 1);
    await store.updateGame(other, { status: 'playing' }, 1);
    expect((await store.playing()).toSorted()).toEqual([one, other].toSorted());
    await store.updateGame(one, { status: 'over', endedAt: WHEN }, 2);
    expect(await store.playing()).toEqual([other]);
  });

  test('is counted while it is played, and for a while after its end', async () => {
    const store = await opened();
    expect(await store.counts(0)).toEqual({ playing: 0, ended: 0 });
    const [one, other] = [await gameIn(store), await gameIn(store)];
    await gameIn(store);
    for (const id of [one, other]) await store.updateGame(id, { status: 'playing' }, 1);
    expect(await store.counts(0)).toEqual({ playing: 2, ended: 0 });
    await store.append(one, 0, some(0, 1), undefined, WHEN, { status: 'over', endedAt: WHEN });
    expect(await store.counts(WHEN)).toEqual({ playing: 1, ended: 1 });
    expect(await store.counts(WHEN + 1)).toEqual({ playing: 1, ended: 0 });
    // Its last move was taken back.
    await store.append(one, 1, some(1, 2), undefined, WHEN, { status: 'playing' });
    expect(await store.counts(WHEN)).toEqual({ playing: 2, ended: 0 });
    await expect(store.counts(-1)).rejects.toMatchObject({ code: 'bad-input' });
  });

  test('can be forgotten with all that belongs to it', async () => {
    const store = await opened();
    const person = newId();
    const seats = [{ by: { session: person, name: 'Ada' } }];
    const [game, other] = [newGame({ seats }), await gameIn(store, { seats })];
    const fill = async (id: string): Promise<void> => {
      await store.append(id, 0, some(0, 3), 'key', WHEN);
      await store.addNotes(id, 0, [said('hello')], 'key');
      await store.addReport({ game: id, note: 0, by: 'koi', words: '', when: WHEN });
    };
    await store.createGame(game);
    for (const id of [game.id, other]) await fill(id);
    expect(await store.deleteGame(game.id)).toBe(true);
    expect(await store.deleteGame(game.id)).toBe(false);
    expect(await store.game(game.id)).toBeUndefined();
    expect(await store.entries(game.id, 0)).toEqual([]);
    expect(await store.notes(game.id, 0)).toEqual([]);
    expect((await store.gamesOf(person, 10)).map(({ id }) => id)).toEqual([other]);
    expect((await store.reports(10)).map((report) => report.game)).toEqual([other]);
    expect(await store.entries(other, 0)).toEqual(some(0, 3));
    // Whoever takes the id again finds nothing of the old game.
    await store.createGame(game);
    await fill(game.id);
    expect(await store.game(game.id)).toMatchObject({ count: 3 });
  });
}

export function roomsAreForgotten(opened: Open): void {
  test('is forgotten if nobody touched it for long, unless its game began', async () => {
    const store = await opened();
    const left = async () => (await store.openGames(10)).map(({ id }) => id).toSorted();
    const seats = [{ by: { session: newId(), name: 'Ada' } }];
    const [old, touched, begun] = [
      await gameIn(store, { createdAt: WHEN, seats }),
      await gameIn(store, { createdAt: WHEN, seats }),
      await gameIn(store, { createdAt: WHEN, seats }),
    ] as const;
    const young = await gameIn(store, { createdAt: WHEN + 2 });
    await store.updateGame(touched, { seats, touchedAt: WHEN + 2 }, 1);
    await store.updateGame(begun, { status: 'playing', setup: SETUP }, 1);
    expect(await store.dropRooms(WHEN)).toBe(0);
    expect(await left()).toEqual([old, touched, young].toSorted());
    expect(await store.dropRooms(WHEN + 2)).toBe(1);
    expect(await left()).toEqual([touched, young].toSorted());
    expect(await store.game(begun)).toBeDefined();
    expect((await store.gamesOf(seats[0]?.by.session ?? '', 10)).map(({ id }) => id)).toEqual([
      begun,
      touched,
    ]);
    expect(await store.dropRooms(WHEN + 3)).toBe(2);
    await expect(store.dropRooms(Number.NaN)).rejects.toMatchObject({ code: 'bad-input' });
  });

  test('is not deleted by somebody who saw it before another came', async () => {
    const store = await opened();
    const id = await gameIn(store);
    await store.updateGame(id, { seats: [{ by: { session: newId(), name: 'Ada' } }] }, 1);
    expect(await store.deleteGame(id, 1)).toBe(false);
    expect(await store.game(id)).toBeDefined();
    expect(await store.deleteGame(id, 2)).toBe(true);
    expect(await store.game(id)).toBeUndefined();
  });
}

export function pagesAreKept(opened: Open): void {
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

  test('says how and when a game ended, and no longer when it goes on', async () => {
    const store = await opened();
    const id = await gameIn(store);
    const result: Result = { winners: ['koi'], vp: { koi: 40 }, honor: ['koi', 'lotus', 'turtle'] };
    const rematch = newId();
    expect(await store.updateGame(id, { status: 'over', endedAt: WHEN, result }, 1)).toBe(true);
    expect(await store.updateGame(id, { rematch }, 2)).toBe(true);
    expect(await store.game(id)).toMatchObject({ status: 'over', endedAt: WHEN, result, rematch });
    expect(await store.updateGame(id, { status: 'playing' }, 3)).toBe(true);
    const goesOn = await store.game(id);
    expect(goesOn).toMatchObject({ status: 'playing', rematch });
    expect(goesOn).not.toHaveProperty('endedAt');
    expect(goesOn).not.toHaveProperty('result');
    for (const bad of [{ status: 'over' } as const, { endedAt: -1 }, { rematch: 'short' }])
      await expect(store.updateGame(id, bad, 4)).rejects.toMatchObject({ code: 'bad-input' });
  });

  test('says until when it waits for texts while it begins, and is forgotten like a room', async () => {
    const store = await opened();
    const id = await gameIn(store, { createdAt: WHEN });
    expect(await store.updateGame(id, { status: 'beginning', revealBy: WHEN + 1 }, 1)).toBe(true);
    expect(await store.game(id)).toMatchObject({ status: 'beginning', revealBy: WHEN + 1 });
    expect(await store.openGames(10)).toEqual([]);
    expect(await store.playing()).toEqual([]);
    await expect(store.updateGame(id, { revealBy: -1 }, 2)).rejects.toMatchObject({ code: 'bad-input' });
    expect(await store.dropRooms(WHEN + 1)).toBe(1);
    expect(await store.game(id)).toBeUndefined();
  });

  test('can name a webhook, and take it away again', async () => {
    const store = await opened();
    const id = await gameIn(store);
    const webhook = 'https://chat.example/hook';
    await store.updateGame(id, { webhook }, 1);
    await store.updateGame(id, { status: 'playing' }, 2);
    expect(await store.game(id)).toMatchObject({ webhook });
    expect(await store.game(id)).not.toHaveProperty('language');
    await store.updateGame(id, { webhook, language: 'pl' }, 3);
    expect(await store.game(id)).toMatchObject({ webhook, language: 'pl' });
    await store.updateGame(id, { webhook: null }, 4);
    expect(await store.game(id)).not.toHaveProperty('webhook');
    await expect(store.updateGame(id, { webhook: '' }, 5)).rejects.toMatchObject({ code: 'bad-input' });
    const language = 'tlh' as 'en';
    await expect(store.updateGame(id, { language }, 5)).rejects.toMatchObject({ code: 'bad-input' });
  });
}
