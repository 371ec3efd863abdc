import { expect, onTestFinished, test } from 'vitest';
import { realTime } from '../clocks/time.ts';
import { newAskedClans } from '../http/asked-clans.ts';
import { LIMITS } from '../limits/limits.ts';
import { startDatabaseLine } from '../proofs/testing/database-line.ts';
import { aSharedStore, jobsIn } from '../testing/nodes.ts';
import { QUICK } from '../testing/quick.ts';
import { aGame } from '../testing/store.ts';
import { ringing } from './asking.ts';
import type { Doing, Told } from './jobs.ts';
import { deliveriesOf } from './notices-by-jobs.ts';
import { openJobs } from './postgres-jobs.ts';

test('jobs requested while the database is away are requested once it is back, in the same order', async () => {
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

test('a notice that arrives while another is being sent is not forgotten', async () => {
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

test('a clock is never given up, however often a hung worker has taken it', async () => {
  const shared = await aSharedStore();
  const jobs = await openJobs({ url: shared.database, works: false, rhythm: QUICK, failed: () => {} });
  jobs.ring('a-game', Date.now() - 1);
  await expect.poll(() => jobs.waiting()).toBe(1);
  const queue = jobs.release.replace('force_unlock_workers', '_private_jobs');
  for (let n = 0; n < 100; n++) {
    await shared.query(`UPDATE ${queue} SET locked_at = now(), locked_by = 'hangs', attempts = attempts + 1`);
    await shared.query(`SELECT ${jobs.release}(ARRAY['hangs'])`);
  }
  expect(await jobs.waiting()).toBe(1);
  await jobs.close();
});

test('a job that fails is reported and soon tried again, however often', async () => {
  const shared = await aSharedStore();
  const problems: unknown[] = [];
  const failed = (problem: unknown): void => void problems.push(problem);
  const jobs = await openJobs({ url: shared.database, works: true, rhythm: QUICK, failed });
  let tries = 0;
  const nothing = async (): Promise<void> => {};
  const ring = async (): Promise<void> => {
    if (++tries < 8) throw new Error(`try ${tries}`);
  };
  const doing = {
    bots: nothing,
    push: nothing,
    mail: nothing,
    group: nothing,
    sweep: nothing,
    look: nothing,
  };
  const working = await jobs.work({ ...doing, ring } as Doing);
  jobs.ring('a-game', Date.now());
  await expect.poll(() => tries).toBe(8);
  await expect.poll(() => jobsIn(shared, 'true')).toEqual([]);
  expect(problems).toHaveLength(7);
  await working.stop();
  await jobs.close();
});
