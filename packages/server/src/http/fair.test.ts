import { commitmentOf, readRecord, verifyFairness } from '@hinode/engine/records';
import type { ShownRoom } from '@hinode/wire';
import { expect, test } from 'vitest';
import { TIME_TO_REVEAL } from '../rooms/beginning.ts';
import { roomsIn } from '../rooms/rooms.ts';
import { newId } from '../store/ids.ts';
import { playOut } from '../testing/begun.ts';
import { anOnlineServer, aPerson, type Browser, OPTIONS } from '../testing/online.ts';
import { aStore } from '../testing/store.ts';
import type { FinishedGame } from './record.ts';

/** The steps of a fair shuffle over the network, as taken by a program other than our page. */

const store = await aStore();
const shown = async (answer: ReturnType<Browser['call']>): Promise<ShownRoom> =>
  (await answer).body as unknown as ShownRoom;

interface Sealed {
  readonly browser: Browser;
  readonly text: string;
  readonly commitment: string;
}

async function sits(browser: Browser, id: string, seat: number): Promise<Sealed> {
  const { promise } = await shown(browser.call('GET', `/games/${id}`));
  const text = newId();
  const commitment = commitmentOf(promise, text);
  await browser.call('POST', `/games/${id}/seats`, { seat, commitment });
  return { browser, text, commitment };
}

/** Host and guest have sealed their texts, a bot sits with them, and the host has started the game. */
async function beginning(address: string) {
  const [host, guest] = [await aPerson(address, 'Host'), await aPerson(address, 'Guest')] as const;
  const { id } = await shown(host.call('POST', '/games', { options: OPTIONS, seat: 0 }));
  const seats = [await sits(host, id, 0), await sits(guest, id, 1)] as const;
  await host.call('POST', `/games/${id}/bots`, { seat: 2, level: 'random' });
  const fixed = await shown(host.call('POST', `/games/${id}/start`));
  const reveal = ({ browser, text }: Sealed) =>
    browser.call('POST', `/games/${id}/reveal`, { contribution: text });
  return { id, host, guest, seats, fixed, reveal };
}

test('once everybody has revealed their text the game begins, and after it everything can be recomputed', async () => {
  const address = await anOnlineServer(store);
  const { id, host, seats, fixed, reveal } = await beginning(address);
  expect(fixed).toMatchObject({
    status: 'beginning',
    seats: [{ commitment: seats[0].commitment }, { commitment: seats[1].commitment }, { bot: 'random' }],
  });
  expect((await host.call('GET', `/watch/${fixed.watch}`)).body).toMatchObject({ status: 'beginning' });
  expect(await host.socket(id).closed).toEqual({ code: 4404, why: 'not-begun' });
  expect(await reveal({ ...seats[0], text: newId() })).toMatchObject({
    status: 400,
    body: { code: 'bad-contribution' },
  });
  expect((await reveal(seats[1])).body).toMatchObject({
    status: 'beginning',
    seats: [{}, { revealed: true }, {}],
  });
  expect((await reveal(seats[0])).body).toMatchObject({ status: 'playing' });
  await playOut(store, id);
  const { record, proof } = (await host.call('GET', `/games/${id}/record`)).body as unknown as FinishedGame;
  const table = {
    set: 'archway',
    seats: fixed.seats.map(({ commitment }) => (commitment ? { commitment } : {})),
  } as const;
  for (const { text } of seats)
    expect(
      verifyFairness(readRecord(record), proof, { promise: fixed.promise, contribution: text, table }),
    ).toBeUndefined();
});

test('a player who does not reveal in time is named in the record, and the game begins without their text', async () => {
  let time = 1_000_000;
  const now = () => time;
  const address = await anOnlineServer(store, { now, rooms: roomsIn(store, now) });
  const { id, guest, seats, reveal } = await beginning(address);
  await reveal(seats[0]);
  time += TIME_TO_REVEAL;
  expect(await shown(guest.call('GET', `/games/${id}`))).toMatchObject({ status: 'playing' });
  expect(await reveal(seats[1])).toMatchObject({ status: 409, body: { code: 'already-begun' } });
  await playOut(store, id);
  const { proof } = (await guest.call('GET', `/games/${id}/record`)).body as unknown as FinishedGame;
  expect(proof).toMatchObject({
    contributions: [seats[0].text],
    seats: [{ added: true }, { commitment: seats[1].commitment, added: false }, { added: false }],
  });
});

test('nobody waits for a player who leaves for good while a game begins; a bot plays on', async () => {
  const address = await anOnlineServer(store);
  const { id, guest, seats, reveal } = await beginning(address);
  await reveal(seats[0]);
  expect((await guest.call('DELETE', '/me')).status).toBe(200);
  const game = await store.game(id);
  expect(game).toMatchObject({ status: 'playing' });
  const clan = game?.seats[1]?.clan;
  const notes = (await store.notes(id, 0)).map(({ note }) => note);
  expect(notes).toContainEqual({ type: 'bot-took-over', clan, level: 'samurai', why: 'left' });
});
