import { expect, test } from 'vitest';
import { barriersOnScreens, isAnotherQuestion } from '../testing/barriers.ts';

/**
 * Every fourth screen, by day, to one of two visitors in turn, a few at night, and a few of the questions. `npm run test:long`
 * shows every screen to both, by day and by night.
 */

test('no screen has barriers: en, desktop', async () => {
  const found = await barriersOnScreens({
    language: 'en',
    viewport: 'desktop',
    lightsOf: (screen, nth) => {
      if (isAnotherQuestion(screen)) return nth % 12 === 0 ? ['light'] : [];
      return nth % 8 === 0 ? ['light'] : [];
    },
  });
  expect(found).toEqual({});
});

test('no screen has barriers: fa, phone', async () => {
  const found = await barriersOnScreens({
    language: 'fa',
    viewport: 'phone',
    lightsOf: (screen, nth) => {
      if (isAnotherQuestion(screen)) return [];
      if (nth % 8 === 1) return ['light'];
      return nth % 8 === 2 && screen.dark ? ['dark'] : [];
    },
  });
  expect(found).toEqual({});
});
