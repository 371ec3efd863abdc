import fs from 'node:fs';
import path from 'node:path';
import type { ClanId, Setup } from '@hinode/engine';
import type { Hour, Monitored } from '@hinode/wire';
import { expect, onTestFinished, test } from 'vitest';
import { RHYTHM } from '../bus/rhythm.ts';
import { waitingStatement } from '../jobs/postgres-jobs.ts';
import { killed, startWorker } from '../proofs/testing/server-program.ts';
import { serve } from '../serve.ts';
import { plansInDatabase } from '../store/filling/plans.ts';
import type { Seat } from '../store/store.ts';
import { aGameOf } from '../testing/begun.ts';
import { aNode, aSharedStore, aWorker, type Shared, type TestNode } from '../testing/nodes.ts';
import { aPerson } from '../testing/online.ts';
import { QUICK } from '../testing/quick.ts';
import { folder } from '../testing/site.ts';
import { aGame } from '../testing/store.ts';
import { handTime } from '../testing/time.ts';
import { HOUR } from './hour.ts';

interface Asked {
  readonly address: string;
  readonly adminKey: string;
}

async function monitored({ address, adminKey }: Asked): Promise<Monitored> {
  const headers = { authorization: `Bearer ${adminKey}` };
  const answer = await fetch(`${address}/api/host/monitor`, { headers });
  expect(answer.status).toBe(200);
  return (await answer.json()) as Monitored;
}

/** The last known value of each course. */
const nowOf = ({ hour }: Monitored): Partial<Record<keyof Hour, number>> =>
  Object.fromEntries(
    Object.entries(hour).flatMap(([name, course]) => {
      const last = course.findLast((value) => value !== null);
      return last === undefined ? [] : [[name, last]];
    }),
  );

const metricsOf = async ({ address, adminKey }: Asked): Promise<string> =>
  (await fetch(`${address}/metrics`, { headers: { authorization: `Bearer ${adminKey}` } })).text();

test('a server that keeps its games in a folder shows its last hour, as often as it is asked, and forgets what is older', async () => {
  const time = handTime();
  const start = time.now();
  const data = folder({});
  const { url, close } = await serve({ port: 0, host: '127.0.0.1', page: folder(), data, time });
  onTestFinished(close);
  const adminKey = fs.readFileSync(path.join(data, 'host-key'), 'utf8').trim();
  const server = { address: url.slice(0, -1), adminKey };
  /** Waits for the next beat, until everybody has heard of it. */
  const beat = async (after = RHYTHM.beat): Promise<void> => {
    time.pass(after);
    await expect.poll(() => time.next()).toBe(nextBeat(time.now()));
  };
  time.pass(nextBeat(time.now()) - time.now() - RHYTHM.beat / 2);
  expect(nowOf(await monitored(server))).toEqual({ playing: 0, ended: 0, moves: 0, jobs: 0, sockets: 0 });

  const player = await aPerson(server.address, 'Player');
  const { id, seats } = await aGameOf([player]);
  const line = player.socket(id);
  await line.next('table');
  const move = { clan: seats[0]?.clan, type: 'ready', value: true };
  line.send({ type: 'move', at: 0, key: 'one', move });
  await line.next('answer');
  await beat();
  const first = await monitored(server);
  expect(nowOf(first)).toMatchObject({ playing: 1, ended: 0, sockets: 1 });
  expect(nowOf(first).moves).toBeGreaterThan(0);
  expect(nowOf(first).median).toBeGreaterThan(0);
  expect(nowOf(first).p99).toBeGreaterThanOrEqual(nowOf(first).median ?? 0);
  expect(first.mostConnections).toBeUndefined();
  expect(first.members).toMatchObject([
    { kind: 'node', state: 'well', pid: process.pid, startedAt: start, heardAt: time.now() },
  ]);
  expect(first.members[0]?.version).toMatch(/^\d+\.\d+\.\d+ /);
  expect(await metricsOf(server)).toMatch(/^hinode_games_playing 1$/m);
  expect(await metricsOf(server)).not.toMatch(/^hinode_database_connections/m);
  expect(await metricsOf(server)).toMatch(/^hinode_answer_seconds_count 1$/m);

  await player.call('POST', `/games/${id}/requests`, { type: 'leave', at: 0, key: 'two' });
  await beat();
  const { hour } = await monitored(server);
  expect(hour.playing.slice(-3)).toEqual([0, 1, expect.any(Number)]);

  // Nothing was recorded for an hour, so nothing is left of what was before.
  await beat(HOUR);
  await beat();
  const later = (await monitored(server)).hour;
  expect(later.playing.filter((value) => value !== null)).toHaveLength(1);
  expect(later.median.every((value) => value === null)).toBe(true);
});

const nextBeat = (now: number): number => (Math.floor(now / RHYTHM.beat) + 1) * RHYTHM.beat;

const setup: Setup = { clans: ['koi', 'lotus', 'turtle'], set: 'archway', seed: 'monitor' };
const BOTS: readonly Seat[] = setup.clans.map((clan: ClanId) => ({ clan, by: { bot: 'random' } }));

const schemaOf = ({ database }: Pick<Shared, 'database'>): string =>
  /search_path="([^"]+)"/.exec(new URL(database).searchParams.get('options') ?? '')?.[1] ?? '';

test('every node shows what all nodes and workers do together, and which of them are present', async () => {
  const shared = await aSharedStore();
  const { database, store, query } = shared;
  const [one, other] = [await aNode(database), await aNode(database)] as const;
  const id = await aGame(store, setup, BOTS);
  // It looks at all games when it starts, and plays this one to its end.
  const worker = await aWorker(database);
  const player = await aPerson(one.address, 'Player');
  const room = await aGameOf([player]);
  const line = player.socket(room.id);
  await line.next('table');
  line.send({
    type: 'move',
    at: 0,
    key: 'one',
    move: { clan: room.seats[0]?.clan, type: 'ready', value: true },
  });
  await line.next('answer');

  await expect.poll(async () => (await store.game(id))?.status).toBe('over');
  for (const node of [one, other]) {
    const seen = async () => nowOf(await monitored(node));
    await expect.poll(seen).toMatchObject({ playing: 1, ended: 1, sockets: 1, jobs: 0 });
    expect((await seen()).connections).toBeGreaterThan(3);
    expect((await monitored(node)).mostConnections).toBeGreaterThan(20);
    const states = async () => (await monitored(node)).members.map(({ kind, state }) => `${kind} ${state}`);
    await expect.poll(states).toEqual(['node well', 'node well', 'worker well']);
    await expect.poll(() => metricsOf(node)).toMatch(/^hinode_workers 1$/m);
  }
  // Nothing is counted twice, and nothing is left out.
  const sums = `SELECT (SELECT sum(moves) FROM samples) - (SELECT count(*) FROM entries) AS differ`;
  const tables = sums.replaceAll(/\b(samples|entries)\b/g, `"${schemaOf(shared)}".$1`);
  await expect.poll(async () => Number((await query(tables))[0]?.['differ'])).toBe(0);
  const answers = async (node: TestNode) =>
    (await monitored(node)).hour.median.some((value) => value !== null);
  await expect.poll(() => answers(other)).toBe(true);

  // A member that says goodbye is gone.
  await worker.close();
  const kinds = async () => (await monitored(one)).members.map(({ kind }) => kind);
  expect(await kinds()).toEqual(['node', 'node']);
  await expect.poll(() => metricsOf(one)).toMatch(/^hinode_workers 0$/m);
});

test('a worker that was killed is shown as dead, a silent one as hanging, and after a while neither is shown', async () => {
  const { database } = await aSharedStore();
  const node = await aNode(database, { rhythm: { ...QUICK, hangs: 1000 } });
  const home = folder({});
  const { child } = await startWorker(home, path.join(home, 'data'), { DATABASE_URL: database });
  await aWorker(database, { rhythm: { ...QUICK, roll: HOUR, beat: HOUR } });
  const states = async () =>
    (await monitored(node)).members.map(({ kind, pid, state }) => `${kind} ${pid === child.pid} ${state}`);
  await expect.poll(states).toEqual(['node false well', 'worker true well', 'worker false hangs']);
  await killed(child);
  await expect.poll(states).toEqual(['node false well', 'worker true dead', 'worker false hangs']);
  // A node that does not mourn for long.
  await aNode(database, { rhythm: { ...QUICK, mourn: 2000 } });
  await expect.poll(states).toEqual(['node false well', 'node false well']);
});

test('anything older than an hour is swept from the database', async () => {
  const shared = await aSharedStore();
  const tables = ['samples', 'counts'].map((table) => `"${schemaOf(shared)}".${table}`);
  const [samples, counts] = tables;
  await shared.query(
    `INSERT INTO ${samples} VALUES (1, 'somebody', 1, 1, '{}'); INSERT INTO ${counts} VALUES (1)`,
  );
  await aNode(shared.database);
  for (const table of tables) {
    const moments = async () =>
      (await shared.query(`SELECT moment FROM ${table}`)).map((row) => Number(row['moment']));
    await expect.poll(moments).not.toContain(1);
    expect((await moments()).length).toBeGreaterThan(0);
  }
});

test('the queries of a beat and of the page scan no table', async () => {
  const shared = await aSharedStore();
  const node = await aNode(shared.database);
  await monitored(node);
  await shared.query('SET enable_seqscan = off');
  const plan = await shared.query(`EXPLAIN ${waitingStatement(`${schemaOf(shared)}_jobs`)}`);
  expect(JSON.stringify(plan)).toContain('jobs_main_index');
  expect(JSON.stringify(plan)).not.toContain('Seq Scan');
  await node.close();
  expect((await plansInDatabase(shared.database, true)).scans).toEqual([]);
});
