import { readFileSync } from 'node:fs';
import { UNTRANSLATED } from '@hinode/engine/boxes/untranslated';
import type { Name } from '../catalogs/catalog.ts';
import type { Language } from '../languages.ts';
import { type Argument, type Element, readTemplate } from '../template.ts';

/** The catalogs from their files, for the checks. Texts about things are collected from their boxes. */

export const MESSAGE_FILES = [
  'boxes',
  'rules',
  'log',
  'refusals',
  'decisions',
  'hints',
  'interface',
  'online',
  'learn',
  'analysis',
  'setup',
] as const;
export type MessageFile = (typeof MESSAGE_FILES)[number];

/** Many checks read the same ones, so each file is read, and each message parsed, only once. */
function once<Key extends string, Found>(find: (key: Key) => Found): (key: Key) => Found {
  const known = new Map<Key, Found>();
  return (key) => {
    const found = known.get(key) ?? find(key);
    known.set(key, found);
    return found;
  };
}

const readFile = (path: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../catalogs/${path}.json`, import.meta.url), 'utf8'));

const read = (language: Language, file: string): unknown => readFile(`${language}/${file}`);

/** The context of a message, or of a whole area (`tabs.`). */
export const readContext = (): ReadonlyMap<string, string> =>
  new Map(Object.entries(readFile('context') as Record<string, string>));

/** What a language itself says about the things in the boxes, without falling back to English. */
function ofBoxes<Said>(language: Language, what: 'names' | 'messages'): [string, Said][] {
  const file = new URL(import.meta.resolve(`@hinode/engine/boxes/${what}/${language}`));
  const english = UNTRANSLATED.flatMap((text) => (text.language === language ? [text.key] : []));
  return Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, Said>).filter(
    ([key]) => !english.includes(key),
  );
}

export const messagesIn = (language: Language, file: MessageFile): ReadonlyMap<string, string> =>
  new Map(
    file === 'boxes'
      ? ofBoxes<string>(language, 'messages')
      : Object.entries(read(language, file) as Record<string, string>),
  );

export const messagesOf = once(
  (language: Language): ReadonlyMap<string, string> =>
    new Map(MESSAGE_FILES.flatMap((file) => [...messagesIn(language, file)])),
);

export const namesOf = once(
  (language: Language): ReadonlyMap<string, Name> =>
    new Map([
      ...Object.entries(read(language, 'names') as Record<string, Name>),
      ...ofBoxes<Name>(language, 'names'),
    ]),
);

const readIn = once((language: Language) => once((message: string) => readTemplate(message, language)));

/** All elements of a message, including those inside plurals, selects and tags. */
export function elementsOf(message: string, language: Language): readonly Element[] {
  const inside = (element: Element): readonly Element[] => {
    if (typeof element !== 'object' || element.is === 'shown') return [element];
    if (element.is === 'tag') return [element, ...element.inside.flatMap(inside)];
    return [element, ...Object.values(element.options).flatMap((option) => option.flatMap(inside))];
  };
  return readIn(language)(message).flatMap(inside);
}

/** What a message shows, what its plurals and selects depend on, and its tags. */
export function takenBy(
  message: string,
  language: Language,
): {
  readonly shown: readonly Argument[];
  readonly choices: readonly Argument[];
  readonly tags: readonly string[];
} {
  const elements = elementsOf(message, language).filter((element) => typeof element === 'object');
  return {
    shown: elements.flatMap((element) => (element.is === 'shown' ? [element.argument] : [])),
    choices: elements.flatMap((element) =>
      element.is === 'plural' || element.is === 'select' ? [element.argument] : [],
    ),
    tags: elements.flatMap((element) => (element.is === 'tag' ? [element.tag] : [])),
  };
}

/** The words of a message without its arguments. */
export const wordsOf = (message: string, language: Language): string =>
  elementsOf(message, language)
    .filter((element) => typeof element === 'string')
    .join(' ');
