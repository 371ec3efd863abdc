import { type ClanId, decisions, type Move, rngFrom, type Setup, view } from '@hinode/engine';
import type { Position } from '@hinode/engine/games';
import { newRecord, replay } from '@hinode/engine/records';
import { type Cells, knowledge } from '@hinode/engine/search';
import { proceedingsOf } from '@hinode/wire';
import { expect, test } from 'vitest';
import { aKey, anAnswer, playUntil, send } from '../testing/play.ts';
import { newReader, reads, takeWhole } from '../testing/reader.ts';
import { aGame, aStore } from '../testing/store.ts';
import { openTable, type Table } from './table.ts';

const setup: Setup = { clans: ['koi', 'lotus', 'turtle', 'bonsai'], set: 'archway', seed: 'table' };

const store = await aStore();
const seats = setup.clans.map((clan) => ({ clan, name: clan }));

async function aTable(): Promise<{ table: Table; id: string; again: () => Promise<Table> }> {
  const id = await aGame(store, setup);
  const again = (): Promise<Table> => openTable({ id, setup, seats, store });
  return { table: await again(), id, again };
}

const askUndo = (table: Table, to: number) =>
  ({
    type: 'ask',
    at: table.position().entries,
    key: aKey(),
    about: { question: 'undo', to },
  }) as const;

const NOTHING = { type: 'bid', seppuku: 0, hostage: 0, ronin: 0, poets: 0 } as const;

const bytesOf = (cells: Cells): Buffer => Buffer.from(cells.buffer, cells.byteOffset, cells.byteLength);

test('everybody at the table, and a spectator, knows after every move what they may know, and nothing else', async () => {
  const { table, id } = await aTable();
  const seats = [...setup.clans, undefined];
  const readers = await Promise.all(seats.map((seat) => reads(table, seat)));
  const rng = rngFrom('table');
  for (let move = anAnswer(table.position().state, rng); move; move = anAnswer(table.position().state, rng)) {
    expect(await send(table, move)).toMatchObject({ outcome: 'done' });
    const { state, entries } = table.position();
    readers.forEach(({ cells, at }, i) => {
      expect(at).toBe(entries);
      expect(bytesOf(cells).equals(bytesOf(knowledge(state, seats[i]).cells))).toBe(true);
    });
  }
  const { state } = table.position();
  expect(view(readers[0]?.cells ?? state, 'koi')).toEqual(view(state, 'koi'));
  expect([...replay(newRecord(setup, await store.entries(id, 0)))]).toEqual([...state]);
});

test('a move is on disk before anybody is told', async () => {
  const { id } = await aTable();
  const order: string[] = [];
  const watched = await openTable({
    id,
    setup,
    seats,
    store: {
      ...store,
      append: async (...request) => {
        const appended = await store.append(...request);
        order.push(`${appended.outcome} ${(await store.entries(id, 0)).length}`);
        return appended;
      },
    },
  });
  const reader = await reads(watched, undefined);
  const before = reader.texts.length;
  const answer = send(watched, { clan: 'koi', type: 'ready', value: true });
  expect(reader.texts).toHaveLength(before);
  await answer;
  order.push(`told ${reader.texts.length - before}`);
  expect(order).toEqual(['appended 1', 'told 1']);
});

test('what cannot be stored is not told and does not happen', async () => {
  const { id } = await aTable();
  const table = await openTable({
    id,
    setup,
    seats,
    store: { ...store, append: () => Promise.reject(new Error('the disk is full')) },
  });
  const reader = await reads(table, 'koi');
  const before = reader.texts.length;
  await expect(send(table, { clan: 'koi', type: 'ready', value: true })).rejects.toThrow('the disk is full');
  expect(reader.texts).toHaveLength(before);
  expect(table.position().entries).toBe(0);
});

test('nobody can move for another seat', async () => {
  const { table } = await aTable();
  const move: Move = { clan: 'koi', type: 'ready', value: true };
  const answer = await table.request('lotus', { type: 'move', at: 0, key: aKey(), move });
  expect(answer).toEqual({ outcome: 'refused', refusal: { code: 'not-your-seat' } });
  expect(table.position().entries).toBe(0);
});

test.each([
  ['nothing', undefined],
  ['a text', 'koi'],
  ['a move without a clan', { type: 'pass' }],
])('%s is not a move of this seat', async (_, move) => {
  const { table } = await aTable();
  const answer = await table.request('koi', { type: 'move', at: 0, key: aKey(), move });
  expect(answer).toEqual({ outcome: 'refused', refusal: { code: 'not-your-seat' } });
});

test('what the rules do not allow is refused with the rule, and changes nothing', async () => {
  const { table, id } = await aTable();
  const answer = await send(table, { clan: 'koi', type: 'build', province: 'edo' });
  expect(answer).toMatchObject({ outcome: 'refused', refusal: { rule: expect.any(String) } });
  const strange = { clan: 'koi', type: 'ready', value: true, more: 1 };
  expect(await table.request('koi', { type: 'move', at: 0, key: aKey(), move: strange })).toMatchObject({
    outcome: 'refused',
  });
  expect(await store.entries(id, 0)).toEqual([]);
});

test('a move on an old position is refused with the new one', async () => {
  const { table } = await aTable();
  await send(table, { clan: 'koi', type: 'ready', value: true });
  const move: Move = { clan: 'lotus', type: 'ready', value: true };
  const answer = await table.request('lotus', { type: 'move', at: 0, key: aKey(), move });
  if (answer.outcome !== 'stale') throw new Error(answer.outcome);
  const reader = newReader();
  takeWhole(reader, answer.now);
  expect([...reader.cells]).toEqual([...knowledge(table.position().state, 'lotus').cells]);
  expect(answer.now).toMatchObject({ at: 1, kept: 0 });
  expect(answer.now.log.map(({ event }) => event.type)).toEqual(['readyChanged']);
  expect(table.position().entries).toBe(1);
});

test('a move on a future position is refused with the current one', async () => {
  const { table } = await aTable();
  const move: Move = { clan: 'koi', type: 'ready', value: true };
  const answer = await table.request('koi', { type: 'move', at: 7, key: aKey(), move });
  expect(answer).toMatchObject({ outcome: 'stale', now: { at: 0 } });
});

test('the same request sent twice is carried out once, even by a table that was opened anew', async () => {
  const { table, again } = await aTable();
  const request = {
    type: 'move',
    at: 0,
    key: 'once',
    move: { clan: 'koi', type: 'ready', value: true },
  } as const;
  const both = await Promise.all([table.request('koi', request), table.request('koi', request)]);
  expect(both).toEqual([
    { outcome: 'done', at: 1 },
    { outcome: 'done', at: 1 },
  ]);
  expect(await (await again()).request('koi', request)).toEqual({ outcome: 'done', at: 1 });
  expect(table.position().entries).toBe(1);
});

test('the same key from another seat does not count as a repetition', async () => {
  const { table } = await aTable();
  const ready = (clan: ClanId, at: number) =>
    table.request(clan, { type: 'move', at, key: 'same', move: { clan, type: 'ready', value: true } });
  expect(await ready('koi', 0)).toEqual({ outcome: 'done', at: 1 });
  expect(await ready('lotus', 1)).toEqual({ outcome: 'done', at: 2 });
});

test('bids do not block one another: each may be sent on any position since the bidding began', async () => {
  const { table } = await aTable();
  await playUntil(table, rngFrom('bids'), 'bid');
  const at = table.position().entries;
  const bidders = decisions(table.position().state).map(({ clan }) => clan);
  expect(bidders.length).toBeGreaterThan(1);
  const keys = new Map(bidders.map((clan) => [clan, aKey()]));
  const bid = (clan: ClanId) =>
    table.request(clan, { type: 'move', at, key: keys.get(clan) ?? '', move: { clan, ...NOTHING } });
  const answers = await Promise.all(bidders.map(bid));
  expect(answers).toEqual(bidders.map((_, i) => ({ outcome: 'done', at: at + i + 1 })));
  expect(await Promise.all(bidders.map(bid))).toEqual(answers);
});

test('a second bid in the same battle is refused, and so is a bid for a battle that is over', async () => {
  const { table } = await aTable();
  await playUntil(table, rngFrom('bids'), 'bid');
  const at = table.position().entries;
  const bidders = decisions(table.position().state).map(({ clan }) => clan);
  const bid = (clan: ClanId, on: number) =>
    table.request(clan, { type: 'move', at: on, key: aKey(), move: { clan, ...NOTHING } });
  const [first, ...others] = bidders;
  if (first === undefined) throw new Error('nobody bids');
  await bid(first, at);
  expect(await bid(first, at)).toMatchObject({ outcome: 'stale' });
  expect(await bid(first, at + 1)).toMatchObject({ outcome: 'refused' });
  for (const clan of others) await bid(clan, at);
  expect(await bid(first, at + 1)).toMatchObject({ outcome: 'stale' });
});

test('two servers on one store: one of two moves at the same time wins, and both tables agree', async () => {
  const { table, again } = await aTable();
  const other = await again();
  const here = await reads(table, 'koi');
  const there = await reads(other, 'koi');
  const ready = (at: Table, clan: ClanId) =>
    at.request(clan, { type: 'move', at: 0, key: aKey(), move: { clan, type: 'ready', value: true } });
  const answers = await Promise.all([ready(table, 'koi'), ready(other, 'lotus')]);
  expect(answers.map(({ outcome }) => outcome).sort()).toEqual(['done', 'stale']);
  // The first one learns of it with the next request.
  await Promise.all([table, other].map((one) => send(one, { clan: 'turtle', type: 'ready', value: true })));
  expect(here.at).toBe(there.at);
  expect([...here.cells]).toEqual([...there.cells]);
  expect(here.log).toEqual(there.log);
});

test('a reader who comes back goes on from what they had seen, including undone moves', async () => {
  const { table } = await aTable();
  const rng = rngFrom('back');
  const stayed = await reads(table, 'lotus');
  const left = await reads(table, 'lotus');
  await playUntil(table, rng, 'mandate');
  left.leave();
  const to = table.position().moves - 2;
  await playUntil(table, rng, 'summon');
  for (const clan of setup.clans) await table.request(clan, askUndo(table, to));
  expect(table.position().moves).toBe(to);
  await playUntil(table, rng, 'summon');
  await reads(table, 'lotus', left);
  expect(left.log).toEqual(stayed.log);
  expect([...left.cells]).toEqual([...stayed.cells]);
  const late = await reads(table, 'lotus');
  expect(late.log).toEqual(stayed.log);
});

/** Plays at random until the last move could be taken back; returns the position before it. */
async function untilOpen(table: Table): Promise<Position> {
  const rng = rngFrom('undo');
  for (;;) {
    const before = table.position();
    const move = anAnswer(before.state, rng);
    if (move === undefined) throw new Error('everything was settled at once');
    await send(table, move);
    const { moves, settled } = table.position();
    if (moves > settled) return before;
  }
}

test('players may take back a move of their own that revealed nothing; that is one more entry', async () => {
  const { table, id } = await aTable();
  const before = await untilOpen(table);
  const { entries: at, lastBy } = table.position();
  if (lastBy === undefined) throw new Error('nobody moved');
  const reader = await reads(table, lastBy);
  expect(reader.mayUndo).toBe(true);
  const [other] = setup.clans.filter((clan) => clan !== lastBy);
  expect(other && (await reads(table, other)).mayUndo).toBe(false);
  expect(await table.request(lastBy, { type: 'undo', at, key: 'back' })).toEqual({
    outcome: 'done',
    at: at + 1,
  });
  expect([...reader.cells]).toEqual([...knowledge(before.state, lastBy).cells]);
  expect(reader.log.every((entry) => entry.at <= before.moves)).toBe(true);
  expect(await store.entries(id, at)).toEqual([{ undo: before.moves }]);
  expect(await table.request(lastBy, { type: 'undo', at, key: 'back' })).toEqual({
    outcome: 'done',
    at: at + 1,
  });
  expect(table.position().moves).toBe(before.moves);
});

test('nobody can take back alone what is settled', async () => {
  const { table } = await aTable();
  await send(table, { clan: 'koi', type: 'ready', value: true });
  const answer = await table.request('koi', { type: 'undo', at: 1, key: aKey() });
  expect(answer).toEqual({ outcome: 'refused', refusal: { code: 'settled' } });
});

const NOBODY_ASKED = { outcome: 'refused', refusal: { code: 'nothing-asked' } };
const answers = (
  table: Table,
  clan: ClanId,
  choice: 'yes' | 'no',
  question = table.proceedings().vote?.n ?? 0,
) => table.request(clan, { type: 'vote', at: table.position().entries, key: aKey(), question, choice });

test('what is settled is taken back when everybody agrees', async () => {
  const { table } = await aTable();
  const reader = await reads(table, undefined);
  const vote = () => proceedingsOf(reader.notes).vote;
  await send(table, { clan: 'koi', type: 'ready', value: true });
  expect(await table.request('koi', askUndo(table, 0))).toEqual({ outcome: 'done', at: 1 });
  expect(vote()).toMatchObject({ about: { question: 'undo', to: 0 }, by: 'koi', choices: { koi: 'yes' } });
  for (const clan of ['lotus', 'turtle'] as const) await answers(table, clan, 'yes');
  expect(table.position().moves).toBe(1);
  expect(vote()?.choices).toEqual({ koi: 'yes', lotus: 'yes', turtle: 'yes' });
  await answers(table, 'bonsai', 'yes');
  expect(table.position()).toMatchObject({ moves: 0, entries: 2 });
  expect(reader).toMatchObject({ moves: 0, at: 2 });
  expect(vote()).toBeUndefined();
  expect(reader.notes.at(-1)?.note).toEqual({ type: 'undone', to: 0 });
});

test('one refusal ends the vote, and so does the next move', async () => {
  const { table } = await aTable();
  await send(table, { clan: 'koi', type: 'ready', value: true });
  await table.request('koi', askUndo(table, 0));
  const first = table.proceedings().vote?.n;
  await answers(table, 'lotus', 'no');
  expect(table.proceedings().vote).toBeUndefined();
  expect(await answers(table, 'lotus', 'yes', first)).toEqual(NOBODY_ASKED);
  await table.request('koi', askUndo(table, 0));
  const second = table.proceedings().vote?.n;
  await send(table, { clan: 'turtle', type: 'ready', value: true });
  expect(table.proceedings().vote).toBeUndefined();
  expect(await answers(table, 'lotus', 'yes', second)).toEqual(NOBODY_ASKED);
});

test('nobody can ask to go back to a move that was not made', async () => {
  const { table } = await aTable();
  await send(table, { clan: 'koi', type: 'ready', value: true });
  const answer = await table.request('koi', askUndo(table, 1));
  expect(answer).toEqual({ outcome: 'refused', refusal: { code: 'no-such-move' } });
});

test('a reader who has left hears nothing more', async () => {
  const { table } = await aTable();
  const reader = await reads(table, 'koi');
  expect(table.isQuiet()).toBe(false);
  reader.leave();
  expect(table.isQuiet()).toBe(true);
  const before = reader.texts.length;
  await send(table, { clan: 'koi', type: 'ready', value: true });
  expect(reader.texts).toHaveLength(before);
});
