import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { handTime } from './time.ts';

test('an alarm rings when its moment comes; one whose moment has passed rings at once, and only once', async () => {
  const time = handTime(1_000);
  const rung: string[] = [];
  time.at(1_500, () => rung.push('later'));
  time.at(900, () => rung.push('gone'));
  const cancel = time.at(900, () => rung.push('called off'));
  cancel();
  await setImmediate();
  expect(rung).toEqual(['gone']);
  time.pass(500);
  expect(rung).toEqual(['gone', 'later']);
});
