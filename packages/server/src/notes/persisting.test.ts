import type { ClanId } from '@hinode/engine';
import type { Answer, NoteRequest } from '@hinode/wire';
import { expect, test } from 'vitest';
import type { Store } from '../store/store.ts';
import { live, refusedWith, SETUP, wish } from '../testing/live.ts';
import { aKey, send } from '../testing/play.ts';
import { aStore } from '../testing/store.ts';

/** Two tables of one game, as at two nodes that have not heard of each other's notes. */
const store = await aStore();
const say = (text: string): NoteRequest => ({ type: 'say', text });
const PAUSE: NoteRequest = { type: 'ask', about: { question: 'pause' } };
const DONE: Answer = { outcome: 'done', at: 0 };

async function twoTables() {
  const here = await live(store);
  return { ...here, one: here.table, other: await here.again() };
}

test('messages, votes and wishes that lose the race against another node are still stored', async () => {
  const { one, other, notes } = await twoTables();
  expect(await wish(one, 'koi', say('first'))).toEqual(DONE);
  expect(await wish(other, 'lotus', say('second'))).toEqual(DONE);
  expect(await wish(one, 'turtle', PAUSE)).toEqual(DONE);
  const question = one.proceedings().vote?.n ?? -1;
  expect(await wish(other, 'koi', { type: 'mute', of: 'lotus', value: true })).toEqual(DONE);
  const yes = (clan: ClanId) => wish(one, clan, { type: 'vote', question, choice: 'yes' });
  expect([await yes('koi'), await yes('lotus')]).toEqual([DONE, DONE]);
  expect(await wish(other, 'bonsai', PAUSE)).toEqual(DONE);
  expect(other.proceedings().paused).toBe(true);
  const said = (await notes()).flatMap((note) => (note.type === 'said' ? [note.text] : []));
  expect(said).toEqual(['first', 'second']);
});

test('requests that everybody makes at the same instant at two nodes are noted once for each', async () => {
  const { one, other, notes } = await twoTables();
  const answers = await Promise.all(
    SETUP.clans.map((clan, n) => wish(n % 2 === 0 ? one : other, clan, say(`${clan} speaks`))),
  );
  expect(answers).toEqual(SETUP.clans.map(() => DONE));
  const said = (await notes()).flatMap((note) => (note.type === 'said' ? [note.from] : []));
  expect(said.toSorted()).toEqual(SETUP.clans.toSorted());
});

test('a request that loses the race is judged by what is known then', async () => {
  const { one, other } = await twoTables();
  await wish(one, 'koi', PAUSE);
  const question = one.proceedings().vote?.n ?? -1;
  await other.catchUp();
  await wish(one, 'lotus', { type: 'vote', question, choice: 'no' });
  expect(await wish(other, 'turtle', { type: 'vote', question, choice: 'yes' })).toEqual(
    refusedWith('nothing-asked'),
  );
  // The move that was the last one no longer is.
  await send(one, { clan: 'koi', type: 'ready', value: true });
  const undo = { type: 'ask', about: { question: 'undo', to: 0 } } as const;
  await other.catchUp();
  await send(one, { clan: 'lotus', type: 'ready', value: true });
  await wish(one, 'lotus', say('a word'));
  expect(await wish(other, 'turtle', undo)).toMatchObject({ outcome: 'stale', now: { at: 2 } });
});

test('a vote on a question from another node counts, even if this node has not heard of the question', async () => {
  const { one, other } = await twoTables();
  await wish(one, 'koi', PAUSE);
  const question = one.proceedings().vote?.n ?? -1;
  expect(await wish(other, 'lotus', { type: 'vote', question, choice: 'yes' })).toEqual(DONE);
  expect(other.proceedings().vote?.choices).toEqual({ koi: 'yes', lotus: 'yes' });
});

test('a player who can no longer come gets a stand-in, and what is announced is stored, whatever another node notes meanwhile', async () => {
  const { one, other, notes } = await twoTables();
  await wish(one, 'koi', say('a word'));
  await other.standUp('lotus');
  await one.announce({ type: 'struck', note: 1 });
  expect(one.proceedings().bots).toHaveProperty('lotus');
  expect((await notes()).map(({ type }) => type)).toEqual(['began', 'said', 'bot-took-over', 'struck']);
});

test('what a bot says at two workers at the same instant is said once', async () => {
  const { one, other, notes } = await twoTables();
  const words = { type: 'phrase', from: 'koi', phrase: { say: 'greeting' } } as const;
  await Promise.all([one.sayFor(words), other.sayFor(words)]);
  expect((await notes()).filter(({ type }) => type === 'phrase')).toEqual([words]);
});

test('a request sent to two nodes is carried out once', async () => {
  const { one, other, notes } = await twoTables();
  const key = aKey();
  const answers = await Promise.all([one, other].map((table) => wish(table, 'koi', say('once'), key)));
  expect(answers).toEqual([DONE, DONE]);
  expect((await notes()).filter(({ type }) => type === 'said')).toHaveLength(1);
});

test('what follows from a vote is done even if another node noted something in between and then died', async () => {
  let isBetween = false;
  const addNotes: Store['addNotes'] = async (id, count, notes, ...rest) => {
    if (!isBetween && notes[0]?.note.type === 'paused') {
      isBetween = true;
      const note = { type: 'said', from: 'koi', text: 'a last word' } as const;
      await store.addNotes(id, count, [{ when: 0, at: 0, note }], undefined);
    }
    return store.addNotes(id, count, notes, ...rest);
  };
  const { table, notes } = await live({ ...store, addNotes });
  for (const clan of SETUP.clans) await wish(table, clan, PAUSE);
  expect(table.proceedings().paused).toBe(true);
  expect((await notes()).slice(-2).map(({ type }) => type)).toEqual(['said', 'paused']);
});
