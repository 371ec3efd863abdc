import { expect, test } from 'vitest';
import { barriersOnScreens, isAnotherQuestion, type Light } from '../testing/barriers.ts';

test.each([
  { language: 'en', viewport: 'desktop' },
  { language: 'fa', viewport: 'phone' },
] as const)('no screen keeps anybody out, by day or by night: $language, $viewport', async (visitor) => {
  // Questions are put by one dock everywhere: by day to one visitor, at night to the other.
  const lightOfQuestions: Light = visitor.viewport === 'desktop' ? 'light' : 'dark';
  const found = await barriersOnScreens({
    ...visitor,
    // The next screen is reached as the last one was left: it need not be turned back.
    lightsOf: (screen, nth) => {
      if (isAnotherQuestion(screen)) return [lightOfQuestions];
      return nth % 2 === 0 ? ['light', 'dark'] : ['dark', 'light'];
    },
  });
  expect(found).toEqual({});
});
