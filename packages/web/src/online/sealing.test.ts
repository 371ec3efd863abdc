import type { ClanId } from '@hinode/engine';
import {
  commitmentOf,
  drawClans,
  newRecord,
  type ProvedSeat,
  promiseOf,
  proofOf,
  seedOf,
} from '@hinode/engine/records';
import type { ShownRoom } from '@hinode/wire';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';

/** A browser that remembers what it is told, and a server that says what the test wants. */
const kept = new Map<string, string>();
const localStorage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
};
// Other files of tests share this process.
afterAll(() => vi.unstubAllGlobals());
vi.stubGlobal('window', { localStorage });
vi.stubGlobal('document', { baseURI: 'http://hinode.test/' });
type Answer = { readonly status: number; readonly body: unknown } | 'no line';
let answer: Answer = 'no line';
const sent: { readonly path: string; readonly body: Record<string, unknown> }[] = [];
vi.stubGlobal('fetch', async (place: URL, { body }: RequestInit) => {
  sent.push({ path: place.pathname, body: JSON.parse(String(body)) });
  if (answer === 'no line') throw new TypeError('no line');
  return new Response(JSON.stringify(answer.body), { status: answer.status });
});

const { revealIn, sitDown } = await import('./sealing.ts');
const { seatedAt } = await import('./seated.ts');
const { verdictOn } = await import('./finished.ts');

const SECRET = '0123456789abcdef'.repeat(4);
const PROMISE = promiseOf(SECRET);
const ID = 'room-of-the-test-of-seals';
const room = (seats: ShownRoom['seats'], status: ShownRoom['status'] = 'open'): ShownRoom => ({
  id: ID,
  createdAt: 0,
  status,
  options: { players: 3, set: 'archway', clans: 'free', listed: true },
  seats,
  mine: 0,
  promise: PROMISE,
});
const EMPTY = room([{}, {}, {}]);
const takes = (given: ShownRoom): Answer => ({ status: 200, body: given });
const refuses = (code: string): Answer => ({ status: 409, body: { code } });

const textHere = (): string => seatedAt(ID)?.contribution ?? '';
const fixed = (): ShownRoom =>
  room(
    [
      { name: 'Ada', clan: 'koi', commitment: commitmentOf(PROMISE, textHere()), revealed: false },
      { bot: 'random' },
      { bot: 'random' },
    ],
    'beginning',
  );

beforeEach(async () => {
  kept.clear();
  sent.length = 0;
  answer = takes(EMPTY);
  await sitDown(EMPTY, 0);
});

test('looking twice at a room that begins sends the text once', async () => {
  sent.length = 0;
  const [first, second] = await Promise.all([revealIn(fixed()), revealIn(fixed())]);
  expect(sent.map(({ path }) => path)).toEqual([`/api/games/${ID}/reveal`]);
  expect(second).toEqual(first);
});

test('only the seal of a text goes out with a seat; the text itself stays here', () => {
  expect(sent).toEqual([
    { path: `/api/games/${ID}/seats`, body: { seat: 0, commitment: commitmentOf(PROMISE, textHere()) } },
  ]);
  expect(seatedAt(ID)).toEqual({ promise: PROMISE, contribution: textHere(), sealed: true });
});

test('when a second tab is refused the seat, this browser does not forget its text', async () => {
  const text = textHere();
  answer = refuses('already-seated');
  await expect(sitDown(EMPTY, 1)).rejects.toThrow();
  expect(textHere()).toBe(text);
});

test('what another tab remembers is not overwritten', async () => {
  const { state, version } = JSON.parse(kept.get('hinode-seated') ?? '');
  const there = { promise: PROMISE, contribution: 'y'.repeat(22), sealed: true };
  kept.set(
    'hinode-seated',
    JSON.stringify({ state: { games: { ...state.games, elsewhere: there } }, version }),
  );
  await sitDown(EMPTY, 1);
  expect(seatedAt('elsewhere')).toEqual(there);
});

test('a text is kept if its seat may have been taken without an answer', async () => {
  const text = textHere();
  answer = 'no line';
  await expect(sitDown(EMPTY, 1)).rejects.toThrow();
  expect(textHere()).not.toBe(text);
});

test('nothing is revealed before the seats are fixed, nor to a server that shows another promise or another seal', async () => {
  sent.length = 0;
  const other = { commitment: commitmentOf(PROMISE, 'x'.repeat(22)) };
  expect(await revealIn({ ...fixed(), status: 'open' })).toBeUndefined();
  expect(await revealIn({ ...fixed(), promise: promiseOf('f'.repeat(64)) })).toBeUndefined();
  expect(await revealIn(room([other, {}, {}], 'beginning'))).toBeUndefined();
  expect(sent).toEqual([]);
});

test('a reveal that did not get through is repeated, and the first fixed table is the one remembered', async () => {
  answer = 'no line';
  expect(await revealIn(fixed())).toBeUndefined();
  const first = seatedAt(ID)?.table;
  expect(first?.seats[0]).toEqual({ clan: 'koi', commitment: commitmentOf(PROMISE, textHere()) });
  answer = takes(fixed());
  const { seats, ...changed } = fixed();
  expect(
    await revealIn({
      ...changed,
      seats: seats.with(1, { name: 'Eve' }),
      options: { ...changed.options, set: 'teapot' },
    }),
  ).toBeDefined();
  expect(seatedAt(ID)).toMatchObject({ revealed: true, table: first });
});

/** The game as the server shows it afterwards, with these texts. */
function finished(texts: readonly string[], drawn?: readonly ClanId[]) {
  const seed = seedOf(SECRET, texts);
  const clans = drawn ?? drawClans(['koi', undefined, undefined], seed);
  const seats: readonly ProvedSeat[] = [
    { clan: 'chosen', commitment: commitmentOf(PROMISE, textHere()), added: texts.length > 0 },
    { clan: 'drawn', added: false },
    { clan: 'drawn', added: false },
  ];
  return { record: newRecord({ clans, set: 'archway', seed }), proof: proofOf(SECRET, texts, seats) };
}

test('a browser that has revealed its text finds it in the seed, or says that it is missing', async () => {
  answer = takes(fixed());
  await revealIn(fixed());
  expect(await verdictOn(ID, finished([textHere()]))).toEqual({
    fair: true,
    own: 'added',
    late: [],
    alone: false,
  });
  expect(await verdictOn(ID, finished([]))).toEqual({ fair: false, flaw: { code: 'own-text-missing' } });
});

test('a browser that came too late says so, and that the server alone made the seed', async () => {
  answer = refuses('already-begun');
  await revealIn(fixed());
  expect(await verdictOn(ID, finished([]))).toEqual({ fair: true, own: 'late', late: ['koi'], alone: true });
});

test('a browser that was not there can only say that the proof is consistent', async () => {
  const game = finished([textHere()]);
  expect(await verdictOn('another-game-altogether', game)).toMatchObject({ fair: true, own: 'unseen' });
});
