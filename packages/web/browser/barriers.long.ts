import { expect, test } from 'vitest';
import { barriersOnScreens, isAnotherQuestion, type Light } from '../testing/barriers.ts';

test.each([
  { language: 'en', viewport: 'desktop' },
  { language: 'fa', viewport: 'phone' },
] as const)('no screen has barriers, by day or by night: $language, $viewport', async (visitor) => {
  // The same dock asks all questions: one visitor sees them by day, the other by night.
  const lightOfQuestions: Light = visitor.viewport === 'desktop' ? 'light' : 'dark';
  const found = await barriersOnScreens({
    ...visitor,
    // The next screen starts in the light of the previous one, so it need not be switched back.
    lightsOf: (screen, nth) => {
      if (isAnotherQuestion(screen)) return [lightOfQuestions];
      return nth % 2 === 0 ? ['light', 'dark'] : ['dark', 'light'];
    },
  });
  expect(found).toEqual({});
});
