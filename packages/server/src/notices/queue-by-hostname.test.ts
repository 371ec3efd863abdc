import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { LIMITS } from '../limits/limits.ts';
import { queueByHostname } from './queue-by-hostname.ts';

/** Calls that end when the test says so. */
function calls(queue: ReturnType<typeof queueByHostname>) {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const call = (host: string, name: string) =>
    queue(host, async () => {
      begun.push(name);
      await new Promise<void>((resolve) => ends.set(name, resolve));
      return name;
    });
  return { begun, call, end: (name: string) => ends.get(name)?.() };
}

test('one host gets one call at a time while others are called too, up to a limit', async () => {
  const { begun, call, end } = calls(queueByHostname({ ...LIMITS.outside, atOnce: 2 }));
  const all = [call('a', 'a1'), call('a', 'a2'), call('b', 'b1'), call('c', 'c1')];
  expect(begun).toEqual(['a1', 'b1']);
  end('b1');
  await setImmediate();
  expect(begun).toEqual(['a1', 'b1', 'c1']);
  for (const name of ['a1', 'c1', 'a2']) {
    end(name);
    await setImmediate();
  }
  expect(await Promise.all(all)).toEqual(['a1', 'a2', 'b1', 'c1']);
});

test('a call that fails makes way for the next', async () => {
  const queue = queueByHostname(LIMITS.outside);
  await expect(queue('a', () => Promise.reject(new Error('enough')))).rejects.toThrow('enough');
  expect(await queue('a', async () => 'fine')).toBe('fine');
});

test('a call is dropped if too many are waiting already, for one host or in all', async () => {
  const { begun, call, end } = calls(queueByHostname({ atOnce: 1, longest: 2, longestForOne: 1 }));
  const first = call('a', 'a1');
  const second = call('a', 'a2');
  expect(await call('a', 'a3')).toBeUndefined();
  const third = call('b', 'b1');
  expect(await call('c', 'c1')).toBeUndefined();
  for (const name of ['a1', 'a2', 'b1']) {
    end(name);
    await setImmediate();
  }
  expect(await Promise.all([first, second, third])).toEqual(['a1', 'a2', 'b1']);
  expect(begun).toEqual(['a1', 'a2', 'b1']);
});
