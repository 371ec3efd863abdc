import { readFileSync } from 'node:fs';
import { UNTRANSLATED } from '@hinode/engine/boxes/untranslated';
import { IntlMessageFormat } from 'intl-messageformat';
import type { Name } from '../catalogs/catalog.ts';
import type { Language } from '../languages.ts';

/** The catalogs as they lie in their files, for the checks. What is said about things is collected from their boxes. */

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
] as const;
export type MessageFile = (typeof MESSAGE_FILES)[number];

/** Many checks read the same: each file is read, and each message parsed, once. */
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

/** Where a message stands, or all of an area (`tabs.`). */
export const readContext = (): ReadonlyMap<string, string> =>
  new Map(Object.entries(readFile('context') as Record<string, string>));

/** What a language says itself about the things in the boxes, without the English in between. */
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

export type Element = ReturnType<IntlMessageFormat['getAst']>[number];

const parsedIn = once((language: Language) =>
  once((message: string) => new IntlMessageFormat(message, language).getAst()),
);

/** All elements of a message, those inside plurals, selects and tags too. */
export function elementsOf(message: string, language: Language): readonly Element[] {
  const inside = (element: Element): readonly Element[] => {
    if ('options' in element)
      return [element, ...Object.values(element.options).flatMap(({ value }) => value.flatMap(inside))];
    return 'children' in element ? [element, ...element.children.flatMap(inside)] : [element];
  };
  return parsedIn(language)(message).flatMap(inside);
}

/** The number that the parser gives to plain words. */
const LITERAL = 0;

export const isLiteral = (element: Element): element is Element & { readonly value: string } =>
  Number(element.type) === LITERAL;

/** The words of a message without its arguments. */
export const wordsOf = (message: string, language: Language): string =>
  elementsOf(message, language)
    .flatMap((element) => (isLiteral(element) ? [element.value] : []))
    .join(' ');
