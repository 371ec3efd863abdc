import { expect, onTestFinished, test } from 'vitest';
import { realTime } from '../clocks/time.ts';
import { newAskedClans } from '../http/asked-clans.ts';
import { LIMITS } from '../limits/limits.ts';
import { startDatabaseLine } from '../proofs/testing/database-line.ts';
import { aSharedStore, jobsIn } from '../testing/nodes.ts';
import { QUICK } from '../testing/quick.ts';
import { aGame } from '../testing/store.ts';
import { ringing } from './asking.ts';
import type { Told } from './jobs.ts';
import { deliveriesOf } from './notices-by-jobs.ts';
import { openJobs } from './postgres-jobs.ts';

test('what is asked for while the database is away is asked for when it is back, in the same order', async () => {
  const shared = await aSharedStore();
  const port = Number(new URL(shared.database).port);
  const line = await startDatabaseLine(port);
  onTestFinished(() => line.close());
  const problems: unknown[] = [];
  const jobs = await openJobs({
    url: line.via(shared.database),
    works: false,
    rhythm: QUICK,
    failed: (problem) => problems.push(problem),
  });
  onTestFinished(jobs.close);
  const NOWHERE = 1;
  line.pointTo(NOWHERE);
  jobs.ask('bots', 'bots of a game', { game: 'a-game' });
  jobs.drop(ringing('a-game'));
  jobs.ring('a-game', Date.now() + 3_600_000);
  await expect.poll(() => problems.length).toBeGreaterThan(0);
  line.pointTo(port);
  const keys = async () => (await jobsIn(shared, 'true')).map((job) => (job as { key: string }).key).sort();
  await expect.poll(keys).toEqual(['bots of a game', ringing('a-game')]);
});

test('what is to be told while something else is being told is not forgotten', async () => {
  const shared = await aSharedStore();
  const { store, database } = shared;
  const failed = (problem: unknown): never => {
    throw problem;
  };
  const jobs = await openJobs({ url: database, works: false, rhythm: QUICK, failed });
  const game = await aGame(store, { clans: ['koi', 'lotus', 'turtle'], set: 'archway', seed: 'told' });
  const told = (kind: Told['kind']): Told => ({ kind, game, clan: 'koi' });
  const key = `push ${game} koi`;
  const { push } = deliveriesOf({
    store: {
      game: (id) => {
        jobs.ask('push', key, [told('half-time')], { joins: true });
        return store.game(id);
      },
    },
    jobs,
    time: realTime,
    limits: LIMITS,
    asked: newAskedClans(store),
    push: { key: '', tell: async () => {} },
  });
  await push([told('your-turn')]);
  const due = () => jobsIn(shared, `key = '${key}' AND run_at <= now()`);
  await expect.poll(async () => (await due()).length).toBe(1);
  await jobs.close();
  expect(await due()).toHaveLength(1);
});
