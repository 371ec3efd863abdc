import { IntlMessageFormat } from 'intl-messageformat';
import { FORMS, type Form } from './catalogs/catalog.ts';
import type { Language } from './languages.ts';

/** A message as it stands in a catalog, read once. */

type Element = ReturnType<IntlMessageFormat['getAst']>[number];

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

export function readTemplate(message: string, language: Language): Template {
  const shown = new Map<string, Argument>();
  const choices = new Map<string, Argument>();
  const tags = new Set<string>();
  const read = (element: Element): Element => {
    if ('options' in element) {
      choices.set(element.value, argumentOf(element.value));
      const options = Object.fromEntries(
        Object.entries(element.options).map(([name, option]) => [
          name,
          { ...option, value: option.value.map(read) },
        ]),
      );
      return { ...element, value: CHOICE + element.value, options } as Element;
    }
    if ('children' in element) {
      tags.add(element.value);
      return { ...element, children: element.children.map(read) };
    }
    if (isArgument(element)) shown.set(element.value, argumentOf(element.value));
    return element;
  };
  const elements = new IntlMessageFormat(message, language).getAst().map(read);
  return {
    format: new IntlMessageFormat(elements, language),
    shown: [...shown.values()],
    choices: [...choices.values()],
    tags: [...tags],
  };
}

/** The number that the parser gives to `{name}`; its words for the kinds of elements are not exported. */
const ARGUMENT = 1;

const isArgument = (element: Element): element is Element & { value: string } =>
  Number(element.type) === ARGUMENT;

function argumentOf(argument: string): Argument {
  const at = argument.lastIndexOf('_');
  const form = FORMS.find((known) => at > 0 && known === argument.slice(at + 1));
  return form === undefined
    ? { argument, value: argument, form: 'nom' }
    : { argument, value: argument.slice(0, at), form };
}
