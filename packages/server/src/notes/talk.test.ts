import type { ClanId } from '@hinode/engine';
import type { Answer, NoteRequest } from '@hinode/wire';
import { expect, test } from 'vitest';
import { live, refusedWith, wish } from '../testing/live.ts';
import { type Reader, reads } from '../testing/reader.ts';
import { aStore } from '../testing/store.ts';

const store = await aStore();

const say = (text: string, to?: ClanId): NoteRequest => ({ type: 'say', text, ...(to && { to }) });
const wordsOf = ({ notes }: Reader): string[] =>
  notes.flatMap(({ note }) => (note.type === 'said' ? [note.text] : []));
const SEATS = ['koi', 'lotus', 'turtle', 'bonsai', undefined] as const;

test('everybody hears what is said to all, and only the two people involved hear what is said to one', async () => {
  const { table } = await live(store);
  const readers = await Promise.all(SEATS.map((seat) => reads(table, seat)));
  expect(await wish(table, 'koi', say('  peace,\n friends '))).toEqual({ outcome: 'done', at: 0 });
  await wish(table, 'lotus', say('only you', 'koi'));
  const all = ['peace, friends'];
  expect(readers.map(wordsOf)).toEqual([[...all, 'only you'], [...all, 'only you'], all, all, all]);
  expect(readers[4]?.texts.join('')).not.toContain('only you');
});

test('nothing said is lost on reload, and somebody who comes back hears what they missed', async () => {
  const { table, again } = await live(store);
  const left = await reads(table, 'koi');
  await wish(table, 'koi', say('one'));
  left.leave();
  await wish(table, 'lotus', say('two', 'koi'));
  await wish(table, 'lotus', say('not for you', 'turtle'));
  const anew = await reads(await again(), 'koi');
  expect(wordsOf(anew)).toEqual(['one', 'two']);
  await reads(table, 'koi', left);
  expect(left.notes).toEqual(anew.notes);
  expect(wordsOf(await reads(table, undefined))).toEqual(['one']);
});

test('what is said is on disk before anybody hears it', async () => {
  const { table, id } = await live(store);
  const reader = await reads(table, 'lotus');
  const said = wish(table, 'koi', say('a word'));
  expect(wordsOf(reader)).toEqual([]);
  await said;
  expect(wordsOf(reader)).toEqual(['a word']);
  expect((await store.notes(id, 0)).map(({ note }) => note)).toContainEqual({
    type: 'said',
    from: 'koi',
    text: 'a word',
  });
});

test.each<[string, NoteRequest, string]>([
  ['nothing', say('  '), 'bad-words'],
  ['too much', say('a'.repeat(501)), 'bad-words'],
  ['to a clan that does not play', say('hello', 'dragonfly'), 'no-such-clan'],
  ['to oneself', say('hello', 'koi'), 'no-such-clan'],
  [
    'a promise that the game cannot show',
    { type: 'phrase', phrase: { say: 'greeting' }, promise: true },
    'cannot-be-promised',
  ],
  ['a mute of oneself', { type: 'mute', of: 'koi', value: true }, 'no-such-clan'],
  ['a report of a message that does not exist', { type: 'report', note: 99, words: 'rude' }, 'no-such-note'],
])('%s is refused', async (_, request, code) => {
  const { table, notes } = await live(store);
  expect(await wish(table, 'koi', request)).toEqual(refusedWith(code));
  expect(await notes()).toEqual([{ type: 'began' }]);
});

test('a promise is stored as data, so that every reader sees it in their own language', async () => {
  const { table } = await live(store);
  const reader = await reads(table, 'lotus');
  const phrase = { say: 'stay-out-if', province: 'kyoto', theirs: 'hokkaido' } as const;
  await wish(table, 'koi', { type: 'phrase', to: 'lotus', phrase, promise: true });
  expect(reader.notes.at(-1)?.note).toEqual({
    type: 'phrase',
    from: 'koi',
    to: 'lotus',
    phrase,
    promise: true,
  });
});

test('the same request sent twice is carried out once, even when it would be refused by now', async () => {
  const { table, again, notes } = await live(store);
  const twice = (clan: ClanId, request: NoteRequest, key: string) => () => wish(table, clan, request, key);
  const said = twice('koi', say('once'), 'k');
  const answers = [await said(), await said()];
  expect(answers).toEqual([
    { outcome: 'done', at: 0 },
    { outcome: 'done', at: 0 },
  ]);
  expect(await wish(await again(), 'koi', say('once'), 'k')).toEqual(answers[0]);
  await wish(table, 'lotus', say('another with the same key'), 'k');
  await wish(table, 'koi', { type: 'ask', about: { question: 'pause' } });
  const declined = twice('lotus', { type: 'vote', question: 3, choice: 'no' }, 'v');
  expect(await declined()).toEqual(answers[0]);
  expect(await declined()).toEqual(answers[0]);
  expect((await notes()).map(({ type }) => type)).toEqual([
    'began',
    'said',
    'said',
    'asked',
    'answered',
    'dropped',
  ]);
});

test('somebody who talks without end is asked to pause, and may go on after a minute', async () => {
  const { table, time } = await live(store);
  const answers: Answer[] = [];
  for (let n = 0; n < 31; n++) answers.push(await wish(table, 'koi', say(`word ${n}`)));
  expect(answers.filter(({ outcome }) => outcome === 'done')).toHaveLength(30);
  expect(answers.at(-1)).toEqual(refusedWith('too-often'));
  expect(await wish(table, 'lotus', say('my turn'))).toMatchObject({ outcome: 'done' });
  time.pass(60_000);
  expect(await wish(table, 'koi', say('again'))).toMatchObject({ outcome: 'done' });
});

test('how often somebody may talk does not depend on the clock on the wall', async () => {
  const { table, time } = await live(store);
  for (let n = 0; n < 30; n++) await wish(table, 'koi', say(`word ${n}`));
  time.setBack(3_600_000);
  time.pass(59_999);
  expect(await wish(table, 'koi', say('too soon'))).toEqual(refusedWith('too-often'));
  time.pass(1);
  expect(await wish(table, 'koi', say('again'))).toMatchObject({ outcome: 'done' });
});

test('private messages from a muted player do not arrive; the player may be unmuted later, and nobody learns of it', async () => {
  const { table } = await live(store);
  const [koi, lotus] = await Promise.all([reads(table, 'koi'), reads(table, 'lotus')]);
  await wish(table, 'lotus', { type: 'mute', of: 'koi', value: true });
  expect(await wish(table, 'koi', say('psst', 'lotus'))).toMatchObject({ outcome: 'done' });
  await wish(table, 'koi', say('everybody'));
  await wish(table, 'lotus', { type: 'mute', of: 'koi', value: false });
  await wish(table, 'koi', say('and now', 'lotus'));
  expect(wordsOf(koi)).toEqual(['psst', 'everybody', 'and now']);
  expect(wordsOf(lotus)).toEqual(['everybody', 'and now']);
  expect(wordsOf(await reads(table, 'lotus'))).toEqual(['everybody', 'and now']);
  expect(koi.texts.join('')).not.toContain('muted');
});

test('a report goes to the admin of the server, once for each who reports', async () => {
  const { table, id } = await live(store);
  await wish(table, 'koi', say('something rude', 'lotus'));
  const report = (clan: ClanId, words: string) => wish(table, clan, { type: 'report', note: 1, words });
  expect(await report('lotus', 'This is rude.')).toMatchObject({ outcome: 'done' });
  await report('lotus', 'This is very rude.');
  expect(await report('turtle', 'I cannot know it.')).toEqual(refusedWith('no-such-note'));
  const reports = (await store.reports(100)).filter(({ game }) => game === id);
  expect(reports).toMatchObject([{ note: 1, by: 'lotus', words: 'This is very rude.' }]);
});
