/** The languages of this edition. */

export const LANGUAGES = ['en', 'pl', 'cs', 'uk', 'it', 'fa'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Every language by its own name, because people who look for theirs may not understand the current one. */
export const ENDONYMS: Readonly<Record<Language, string>> = {
  en: 'English',
  pl: 'Polski',
  cs: 'Čeština',
  uk: 'Українська',
  it: 'Italiano',
  fa: 'فارسی',
};

export type Direction = 'ltr' | 'rtl';

export const directionOf = (language: Language): Direction => (language === 'fa' ? 'rtl' : 'ltr');

/** The first of a reader's preferred languages that we have (`pl-PL` is Polish), else English. */
export function guessLanguage(preferred: readonly string[]): Language {
  for (const tag of preferred) {
    const [wanted] = tag.toLowerCase().split(/[-_]/);
    const found = LANGUAGES.find((language) => language === wanted);
    if (found !== undefined) return found;
  }
  return 'en';
}
