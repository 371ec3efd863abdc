import { FLAW_CODES } from '@hinode/engine/records';
import { expect, test } from 'vitest';
import { flawMessage } from './flaws.ts';
import { LANGUAGES } from './languages.ts';
import { loadText } from './text.ts';

test('every flaw of a game has its own words in every language', async () => {
  const english = await loadText('en');
  for (const language of LANGUAGES) {
    const { say } = await loadText(language);
    for (const code of FLAW_CODES) {
      const message = flawMessage({ code, clan: 'lotus' });
      const said = say(message.key, message.values);
      expect(said).not.toMatch(/undefined|\[object|\{|^$/);
      if (language !== 'en') expect(said).not.toBe(english.say(message.key, message.values));
    }
  }
});

test('a flaw of one clan names the clan', async () => {
  const text = await loadText('en');
  const { key, values } = flawMessage({ code: 'other-text', clan: 'koi' });
  expect(text.say(key, values)).toBe('Koi’s text is not the one it sealed');
});
