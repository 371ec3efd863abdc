import { expect, onTestFinished, test } from 'vitest';
import { startDatabaseLine } from '../proofs/testing/database-line.ts';
import { aSharedStore, jobsIn } from '../testing/nodes.ts';
import { QUICK } from '../testing/quick.ts';
import { ringing } from './asking.ts';
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
  await expect.poll(() => problems.length).toBeGreaterThan(1);
  line.pointTo(port);
  const keys = async () => (await jobsIn(shared, 'true')).map((job) => (job as { key: string }).key).sort();
  await expect.poll(keys).toEqual(['bots of a game', ringing('a-game')]);
});
