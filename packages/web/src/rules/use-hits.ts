import { CHAPTERS, type Entry, plainWords, RULE_IDS, type RulesText } from '@hinode/learn';
import type { Text } from '@hinode/text';
import { useMemo } from 'react';
import { useText } from '../app/language.tsx';
import { type Searched, searchIn } from '../reading/search.ts';
import { useRules } from '../reading/use-rules.ts';
import { thingWords } from './thing-words.ts';

/** What is being searched for in the rules, and where it was found. */
export interface RuleHits {
  /** Is there a search at all? */
  readonly searching: boolean;
  /** In reading order. */
  readonly rules: readonly string[];
  has(id: string): boolean;
  readonly isHit: (word: string) => boolean;
}

/** Rules that belong together are found together, under the first of them. */
function searched(text: Text, rules: RulesText, title: string, { ids, things }: Entry): Searched[] {
  const [id, ...others] = ids;
  if (id === undefined) return [];
  const words = [id, ...others].flatMap((one) => [rules.rules[one], rules.rulings[one], rules.ours[one]]);
  return [
    {
      id,
      title: [title, ...things.map((thing) => text.name(thing))].join(' '),
      text: [
        ...ids,
        ...things.map((thing) => thingWords(text, thing)),
        ...words.map((marked) => marked && plainWords(marked)),
      ].join(' '),
    },
  ];
}

export function useHits(words: string): RuleHits {
  const text = useText();
  const rules = useRules();
  const search = useMemo(
    () =>
      searchIn(
        CHAPTERS.flatMap(({ sections }) =>
          sections.flatMap(({ id, entries }) =>
            entries.flatMap((entry) => searched(text, rules, rules.sections[id]?.title ?? '', entry)),
          ),
        ),
      ),
    [text, rules],
  );
  return useMemo(() => {
    const { ids, isHit } = search(words);
    const found = new Set(ids);
    return {
      searching: words.trim() !== '',
      rules: RULE_IDS.filter((id) => found.has(id)),
      has: (id) => found.has(id),
      isHit,
    };
  }, [search, words]);
}
