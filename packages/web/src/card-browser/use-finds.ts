import type { Text } from '@hinode/text';
import { useMemo } from 'react';
import { useText } from '../app/language.tsx';
import { type Searched, searchIn } from '../reading/search.ts';
import type { Finds } from './filters.ts';
import { THINGS, type Thing } from './things.ts';
import { kindName, ruleKeyOf } from './words.ts';

const searched = (text: Text, thing: Thing): Searched => ({
  id: thing.id,
  title: text.name(thing.id),
  text: `${text.say(ruleKeyOf(thing))} ${kindName(text, thing.kind)}`,
});

/** Finds things by their names and rules, in the current language. */
export function useFinds(): Finds {
  const text = useText();
  return useMemo(() => {
    const search = searchIn(THINGS.map((thing) => searched(text, thing)));
    return (words) => new Set(search(words).ids);
  }, [text]);
}
