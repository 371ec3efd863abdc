import type { Language } from '@hinode/text';
import type { LessonText } from './types.ts';

/** The texts of the lessons, in one language. */
const FILES: Readonly<Record<Language, () => Promise<{ readonly default: LessonText }>>> = {
  en: () => import('../../lessons/text/en.json', { with: { type: 'json' } }),
  pl: () => import('../../lessons/text/pl.json', { with: { type: 'json' } }),
  cs: () => import('../../lessons/text/cs.json', { with: { type: 'json' } }),
  uk: () => import('../../lessons/text/uk.json', { with: { type: 'json' } }),
  it: () => import('../../lessons/text/it.json', { with: { type: 'json' } }),
  fa: () => import('../../lessons/text/fa.json', { with: { type: 'json' } }),
};

export const loadLessonText = async (language: Language): Promise<LessonText> =>
  (await FILES[language]()).default;
