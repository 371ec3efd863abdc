import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { Move } from '@hinode/engine';
import { expect, test } from 'vitest';
import { LIMITS } from '../limits/limits.ts';
import { newId } from '../store/ids.ts';
import { isDescribed } from '../table/testing/told-in-views.ts';
import type { TableView } from '../table/view-form.ts';
import { aGameOf, aRoomOf } from '../testing/begun.ts';
import { anOnlineServer, aPerson, type Browser, type Called } from '../testing/online.ts';
import { aStore } from '../testing/store.ts';

const store = await aStore();

const EXAMPLE = fileURLToPath(new URL('../../../../docs/examples/table.py', import.meta.url));

const shown = ({ body }: Called): TableView => {
  expect(isDescribed.Check(body)).toBe(true);
  return body as unknown as TableView;
};

/** A game of three people, and one of those who are asked first, at the tea ceremony. */
async function aTable(limits = {}) {
  const address = await anOnlineServer(store, { limits });
  const people = await Promise.all(['One', 'Two', 'Three'].map((name) => aPerson(address, name)));
  const game = await aGameOf(people);
  const [first, second] = people as [Browser, Browser];
  return { address, game, first, second, path: `/games/${game.id}` };
}

const readyAt = ({ at, seat }: TableView) => ({
  type: 'move',
  at,
  key: newId(),
  move: { clan: seat, type: 'ready', value: true } as Move,
});

test('a seat plays with views alone, over HTTP', async () => {
  const { first, second, path } = await aTable();
  const before = shown(await first.call('GET', `${path}/view`));
  expect(before).toMatchObject({ at: 0, moves: 0, view: { viewer: before.seat, phase: 'tea' } });
  expect(before.decision).toEqual({ clan: before.seat, kind: 'ready' });
  expect(before.legal).toContainEqual(readyAt(before).move);
  expect(before.log.map(({ event }) => event.type)).toContain('teaBegan');

  const made = await first.call('POST', `${path}/requests?form=views`, readyAt(before));
  expect(made.body).toEqual({ outcome: 'done', at: 1 });
  const after = shown(await first.call('GET', `${path}/view?seen=0`));
  expect(after).toMatchObject({ at: 1, kept: 0, view: { ready: [before.seat] } });
  expect(after.log.map(({ event }) => event.type)).toEqual(['readyChanged']);
  expect(shown(await first.call('GET', `${path}/view?seen=1`)).log).toEqual([]);
  expect(shown(await second.call('GET', `${path}/view`)).seat).not.toBe(before.seat);
});

test('a request that comes too late is answered with a view for clients that read views, and with cells for our page', async () => {
  const { first, path } = await aTable();
  const before = shown(await first.call('GET', `${path}/view`));
  await first.call('POST', `${path}/requests`, readyAt(before));
  const takeBack = { type: 'undo', at: 0, key: newId() };
  const late = await first.call('POST', `${path}/requests?form=views`, takeBack);
  expect(late.body['outcome']).toBe('stale');
  expect(isDescribed.Check(late.body['now'])).toBe(true);
  expect((await first.call('POST', `${path}/requests`, takeBack)).body).toMatchObject({
    outcome: 'stale',
    now: { cells: expect.any(Array) },
  });
});

test('a socket with `form=views` sends messages and answers without cells', async () => {
  const { game, first, second, path } = await aTable();
  const line = first.socket(game.id, '?form=views');
  const watcher = first.watch(game.watch ?? '', '?form=views');
  const start = shown({ body: await line.next('view') } as Called);
  expect(shown({ body: await watcher.next('view') } as Called)).not.toHaveProperty('seat');
  await line.next('seats');
  const other = shown(await second.call('GET', `${path}/view`));
  await second.call('POST', `${path}/requests`, readyAt(other));
  const told = shown({ body: await line.next('view') } as Called);
  expect(told).toMatchObject({ at: 1, seat: start.seat, view: { ready: [other.seat] } });
  line.send({ type: 'undo', at: 0, key: 'late' });
  expect(await line.next('answer')).toMatchObject({ outcome: 'stale', now: { type: 'view', at: 1 } });
  await watcher.next('view');
  expect(JSON.stringify([...line.messages, ...watcher.messages])).not.toMatch(/"cells"|"shape"/);
});

test('a spectator sees what everybody may see', async () => {
  const { game, first, path } = await aTable();
  const seen = shown(await first.call('GET', `/watch/${game.watch}/view`));
  expect(seen).not.toHaveProperty('seat');
  expect(seen.view).not.toHaveProperty('viewer');
  expect(seen.legal).toEqual([]);
  const own = shown(await first.call('GET', `${path}/view`));
  expect({ ...seen.view, viewer: own.seat }).toEqual(own.view);
});

test('nobody else gets the view of a seat, and there is no table before the game begins', async () => {
  const { address, path } = await aTable();
  const stranger = await aPerson(address, 'Stranger');
  expect(await stranger.call('GET', `${path}/view`)).toMatchObject({ status: 403 });
  const room = await aRoomOf([stranger]);
  expect(await stranger.call('GET', `/games/${room.id}/view`)).toMatchObject({ status: 409 });
  expect(await stranger.call('GET', `/watch/${room.watch}/view`)).toMatchObject({ status: 409 });
  expect(await stranger.call('GET', `${path}/view?form=cells`)).toMatchObject({ status: 400 });
});

test('views count like requests, and count more where the game must be replayed', async () => {
  const { first, path } = await aTable({ requests: { ...LIMITS.requests, most: 6 } });
  const looks = ['?seen=0', '?seen=0', '', '?seen=0'];
  const statuses: number[] = [];
  for (const seen of looks) statuses.push((await first.call('GET', `${path}/view${seen}`)).status);
  expect(statuses).toEqual([200, 200, 200, 429]);
});

test('the example in Python sits down with bots and plays', async ({ skip }) => {
  if (spawnSync('python3', ['--version']).status !== 0) skip('there is no python3 on this machine');
  const address = await anOnlineServer(store);
  const program = spawn('python3', [EXAMPLE, address, '--level', 'random', '--moves', '2']);
  const [said, complained] = await Promise.all([text(program.stdout), text(program.stderr)]);
  const [code] = program.exitCode === null ? await once(program, 'exit') : [program.exitCode];
  expect([code, complained]).toEqual([0, '']);
  const lines = said.trim().split('\n');
  expect(lines).toHaveLength(3);
  expect(lines[0]).toMatch(/^spring tea .*"type": "ready"/);
});
