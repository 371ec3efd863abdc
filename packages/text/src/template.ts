import { IntlMessageFormat } from 'intl-messageformat';
import { type Before, bound } from './binding.ts';
import { FORMS, type Form } from './catalogs/catalog.ts';
import type { Language } from './languages.ts';
import { type ParsedMessage, parsed } from './parsed.ts';

/** A message as it stands in a catalog, read once. */

type Element = ParsedMessage[number];

/** `{clan_gen}`: a value, and the form of its name. */
export interface Argument {
  readonly argument: string;
  readonly value: string;
  readonly form: Form;
}

export interface Template {
  readonly format: IntlMessageFormat;
  /** What is written into the message. */
  readonly shown: readonly Argument[];
  /** What a plural or a select looks at; in `format` their names begin with `CHOICE`. */
  readonly choices: readonly Argument[];
  readonly tags: readonly string[];
}

/** The same value can be shown and decide a plural, in two different shapes: so it gets two names. */
export const CHOICE = '#';

export function readTemplate(message: string | ParsedMessage, language: Language): Template {
  const shown = new Map<string, Argument>();
  const choices = new Map<string, Argument>();
  const tags = new Set<string>();
  const read = (element: Element, before: Element | undefined): Element => {
    if ('options' in element) {
      choices.set(element.value, argumentOf(element.value));
      const options = Object.fromEntries(
        Object.entries(element.options).map(([name, option]) => [
          name,
          { ...option, value: readAll(option.value) },
        ]),
      );
      return { ...element, value: CHOICE + element.value, options } as Element;
    }
    if ('children' in element) {
      tags.add(element.value);
      return { ...element, children: readAll(element.children) };
    }
    if (isOf(element, ARGUMENT)) shown.set(element.value, argumentOf(element.value));
    if (isOf(element, LITERAL))
      return { ...element, value: bound(element.value, language, kindOf(before)) } as Element;
    return element;
  };
  const readAll = (all: readonly Element[]): Element[] => all.map((element, i) => read(element, all[i - 1]));
  const elements = readAll(typeof message === 'string' ? parsed(message) : message);
  return {
    format: new IntlMessageFormat(elements, language),
    shown: [...shown.values()],
    choices: [...choices.values()],
    tags: [...tags],
  };
}

/** The numbers that the parser gives to words, `{name}` and `#`; its own words for the kinds of elements are not exported. */
const LITERAL = 0;
const ARGUMENT = 1;
const COUNTED = 7;

const isOf = (element: Element, kind: number): element is Element & { value: string } =>
  Number(element.type) === kind;

function kindOf(element: Element | undefined): Before {
  if (element === undefined) return undefined;
  if (Number(element.type) === COUNTED) return 'number';
  return Number(element.type) === ARGUMENT ? 'value' : undefined;
}

function argumentOf(argument: string): Argument {
  const at = argument.lastIndexOf('_');
  const form = FORMS.find((known) => at > 0 && known === argument.slice(at + 1));
  return form === undefined
    ? { argument, value: argument, form: 'nom' }
    : { argument, value: argument.slice(0, at), form };
}
