import {
  directionOf,
  type Key,
  type Language,
  loadText,
  type Message,
  type Part,
  type Text,
  type Values,
} from '@hinode/text';
import { Direction } from 'radix-ui';
import { createContext, Fragment, type ReactNode, startTransition, use, useEffect, useState } from 'react';
import { drawing } from './drawing.tsx';
import { useSettings } from './settings.ts';

/** Provides the texts in the person's language to everything below, and sets fonts and direction. */

const TextContext = createContext<Text | undefined>(undefined);

const FONTS: Record<Language, () => Promise<unknown>> = {
  en: () => import('../fonts/latin.css'),
  it: () => import('../fonts/latin.css'),
  pl: () => import('../fonts/latin.css'),
  cs: () => import('../fonts/latin.css'),
  uk: () => import('../fonts/cyrillic.css'),
  fa: () => import('../fonts/persian.css'),
};

export function LanguageProvider({ children }: { readonly children: ReactNode }) {
  const language = useSettings((settings) => settings.language);
  const [text, setText] = useState<Text>();
  useEffect(() => {
    let current = true;
    void Promise.all([loadText(language, []), FONTS[language]()]).then(([loaded]) => {
      if (!current) return;
      document.documentElement.lang = language;
      document.documentElement.dir = directionOf(language);
      document.title = loaded.say('home.title');
      // The new texts may still have to load: until then the old ones stay.
      startTransition(() => setText(loaded));
    });
    return () => {
      current = false;
    };
  }, [language]);
  if (text === undefined) return null;
  return (
    <TextContext value={text}>
      <Direction.Provider dir={text.direction}>{children}</Direction.Provider>
    </TextContext>
  );
}

/** The texts of the current language. */
export function useText(): Text {
  const text = use(TextContext);
  if (text === undefined) throw new Error('no language is loaded here');
  return text;
}

/** The same, including the texts that only some screens need: suspends until they have loaded. */
export function useTextWith(...parts: readonly Part[]): Text {
  const text = useText();
  // Everything loads in parallel.
  const coming = parts.map((part) => (text.isLoaded(part) ? HERE : text.load(part)));
  // `use` is called for every part, loaded or not: React replays a component that waited, and a `use` missing from the replay breaks
  // the hooks after it.
  for (const part of coming) use(part);
  return text;
}

/** Stands for texts that are already loaded. React reads the status and does not wait the tick that a resolved promise takes. */
const HERE = Object.assign(Promise.resolve(), { status: 'fulfilled' });

/** A message with its emblems and icons drawn: `<Say k="log.bought" values={…} />`. */
export function Say({ k, values }: { readonly k: Key; readonly values?: Values }) {
  const text = useText();
  return (
    <>
      {text.parts<ReactNode>(k, values, drawing).map((part, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence have no identity but their place
        <Fragment key={i}>{part}</Fragment>
      ))}
    </>
  );
}

export const SayMessage = ({ message: { key, values } }: { readonly message: Message }) => (
  <Say k={key} {...(values && { values })} />
);
