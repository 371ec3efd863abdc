import { expect, test } from 'vitest';
import { jobsIn } from '../testing/nodes.ts';
import { aCrowd } from './testing/crowd.ts';
import { killed } from './testing/server-program.ts';
import { SILENT } from './testing/silent-thread.ts';

const BEFORE = 60;
const AFTER = 40;

test('friends and bots play at two nodes and two workers: if a worker is killed in the middle of a thought the other takes over, and friends whose node is killed go on at the other', async () => {
  const crowd = await aCrowd('nodes', 2);
  const [one, other, thinks] = await Promise.all([
    crowd.node('one'),
    crowd.node('other'),
    crowd.worker('thinks for ever', SILENT),
  ]);
  await crowd.watch(one, other);
  const thoughts = "task_identifier = 'bots' AND locked_by IS NOT NULL";
  for (const { id } of crowd.games)
    await expect.poll(() => jobsIn(crowd, `${thoughts} AND key LIKE '%${id}%'`)).not.toEqual([]);
  await crowd.worker('takes over');
  await killed(thinks.child);

  const half = crowd.promised(BEFORE);
  for (const { friends } of crowd.games)
    for (const [i, friend] of friends.entries()) friend.connect(i % 2 === 0 ? one.url : other.url);
  await half;
  await killed(other.child);

  const rest = crowd.promised(AFTER);
  for (const { friends } of crowd.games)
    for (const [i, friend] of friends.entries()) if (i % 2 === 1) friend.connect(one.url);
  await rest;
  for (const { friends } of crowd.games) for (const friend of friends) friend.leave();
  for (const { id, setup } of crowd.games) {
    const entries = await crowd.store.entries(id, 0);
    expect(entries.some((entry) => 'clan' in entry && entry.clan === setup.clans[0])).toBe(true);
  }
  await crowd.expectSound();
});
