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

/** The texts of the rules in the current language. Suspends until they have loaded. */
export const useRules = (): RulesText => use(rulesIn(useText().language));
