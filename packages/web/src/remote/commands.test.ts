import { type FromWorker, thinkerOn, workerForAllRules } from '@hinode/bots';
import type { ClanId, Move, Setup } from '@hinode/engine';
import { currentEngine, engineOf, type RulesEngine } from '@hinode/engine/versions';
import { differences, type Note, type Request, shapeOf, type Whole } from '@hinode/wire';
import { expect, test } from 'vitest';
import { remoteCommands } from './commands.ts';
import type { Socket } from './line.ts';
import type { FromRemote, ToRemote } from './protocol.ts';

/** The worker of an online table without the worker, on a connection whose other end the test holds. */

const setup: Setup = { clans: ['koi', 'lotus', 'turtle'], set: 'archway', seed: 'remote' };

/** What Koi is told after these moves. */
function wholeAfter(moves: readonly Move[], engine: RulesEngine = currentEngine): Whole {
  const { rules } = engine;
  const shape = shapeOf(engine);
  const state = engine.newGame(setup);
  for (const move of moves) engine.play(state, move);
  const n = moves.length;
  const cells = Array.from(engine.knowledge(state, 'koi').cells);
  return { type: 'table', rules, shape, seat: 'koi', at: n, moves: n, mayUndo: false, cells, log: [] };
}

function sitDown() {
  const posted: FromRemote[] = [];
  const addresses: string[] = [];
  const requests: Request[] = [];
  let socket: Socket;
  let keys = 0;
  let receive: (message: FromWorker) => void = () => {};
  const think = workerForAllRules((message) => receive(message));
  const send = remoteCommands({
    thinker: thinkerOn({
      post: (message) => queueMicrotask(() => think(structuredClone(message))),
      listen: (listener) => {
        receive = listener;
      },
    }),
    post: (message) => posted.push(message),
    connect: (address) => {
      addresses.push(address);
      const send = (text: string): void => void requests.push(JSON.parse(text));
      socket = { send, close() {}, onmessage: null, onclose: null } as unknown as Socket;
      return socket;
    },
    now: () => 0,
    later: () => () => {},
    chance: () => 0,
    newKey: () => `key ${keys++}`,
  });
  send({ type: 'open', id: 'game', address: 'wss://server/table' } satisfies ToRemote);
  const answered = (request: number) =>
    expect.poll(() => posted.find((message) => message.type === 'answer' && message.id === request));
  return {
    posted,
    addresses,
    requests,
    send: (message: ToRemote) => send(message),
    says: (message: unknown) =>
      socket.onmessage?.call({} as WebSocket, { data: JSON.stringify(message) } as MessageEvent),
    refuses: (code: number) => socket.onclose?.call({} as WebSocket, { code } as CloseEvent),
    breaks: () => socket.onclose?.call({} as WebSocket, { code: 1006 } as CloseEvent),
    answered,
    sent: (n: number) => expect.poll(() => requests.length).toBe(n),
  };
}

const ready: Move = { clan: 'koi', type: 'ready', value: true };
const offer = (clan: ClanId): Move => ({
  clan,
  type: 'propose',
  with: clan === 'lotus' ? 'turtle' : 'lotus',
});

test('a move that crossed another one is sent again for the new position, with another key', async () => {
  const table = sitDown();
  table.says(wholeAfter([]));
  table.send({ type: 'play', id: 1, move: ready });
  await table.sent(1);
  table.says({ type: 'answer', key: 'key 0', outcome: 'stale', now: wholeAfter([offer('lotus')]) });
  await table.sent(2);
  expect(table.requests).toEqual([
    { type: 'move', move: ready, at: 0, key: 'key 0' },
    { type: 'move', move: ready, at: 1, key: 'key 1' },
  ]);
  table.says({ type: 'answer', key: 'key 1', outcome: 'done', at: 2 });
  await table.answered(1).toEqual({ type: 'answer', id: 1, answer: undefined });
});

test('an offer that changed while it was being accepted is not accepted', async () => {
  const proposed = (give: number): Move => ({
    clan: 'lotus',
    type: 'propose',
    with: 'koi',
    give: { coins: give },
  });
  const before = [proposed(2)];
  const after: Move[] = [...before, { clan: 'lotus', type: 'withdraw', with: 'koi' }, proposed(1)];
  const table = sitDown();
  table.says(wholeAfter(before));
  table.send({ type: 'play', id: 1, move: { clan: 'koi', type: 'accept', with: 'lotus' } });
  await table.sent(1);
  // Everybody is told of the change before the answer arrives.
  const [then, now] = [wholeAfter(before), wholeAfter(after)];
  const cells = differences(Int32Array.from(then.cells), Int32Array.from(now.cells));
  table.says({ type: 'change', at: 3, moves: 3, mayUndo: false, cells, events: [] });
  table.says({ type: 'answer', key: 'key 0', outcome: 'stale', now });
  await table.answered(1).toMatchObject({ answer: { code: 'game-went-on' } });
  expect(table.requests).toHaveLength(1);
});

test('a message that crossed another one is sent again; an undo would mean something else by then', async () => {
  const table = sitDown();
  table.says(wholeAfter([]));
  const word = { type: 'say', text: 'a word' } as const;
  table.send({ type: 'ask', id: 1, asked: word });
  await table.sent(1);
  table.says({ type: 'answer', key: 'key 0', outcome: 'stale', now: wholeAfter([offer('lotus')]) });
  await table.sent(2);
  expect(table.requests.at(-1)).toEqual({ ...word, at: 1, key: 'key 1' });
  table.says({ type: 'answer', key: 'key 1', outcome: 'done', at: 1 });
  await table.answered(1).toEqual({ type: 'answer', id: 1, answer: undefined });

  table.send({ type: 'ask', id: 2, asked: { type: 'ask', about: { question: 'undo', to: 0 } } });
  await table.sent(3);
  const now = wholeAfter([offer('lotus'), offer('turtle')]);
  table.says({ type: 'answer', key: 'key 2', outcome: 'stale', now });
  await table.answered(2).toMatchObject({ answer: 'game-went-on' });
  expect(table.requests).toHaveLength(3);
});

test('a second press before the answer is not a second move', async () => {
  const table = sitDown();
  table.says(wholeAfter([]));
  table.send({ type: 'play', id: 1, move: ready });
  table.send({ type: 'play', id: 2, move: ready });
  await table.answered(2).toEqual({ type: 'answer', id: 2, answer: undefined });
  expect(table.requests).toHaveLength(1);
});

test('moves that the rules refuse are never sent, and a refusal by the table is reported by its code', async () => {
  const table = sitDown();
  table.says(wholeAfter([]));
  table.send({ type: 'play', id: 1, move: { clan: 'koi', type: 'pass' } });
  await table.answered(1).toMatchObject({ answer: { code: expect.any(String), facts: {} } });
  expect(table.requests).toEqual([]);
  table.send({ type: 'play', id: 2, move: ready });
  await table.sent(1);
  table.says({ type: 'answer', key: 'key 0', outcome: 'refused', refusal: { code: 'paused' } });
  await table.answered(2).toMatchObject({ answer: { code: 'paused' } });
});

test('a client that comes back says what it has seen and heard', () => {
  const table = sitDown();
  table.says(wholeAfter([offer('lotus')]));
  table.says({ type: 'notes', notes: [{ n: 4, when: 0, at: 1, note: { type: 'paused' } }] });
  table.breaks();
  table.send({ type: 'network', there: true });
  expect(table.addresses).toEqual(['wss://server/table?', 'wss://server/table?seen=1&heard=5']);
  expect(table.posted.findLast(({ type }) => type === 'online')).toMatchObject({
    state: { connection: 'lost', me: 'koi', notes: [{ n: 4 }] },
  });
});

test('a position of another shape is neither read nor shown: the page says that the versions differ', () => {
  const table = sitDown();
  table.says({ ...wholeAfter([]), shape: 'another', cells: [1, 2, 3] });
  expect(table.posted).toContainEqual({ type: 'gone', why: 'other-version' });
  expect(table.posted.some(({ type }) => type === 'state')).toBe(false);
});

test('every position is shown, and so is a table when others sit down or leave', () => {
  const table = sitDown();
  const shown = () => table.posted.filter(({ type }) => type === 'state').length;
  table.says(wholeAfter([]));
  expect(shown()).toBe(1);
  table.says(wholeAfter([offer('lotus')]));
  expect(shown()).toBe(2);
  table.says({ type: 'seats', now: 0, paused: false, seats: [], watching: 1 });
  expect(shown()).toBe(3);
  expect(table.posted.findLast(({ type }) => type === 'online')).toMatchObject({ state: { watching: 1 } });
});

test('messages alone do not draw the table again, but the end of the game does', () => {
  const table = sitDown();
  const shown = () => table.posted.filter(({ type }) => type === 'state').length;
  const note = (n: number, said: Note) => ({ type: 'notes', notes: [{ n, when: 0, at: 0, note: said }] });
  table.says(wholeAfter([]));
  table.says(note(0, { type: 'said', from: 'lotus', text: 'a word' }));
  expect(shown()).toBe(1);
  table.says(note(1, { type: 'ended', how: 'agreed' }));
  expect(shown()).toBe(2);
});

test('a position without a fingerprint, as older servers send it, is not read either', () => {
  const table = sitDown();
  const { shape: _, ...whole } = wholeAfter([]);
  table.says(whole);
  expect(table.posted).toContainEqual({ type: 'gone', why: 'other-version' });
  expect(table.posted.some(({ type }) => type === 'state')).toBe(false);
});

test('a server that comes back with another shape in the middle of a game is noticed', async () => {
  const table = sitDown();
  table.says(wholeAfter([]));
  const shown = table.posted.filter(({ type }) => type === 'state').length;
  table.send({ type: 'play', id: 1, move: ready });
  await table.sent(1);
  const now = { ...wholeAfter([offer('lotus')]), shape: 'another' };
  table.says({ type: 'answer', key: 'key 0', outcome: 'stale', now });
  await table.answered(1).toMatchObject({ answer: { code: 'game-went-on' } });
  expect(table.posted).toContainEqual({ type: 'gone', why: 'other-version' });
  expect(table.posted.filter(({ type }) => type === 'state')).toHaveLength(shown);
  expect(table.requests).toHaveLength(1);
});

test('a position under unknown rules is not shown', async () => {
  const table = sitDown();
  table.says(wholeAfter([], { ...currentEngine, rules: 'another' }));
  await expect.poll(() => table.posted).toContainEqual({ type: 'gone', why: 'other-version' });
  expect(table.posted.some(({ type }) => type === 'state')).toBe(false);
});

test('a position under earlier rules whose engine has another shape is not shown either', async () => {
  const table = sitDown();
  const engine = (await engineOf('1')) as RulesEngine;
  table.says({ ...wholeAfter([], engine), shape: shapeOf(currentEngine) });
  await expect.poll(() => table.posted).toContainEqual({ type: 'gone', why: 'other-version' });
  expect(table.posted.some(({ type }) => type === 'state')).toBe(false);
});

test('a position under earlier rules is read by their engine, and messages that arrive meanwhile are read after it', async () => {
  const engine = (await engineOf('1')) as RulesEngine;
  const table = sitDown();
  const before = wholeAfter([], engine);
  const after = wholeAfter([offer('lotus')], engine);
  const cells = differences(Int32Array.from(before.cells), Int32Array.from(after.cells));
  table.says(before);
  table.says({ type: 'change', at: 1, moves: 1, mayUndo: false, cells, events: [] });
  await expect
    .poll(() => table.posted.findLast(({ type }) => type === 'state'))
    .toMatchObject({
      state: { me: 'koi', moves: 1, view: { proposals: [{ clan: 'lotus', with: 'turtle' }] } },
    });
  table.send({ type: 'hint', id: 1 });
  await table.answered(1).toMatchObject({ answer: { move: { clan: 'koi' } } });
  table.send({ type: 'play', id: 2, move: ready });
  await table.sent(1);
});

test('a hint uses only what the seat knows', async () => {
  const table = sitDown();
  table.says(wholeAfter([]));
  table.send({ type: 'hint', id: 1 });
  await table.answered(1).toMatchObject({ answer: { move: { clan: 'koi' } } });
});

test.each([
  [4403, 'not-seated'],
  [4404, 'no-such-game'],
  [4410, 'deleted'],
  [4409, 'begun-otherwise'],
])('a connection that the server closes for good (%i) says why there is no table', (code, why) => {
  const table = sitDown();
  table.refuses(code);
  expect(table.posted).toContainEqual({ type: 'gone', why });
});
