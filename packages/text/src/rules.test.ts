import { expect, test } from 'vitest';
import { LANGUAGES, type Language } from './languages.ts';
import { loadText } from './text.ts';

/** How each language begins its word for allies. */
const ALLIES: Readonly<Record<Language, string>> = {
  en: 'allies',
  pl: 'sojusznik',
  cs: 'spojenci',
  uk: 'союзник',
  it: 'alleati',
  fa: 'متحد',
};

test.each(LANGUAGES)(
  'WAR-3 the rule of the war phase says that two allies alone do not fight (%s)',
  async (language) => {
    const text = await loadText(language);
    const rule = text.say('rule.phase.war');
    expect(rule.toLowerCase()).toContain(ALLIES[language]);
    // Three cases: you alone, two allies, everybody else.
    expect(rule.split('. ').length).toBeGreaterThan(2);
  },
);

test.each(LANGUAGES)('SEPPUKU-1 what seppuku pays is a number (%s)', async (language) => {
  const text = await loadText(language);
  expect(text.say('rule.seppuku.short')).toMatch(/[1۱]/);
});
