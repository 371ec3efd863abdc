import { RULES_VERSION } from '@hinode/engine/facts';
import { readRecord, verify, verifyFairness } from '@hinode/engine/records';
import type { ShownRoom } from '@hinode/wire';
import { expect, test } from 'vitest';
import { newId } from '../store/ids.ts';
import { aGameOf, aRoomOf, playOut } from '../testing/begun.ts';
import { aBrowser, anOnlineServer, aPerson } from '../testing/online.ts';
import { aStore } from '../testing/store.ts';
import type { FinishedGame } from './record.ts';

const store = await aStore();

test('spectators have a link of their own to the table, which leads to no seat', async () => {
  const address = await anOnlineServer(store);
  const host = await aPerson(address, 'Host');
  const { id, watch = '' } = await aGameOf([host]);
  const stranger = aBrowser(address);
  const seen = await stranger.call('GET', `/watch/${watch}`);
  expect(seen.body).toMatchObject({ id: watch, status: 'playing' });
  expect(JSON.stringify(seen.body)).not.toContain(id);
  expect((await stranger.watch(watch).next('table'))['seat']).toBeUndefined();
  for (const wrong of [`/games/${watch}`, `/watch/${id}`, `/watch/${newId()}`])
    expect(await stranger.call('GET', wrong)).toMatchObject({ status: 404, body: { code: 'no-such-game' } });
});

test('somebody with the link to a room may watch; somebody who saw it in the list gets no link for that', async () => {
  const address = await anOnlineServer(store);
  const [host, guest] = [await aPerson(address, 'Host'), await aPerson(address, 'Guest')] as const;
  const { id } = await aRoomOf([host]);
  const lobby = (await guest.call('GET', '/games')).body as unknown as readonly ShownRoom[];
  expect(lobby.find((room) => room.id === id)).toBeDefined();
  for (const room of lobby) expect(room).not.toHaveProperty('watch');
  const { watch } = (await host.call('GET', `/games/${id}`)).body;
  expect(watch).toMatch(/^[\w-]{22}$/);
  expect((await aBrowser(address).call('GET', `/games/${id}`)).body['watch']).toBe(watch);
});

test('an invitation shows somebody without a name who sits where and with which options, but no secret', async () => {
  const address = await anOnlineServer(store);
  const host = await aPerson(address, 'Host');
  const { id } = await aRoomOf([host]);
  await host.call('POST', `/games/${id}/talk`, { words: 'The kettle is on' });
  const { body } = await aBrowser(address).call('GET', `/games/${id}`);
  expect(body).toMatchObject({
    status: 'open',
    host: 0,
    seats: [{ name: 'Host', here: true }, {}, {}],
    talk: [{ seat: 0, words: 'The kettle is on' }],
  });
  expect(body).not.toHaveProperty('mine');
  expect(JSON.stringify(body)).not.toContain((await store.game(id))?.secret);
});

test.each([
  ['by somebody who does not sit there', 'Guest', { words: 'hello' }, 'not-seated'],
  ['that cannot be seen', 'Host', { words: ' \u200b ' }, 'bad-words'],
  ['that is too long', 'Host', { words: 'x'.repeat(501) }, 'bad-words'],
])('in a room nothing is said %s', async (_, name, body, code) => {
  const address = await anOnlineServer(store);
  const people = { Host: await aPerson(address, 'Host'), Guest: await aPerson(address, 'Guest') };
  const { id } = await aRoomOf([people.Host]);
  const who = people[name as keyof typeof people];
  expect((await who.call('POST', `/games/${id}/talk`, body)).body).toMatchObject({ code });
});

test('the link of the table itself works only for those who sit at it', async () => {
  const address = await anOnlineServer(store);
  const [host, guest] = [await aPerson(address, 'Host'), await aPerson(address, 'Guest')] as const;
  const { id } = await aGameOf([host]);
  expect(await guest.socket(id).closed).toEqual({ code: 4403, why: 'not-seated' });
  expect(await aBrowser(address).socket(id).closed).toEqual({ code: 4401, why: 'no-session' });
});

test('one person opens a few sockets at a table, not hundreds', async () => {
  const host = await aPerson(await anOnlineServer(store), 'Host');
  const { id } = await aGameOf([host]);
  const lines = Array.from({ length: 8 }, () => host.socket(id));
  await Promise.all(lines.map((line) => line.next('table')));
  expect(await host.socket(id).closed).toEqual({ code: 4429, why: 'too-many-requests' });
});

test('a finished game can be downloaded, with the proof that its shuffles were fair', async () => {
  const address = await anOnlineServer(store);
  const host = await aPerson(address, 'Host');
  const { id, watch, promise } = await aGameOf([host, await aPerson(address, 'Guest')]);
  const early = { status: 409, body: { code: 'not-over' } };
  expect(await host.call('GET', `/games/${id}/record`)).toMatchObject(early);
  expect(await host.call('GET', `/watch/${watch}/record`)).toMatchObject(early);
  await store.addNotes(id, (await store.notes(id, 0)).length, [
    { when: 0, at: 0, note: { type: 'said', from: 'koi', text: 'nobody else hears this' } },
    { when: 0, at: 2, note: { type: 'bot-took-over', clan: 'koi', level: 'samurai', why: 'left' } },
  ]);
  await playOut(store, id);
  const taken = (await aBrowser(address).call('GET', `/games/${id}/record`)).body as unknown as FinishedGame;
  const record = readRecord(taken.record);
  expect(verify(record)).toBeUndefined();
  expect(verifyFairness(record, taken.proof, { promise })).toBeUndefined();
  expect(record).toMatchObject({ rules: RULES_VERSION, marks: [{ at: 2, type: 'left', clan: 'koi' }] });
  expect(record.result?.winners).toBeDefined();
  expect(taken.notes).toMatchObject([{ n: 0, note: { type: 'bot-took-over' } }]);
  expect(JSON.stringify(taken)).not.toContain('nobody else hears');
  expect((await host.call('GET', `/watch/${watch}/record`)).body).toEqual(taken);
  expect(await host.call('GET', `/games/${newId()}/record`)).toMatchObject({ status: 404 });
});

test('for a rematch the seats of the same people are reserved, and bots sit down at once', async () => {
  const address = await anOnlineServer(store);
  const [host, guest] = [await aPerson(address, 'Host'), await aPerson(address, 'Guest')] as const;
  const { id } = await aGameOf([host, guest]);
  const again = (by: typeof host) => by.call('POST', `/games/${id}/rematch`);
  expect(await again(host)).toMatchObject({ status: 409, body: { code: 'not-over' } });
  await playOut(store, id);
  const [first, second] = (await Promise.all([again(host), again(guest)])).map(
    ({ body }) => body as unknown as ShownRoom,
  );
  expect(first?.id).toBe(second?.id);
  expect(first?.seats).toEqual([{ keptFor: 'Host' }, { keptFor: 'Guest' }, { bot: 'random' }]);
  // It takes up no place in the list, where it would exceed what one person may have.
  expect(first?.options.listed).toBe(false);
  expect((await host.call('GET', `/games/${id}`)).body['rematch']).toBe(first?.id);
  const told = (await store.notes(id, 0)).filter(({ note }) => note.type === 'rematch');
  expect(told).toMatchObject([{ note: { game: first?.id } }]);
  const stranger = await aPerson(address, 'Stranger');
  const seats = `/games/${first?.id}/seats`;
  const sitting = (seat: number) => ({ seat, contribution: newId() });
  expect(await stranger.call('POST', seats, sitting(1))).toMatchObject({
    status: 409,
    body: { code: 'seat-kept' },
  });
  expect((await guest.call('POST', seats, sitting(1))).body).toMatchObject({ mine: 1, host: 1 });
  await guest.call('DELETE', `${seats}/0`);
  expect((await stranger.call('POST', seats, sitting(0))).body).toMatchObject({ mine: 0 });
  expect(await again(stranger)).toMatchObject({ status: 403, body: { code: 'not-seated' } });
  expect(await again(aBrowser(address))).toMatchObject({ status: 401, body: { code: 'no-session' } });
});
