import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { newId } from '../store/ids.ts';
import { aGameOf, aRoomOf } from '../testing/begun.ts';
import { ADMIN_KEY, aBrowser, anOnlineServer, aPerson, type Browser } from '../testing/online.ts';
import { folder } from '../testing/site.ts';
import { aStore } from '../testing/store.ts';
import { adminKeyIn } from './key.ts';

const store = await aStore();
const AS_ADMIN = { authorization: `Bearer ${ADMIN_KEY}`, origin: 'null' };

/** A game in which somebody said something bad, and somebody else reported it. */
async function aReport() {
  const address = await anOnlineServer(store);
  const [rude, host] = [await aPerson(address, 'Rude'), await aPerson(address, 'Kind')] as const;
  const room = await aGameOf([host, rude]);
  const ask = (by: Browser, request: object) =>
    by.call('POST', `/games/${room.id}/requests`, { at: 0, key: newId(), ...request });
  await ask(rude, { type: 'say', text: 'bad words' });
  const note = (await store.notes(room.id, 0)).findIndex((kept) => kept.note.type === 'said');
  await ask(host, { type: 'report', note, words: 'this is rude' });
  const id = (await store.reports(100)).find(({ game }) => game === room.id)?.id ?? 'none';
  const caller = aBrowser(address);
  const call = (method: string, place: string, body?: unknown) => caller.call(method, place, body, AS_ADMIN);
  return { address, rude, host, game: room.id, note, id, from: room.seats[1]?.clan, call };
}

test('the admin reads what was reported, strikes it, and dismisses the report', async () => {
  const { game, note, id, from, call } = await aReport();
  const watch = (await store.game(game))?.watch;
  const reports = async () =>
    ((await call('GET', '/host/reports')).body as unknown as { id: string }[]).filter((it) => it.id === id);
  expect(await reports()).toMatchObject([
    { game, note, words: 'this is rude', from, name: 'Rude', reporter: 'Kind', text: 'bad words', watch },
  ]);
  expect((await call('POST', '/host/strike', { game, note })).status).toBe(200);
  expect(await reports()).toMatchObject([{ text: '' }]);
  expect((await store.notes(game, 0)).map((kept) => kept.note)).toContainEqual({ type: 'struck', note });
  expect((await call('DELETE', `/host/reports/${id}`)).status).toBe(200);
  expect(await reports()).toEqual([]);
  expect(await call('DELETE', `/host/reports/${id}`)).toMatchObject({
    status: 404,
    body: { code: 'no-such-report' },
  });
});

test('a banned player loses the table at once, and may come back when the admin lifts the ban', async () => {
  const { rude, game, id, call } = await aReport();
  const line = rude.socket(game);
  await line.next('table');
  const reports = (await call('GET', '/host/reports')).body as unknown as { id: string; person: string }[];
  const person = reports.find((it) => it.id === id)?.person;
  expect((await call('POST', '/host/ban', { person, value: true })).status).toBe(200);
  expect(await line.closed).toEqual({ code: 4403, why: 'cut-off' });
  expect((await rude.call('GET', '/me')).body).toMatchObject({ code: 'banned' });
  await call('POST', '/host/ban', { person, value: false });
  expect((await rude.call('GET', '/me')).status).toBe(200);
});

test('nobody waits for a move or a vote from a banned player', async () => {
  const { rude, host, game, id, call } = await aReport();
  const ask = (by: Browser, request: object) =>
    by.call('POST', `/games/${game}/requests`, { at: 0, key: newId(), ...request });
  // Even if they had a lot to say before.
  for (let n = 0; n < 40; n++) await ask(rude, { type: 'say', text: `bad words ${n}` });
  await ask(host, { type: 'ask', about: { question: 'end' } });
  const waiting = await aRoomOf([rude], { listed: false });
  const reports = (await call('GET', '/host/reports')).body as unknown as { id: string; person: string }[];
  const person = reports.find((it) => it.id === id)?.person;
  await call('POST', '/host/ban', { person, value: true });
  const notes = (await store.notes(game, 0)).map(({ note }) => note.type);
  expect(notes.slice(-2)).toEqual(['bot-took-over', 'ended']);
  expect(await store.game(waiting.id)).toBeUndefined();
});

test('a game that the admin deletes is gone', async () => {
  const { game, rude, call } = await aReport();
  const line = rude.socket(game);
  await line.next('table');
  expect((await call('DELETE', `/host/games/${game}`)).status).toBe(200);
  // Those at the table are told what happened to it, not that they have no seat.
  expect(await line.closed).toEqual({ code: 4410, why: 'deleted' });
  expect(await rude.call('GET', `/games/${game}`)).toMatchObject({
    status: 404,
    body: { code: 'no-such-game' },
  });
});

test.each<[string, string, string, unknown, string]>([
  ['to delete a game that does not exist', 'DELETE', `/host/games/${newId()}`, undefined, 'no-such-game'],
  [
    'to ban somebody who does not exist',
    'POST',
    '/host/ban',
    { person: newId(), value: true },
    'no-such-person',
  ],
  [
    'to strike a message that nobody wrote',
    'POST',
    '/host/strike',
    { game: newId(), note: 0 },
    'no-such-note',
  ],
])('the admin is refused %s', async (_, method, place, body, code) => {
  const { call } = await aReport();
  expect(await call(method, place, body)).toMatchObject({ status: 404, body: { code } });
});

test.each<[string, Record<string, string>]>([
  ['no key', {}],
  ['another key', { authorization: 'Bearer another' }],
  ['half a key', { authorization: 'Bearer ' }],
])('with %s nobody is the admin', async (_, headers) => {
  const browser = await aPerson(await anOnlineServer(store), 'Player');
  for (const [method, place] of [
    ['GET', '/host/monitor'],
    ['GET', '/host/reports'],
    ['DELETE', `/host/reports/${newId()}`],
    ['POST', '/host/strike'],
    ['POST', '/host/ban'],
    ['DELETE', `/host/games/${newId()}`],
  ] as const)
    expect(await browser.call(method, place, undefined, headers)).toMatchObject({
      status: 401,
      body: { code: 'no-host-key' },
    });
});

test('the key is made once, and only the admin can read it', () => {
  const place = folder({});
  const made = adminKeyIn(place);
  expect(made.isNew).toBe(true);
  expect(fs.statSync(path.join(place, 'host-key')).mode & 0o077).toBe(0);
  const key = fs.readFileSync(made.file, 'utf8').trim();
  const again = adminKeyIn(place);
  expect(again.isNew).toBe(false);
  for (const one of [made, again]) {
    expect(one.opens(`Bearer ${key}`)).toBe(true);
    expect(one.opens(key)).toBe(false);
    expect(one.opens(undefined)).toBe(false);
  }
});
