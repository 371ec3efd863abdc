import { expect, test } from 'vitest';
import { barriersOnScreens, isAnotherQuestion } from '../testing/barriers.ts';

/** Every screen once for each of two visitors, and a question now and then; `npm run test:long` looks by day and by night. */

test('no screen keeps anybody out by day: en, desktop', async () => {
  const found = await barriersOnScreens({
    language: 'en',
    viewport: 'desktop',
    lightsOf: (screen, nth) => (isAnotherQuestion(screen) && nth % 3 > 0 ? [] : ['light']),
  });
  expect(found).toEqual({});
});

test('no screen keeps anybody out by night: fa, phone', async () => {
  const found = await barriersOnScreens({
    language: 'fa',
    viewport: 'phone',
    lightsOf: (screen) => (isAnotherQuestion(screen) ? [] : ['dark']),
  });
  expect(found).toEqual({});
});
