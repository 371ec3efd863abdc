import { setImmediate } from 'node:timers/promises';
import type { LevelId } from '@hinode/bots';
import { expect, test } from 'vitest';
import { type Asker, newThinkingQueue } from './thinking-queue.ts';

/** A thread that ends a thought when the test says so, and what it was given to think about. */
function thread() {
  const queue = newThinkingQueue();
  const begun: string[] = [];
  const times = new Map<string, number>();
  const ends = new Map<string, () => void>();
  const ask = (name: string, asker: Asker | (() => Asker)): Promise<void> =>
    queue(typeof asker === 'function' ? asker : () => asker, async (milliseconds) => {
      begun.push(name);
      times.set(name, milliseconds);
      await new Promise<void>((resolve) => ends.set(name, resolve));
    });
  /** Ends whatever is thought, one after another in the order it began, until nobody waits. */
  const run = async (): Promise<readonly string[]> => {
    for (let done = 0; done < begun.length; done++) {
      ends.get(begun[done] ?? '')?.();
      await setImmediate();
    }
    return begun;
  };
  return { queue, begun, times, ask, run };
}

const at = (level: LevelId, person: string, isWaitedFor = true): Asker => ({
  level,
  persons: [person],
  isWaitedFor,
});
const abandoned = (level: LevelId): Asker => ({ level, persons: [], isWaitedFor: false });

test('whoever has forty tables has no more of the thread than whoever has one', async () => {
  const { ask, run } = thread();
  void ask('greedy 0', at('shogun', 'greedy'));
  for (let n = 1; n < 40; n++) void ask(`greedy ${n}`, at('shogun', 'greedy'));
  void ask('honest 1', at('shogun', 'honest'));
  void ask('honest 2', at('shogun', 'honest'));
  expect((await run()).slice(0, 5)).toEqual(['greedy 0', 'honest 1', 'greedy 1', 'honest 2', 'greedy 2']);
});

test('a table where somebody waits comes before those that nobody looks at, and these before abandoned ones', async () => {
  const { ask, run } = thread();
  void ask('first', at('shogun', 'first'));
  void ask('here', at('shogun', 'here'));
  void ask('abandoned', abandoned('random'));
  void ask('away', at('random', 'away', false));
  expect(await run()).toEqual(['first', 'here', 'away', 'abandoned']);
});

test('quick levels do not wait for slow ones', async () => {
  const { ask, run } = thread();
  for (const name of ['slow 1', 'slow 2', 'slow 3']) void ask(name, at('shogun', name));
  void ask('quick 1', at('samurai', 'quick 1'));
  void ask('quick 2', at('random', 'quick 2'));
  expect(await run()).toEqual(['slow 1', 'quick 1', 'quick 2', 'slow 2', 'slow 3']);
});

test('whoever comes to the table is waited for from then on', async () => {
  const { ask, run } = thread();
  let isHere = false;
  void ask('first', at('shogun', 'first'));
  void ask('here', at('shogun', 'here'));
  void ask('comes', () => at('shogun', 'comes', isHere));
  void ask('away', at('shogun', 'away', false));
  isHere = true;
  expect(await run()).toEqual(['first', 'here', 'comes', 'away']);
});

test('a Shogun takes its time alone, less the more wait, and a glance where nobody plays any more', async () => {
  const { ask, run, times } = thread();
  void ask('alone', at('shogun', 'alone'));
  for (const name of ['a', 'b', 'c']) void ask(name, at('shogun', name));
  for (let n = 0; n < 30; n++) void ask(`away ${n}`, at('shogun', `away ${n}`, false));
  void ask('abandoned', abandoned('shogun'));
  await run();
  expect(times.get('alone')).toBe(600);
  expect([...'abc'].map((name) => times.get(name))).toEqual([200, 300, 600]);
  expect(times.get('away 0')).toBe(50);
  expect(times.get('abandoned')).toBe(50);
});

test('a thought that fails is told, and the next begins', async () => {
  const { queue } = thread();
  const failing = queue(
    () => at('shogun', 'a'),
    () => Promise.reject(new Error('enough')),
  );
  await expect(failing).rejects.toThrow('enough');
  expect(
    await queue(
      () => at('shogun', 'b'),
      async () => 'fine',
    ),
  ).toBe('fine');
});
