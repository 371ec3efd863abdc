import type { Decision } from '@hinode/engine';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from './languages.ts';
import { moveMessage } from './moves.ts';
import { loadText } from './text.ts';

const asked = (kind: Decision['kind'], ability?: Decision['ability']): Decision => ({
  clan: 'koi',
  kind,
  ...(ability !== undefined && { ability }),
});

const pass = { clan: 'koi', type: 'pass' } as const;

test.each([
  ['move', undefined, 'Say that you are done'],
  ['build', undefined, 'Build nothing'],
  ['hostage', undefined, 'Take nobody'],
  ['place', undefined, 'Place nothing'],
  ['place', 'fujin', 'Leave it where it is'],
  ['control', undefined, 'Pass'],
] as const)('passing when asked to %s (%s) is worded as: %s', async (kind, ability, said) => {
  const text = await loadText('en');
  expect(text.say(moveMessage(pass, asked(kind, ability)).key)).toBe(said);
});

describe.each(LANGUAGES)('in %s', (language) => {
  test.each(['ronin', 'seppuku', 'amaterasu'] as const)(
    'yes and no about %s are worded like the buttons',
    async (ability) => {
      const text = await loadText(language);
      for (const [value, answer] of [
        [true, 'yes'],
        [false, 'no'],
      ] as const) {
        const { key } = moveMessage({ clan: 'koi', type: 'use', value }, asked('use', ability));
        expect(text.say(key)).toBe(text.say(`answer.${ability}.${answer}`));
      }
    },
  );
});
