import { expect, test } from 'vitest';
import { newId } from '../store/ids.ts';
import { aBrowser, anOnlineServer, aPerson, contribution, OPTIONS } from '../testing/online.ts';
import { aStore } from '../testing/store.ts';
import { aBegunGame as threeAtATable } from '../testing/three.ts';

const store = await aStore();

/** A game of three people that has begun. */
async function aBegunGame() {
  const { browsers, ...game } = await threeAtATable(store);
  return { ...game, ...browsers };
}

const ready = (clan: string, at: number, key: string) => ({
  type: 'move',
  at,
  key,
  move: { clan, type: 'ready', value: true },
});

test('everybody at the table hears a move, the mover gets an answer, and a spectator has no seat', async () => {
  const { address, id, watch, koi, lotus } = await aBegunGame();
  const lines = [koi.socket(id), lotus.socket(id), aBrowser(address).watch(watch)] as const;
  const first = await Promise.all(lines.map((line) => line.next('table')));
  expect(first.map(({ seat }) => seat)).toEqual(['koi', 'lotus', undefined]);
  lines[0].send(ready('koi', 0, 'one'));
  expect(await lines[0].next('answer')).toEqual({ type: 'answer', key: 'one', outcome: 'done', at: 1 });
  const changes = await Promise.all(lines.map((line) => line.next('change')));
  expect(changes.map(({ at }) => at)).toEqual([1, 1, 1]);
});

test('a client that comes back says what it has seen and gets the rest', async () => {
  const { id, koi, lotus } = await aBegunGame();
  const line = koi.socket(id);
  await line.next('table');
  line.send(ready('koi', 0, 'one'));
  await line.next('answer');
  const back = await lotus.socket(id, '?seen=0').next('table');
  expect(back).toMatchObject({ at: 1, kept: 0, log: [{ at: 1, event: { type: 'readyChanged' } }] });
});

test('talk uses the same connection; a client that comes back says what it has heard, and a spectator hears no whisper', async () => {
  const { address, id, watch, koi, lotus } = await aBegunGame();
  const [line, looking] = [koi.socket(id), aBrowser(address).watch(watch)];
  await Promise.all([line.next('seats'), looking.next('seats')]);
  line.send({ type: 'say', at: 0, key: 'one', to: 'lotus', text: 'only you' });
  expect(await line.next('answer')).toEqual({ type: 'answer', key: 'one', outcome: 'done', at: 0 });
  line.send({ type: 'say', at: 0, key: 'two', text: 'all of you' });
  await line.next('answer');
  const notes = (await lotus.socket(id).next('notes'))['notes'] as Record<string, unknown>[];
  expect(notes.map(({ n, note }) => [n, note])).toEqual([
    [0, { type: 'began' }],
    [1, { type: 'said', from: 'koi', to: 'lotus', text: 'only you' }],
    [2, { type: 'said', from: 'koi', text: 'all of you' }],
  ]);
  expect((await lotus.socket(id, '?heard=2').next('notes'))['notes']).toEqual(notes.slice(2));
  await expect.poll(() => JSON.stringify(looking.messages)).toContain('all of you');
  expect(JSON.stringify(looking.messages)).not.toContain('only you');
});

test('nobody can play for somebody else, and a spectator cannot play at all', async () => {
  const { address, id, watch, lotus } = await aBegunGame();
  for (const line of [lotus.socket(id), aBrowser(address).watch(watch)]) {
    await line.next('table');
    line.send(ready('koi', 0, 'stolen'));
    expect(await line.next('answer')).toMatchObject({
      outcome: 'refused',
      refusal: { code: 'not-your-seat' },
    });
  }
  expect(await store.entries(id, 0)).toEqual([]);
});

test.each([
  ['no JSON', 'koi'],
  ['a list', '[]'],
  ['a request of no known kind', '{"type":"win","at":0,"key":"k"}'],
  ['a request with an extra field', '{"type":"undo","at":0,"key":"k","seat":"koi"}'],
  ['a request without a key', '{"type":"undo","at":0}'],
  ['a phrase that does not exist', '{"type":"phrase","at":0,"key":"k","phrase":{"say":"shout"}}'],
  [
    'a promise about nowhere',
    '{"type":"phrase","at":0,"key":"k","phrase":{"say":"stay-out","province":"rome"}}',
  ],
  ['a vote for nothing', '{"type":"vote","at":0,"key":"k","question":1,"choice":"perhaps"}'],
])('%s ends the connection, and the game goes on', async (_, text) => {
  const { id, koi } = await aBegunGame();
  const line = koi.socket(id);
  await line.next('table');
  line.send(text);
  expect(await line.closed).toEqual({ code: 4400, why: 'bad-request' });
  expect((await koi.socket(id).next('table'))['at']).toBe(0);
});

test('a frame that is too large ends the connection', async () => {
  const { id, koi } = await aBegunGame();
  const line = koi.socket(id);
  await line.next('table');
  line.send(ready('koi', 0, 'x'.repeat(5000)));
  expect((await line.closed).code).toBe(1009);
});

test('a flood of requests ends the connection, and the game goes on', async () => {
  const { id, koi } = await aBegunGame();
  const line = koi.socket(id);
  await line.next('table');
  for (let n = 0; n < 200; n++) line.send(ready('koi', 0, `flood ${n}`));
  expect(await line.closed).toEqual({ code: 4429, why: 'too-many-requests' });
  expect((await koi.socket(id).next('table'))['at']).toBe(1);
});

test('a game that nobody opened, or that has not begun, has no table', async () => {
  const address = await anOnlineServer(store);
  const host = await aPerson(address, 'Host');
  const sitting = { seat: 0, contribution: contribution() };
  const { body } = await host.call('POST', '/games', { options: OPTIONS, ...sitting });
  const watch = String(body['watch']);
  const gone = { code: 4404, why: 'no-such-game' };
  expect(await host.socket(newId()).closed).toEqual(gone);
  expect(await host.socket(String(body['id'])).closed).toEqual({ code: 4404, why: 'not-begun' });
  for (const id of [newId(), watch]) expect(await host.watch(id).closed).toEqual(gone);
});

test('another site cannot listen', async () => {
  const { id, koi } = await aBegunGame();
  const line = koi.socket(id, '', { origin: 'https://elsewhere.example' });
  expect((await line.closed).code).toBe(1006);
  expect(line.messages).toEqual([]);
});
