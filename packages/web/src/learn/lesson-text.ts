import { type LessonText, loadLessonText } from '@hinode/learn/lessons';
import type { Language } from '@hinode/text';
import { use } from 'react';
import { useText } from '../app/language.tsx';
import { useSettings } from '../app/settings.ts';

/** The texts of Learn, which load with it and not with the page. */
export interface Words extends LessonText {
  /** A text with numbers written in the reader's digits. */
  say(key: string, values?: Readonly<Record<string, number | string>>): string;
}

const loaded = new Map<Language, Promise<LessonText>>();

function textIn(language: Language): Promise<LessonText> {
  const known = loaded.get(language) ?? loadLessonText(language);
  loaded.set(language, known);
  return known;
}

export function useWords(): Words {
  const text = useText();
  const words = use(textIn(useSettings(({ language }) => language)));
  const said = (value: number | string): string => (typeof value === 'number' ? text.number(value) : value);
  return {
    ...words,
    say: (key, values = {}) =>
      Object.entries(values).reduce(
        (sentence, [name, value]) => sentence.replace(`{${name}}`, said(value)),
        words.page[key] ?? key,
      ),
  };
}
