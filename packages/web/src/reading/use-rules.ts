import { loadRules, type RulesText } from '@hinode/learn';
import type { Language } from '@hinode/text';
import { use } from 'react';
import { useText } from '../app/language.tsx';

const loaded = new Map<Language, Promise<RulesText>>();

function rulesIn(language: Language): Promise<RulesText> {
  const known = loaded.get(language) ?? loadRules(language);
  loaded.set(language, known);
  return known;
}

/** The words of the rules in the language that is spoken. Whoever asks first waits for them. */
export const useRules = (): RulesText => use(rulesIn(useText().language));
