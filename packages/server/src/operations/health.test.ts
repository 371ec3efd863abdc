import { expect, test } from 'vitest';
import { healthOf } from './health.ts';

test('a server is well while it can write and read, which is tried once in five seconds', async () => {
  let time = 0;
  let tries = 0;
  let full = false;
  const isWell = healthOf({
    clock: () => time,
    tryOut: async () => {
      tries++;
      if (full) throw new Error('the disk is full');
    },
  });
  expect([await isWell(), await isWell(), tries]).toEqual([true, true, 1]);
  full = true;
  time = 4_999;
  expect([await isWell(), tries]).toEqual([true, 1]);
  time = 5_000;
  expect([await isWell(), await isWell(), tries]).toEqual([false, false, 2]);
  full = false;
  time = 10_000;
  expect([await isWell(), tries]).toEqual([true, 3]);
});

test('a server whose disk does not answer is not well', async () => {
  expect(await healthOf({ tryOut: () => new Promise(() => {}), patience: 1 })()).toBe(false);
});
