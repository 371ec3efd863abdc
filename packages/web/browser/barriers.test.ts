import { expect, test } from 'vitest';
import { barriersOnScreens, isAnotherQuestion } from '../testing/barriers.ts';

/**
 * Every screen once, by day to one of two visitors in turn, and at night where the night has pictures of its own; of the
 * questions one now and then. `npm run test:long` shows every screen to both, by day and by night.
 */

test('no screen keeps anybody out: en, desktop', async () => {
  const found = await barriersOnScreens({
    language: 'en',
    viewport: 'desktop',
    lightsOf: (screen, nth) => {
      if (isAnotherQuestion(screen)) return nth % 4 === 0 ? ['light'] : [];
      return nth % 2 === 0 ? ['light'] : [];
    },
  });
  expect(found).toEqual({});
});

test('no screen keeps anybody out: fa, phone', async () => {
  const found = await barriersOnScreens({
    language: 'fa',
    viewport: 'phone',
    lightsOf: (screen, nth) => {
      if (isAnotherQuestion(screen)) return [];
      return nth % 2 === 1 ? (screen.dark ? ['light', 'dark'] : ['light']) : screen.dark ? ['dark'] : [];
    },
  });
  expect(found).toEqual({});
});
