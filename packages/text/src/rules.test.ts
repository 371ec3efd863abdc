import { expect, test } from 'vitest';
import { LANGUAGES, type Language } from './languages.ts';
import { plain } from './testing/plain.ts';
import { loadText } from './text.ts';

/** How the word for allies begins in each language. */
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

/** How each language says that somebody does not fight. */
const NO_FIGHT: Readonly<Record<Language, RegExp>> = {
  en: /do not fight/,
  pl: /nie walczy|nie walczą/,
  cs: /nebojují/,
  uk: /не б’ються|битви немає/,
  it: /non combattono/,
  fa: /نبرد نمی‌کنند/,
};

test.each(LANGUAGES)(
  'WAR-3 where alliances are explained, the text also says that two allies alone do not fight (%s)',
  async (language) => {
    const text = await loadText(language);
    for (const key of ['rule.phase.war', 'rule.term.alliance'] as const)
      expect(plain(text.say(key))).toMatch(NO_FIGHT[language]);
  },
);

/** How each language says that you get a coin: not "for a coin", which the owner might have to pay. */
const YOU_GET: Readonly<Record<Language, string>> = {
  en: 'you gain 1 coin',
  pl: 'ty dostajesz za nią 1 monetę',
  cs: 'ty za ni získáš 1 minci',
  uk: 'ви отримуєте 1 монету',
  it: 'tu prendi 1 moneta',
  fa: 'شما ۱ سکه می‌گیرید',
};

test.each(LANGUAGES)('SEASON-4 the coin for a hostage that goes home is yours (%s)', async (language) => {
  const text = await loadText(language);
  expect(plain(text.say('rule.hostage'))).toContain(YOU_GET[language]);
});

test.each(LANGUAGES)('SEPPUKU-1 what seppuku pays is a number (%s)', async (language) => {
  const text = await loadText(language);
  expect(text.say('rule.seppuku.short')).toMatch(/[1۱]/);
});
