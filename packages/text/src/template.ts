import { type Before, bound } from './binding.ts';
import { FORMS, type Form } from './catalogs/catalog.ts';
import type { Language } from './languages.ts';
import { COUNTED, type ParsedElement, type ParsedMessage, parsed } from './parsed.ts';

/** A message as it stands in a catalog, parsed once. */
export type Template = readonly Element[];

export type Element =
  | string
  | typeof COUNTED
  | { readonly is: 'shown'; readonly argument: Argument }
  | {
      readonly is: 'plural' | 'select';
      readonly argument: Argument;
      readonly options: Readonly<Record<string, Template>>;
    }
  | { readonly is: 'tag'; readonly tag: string; readonly inside: Template };

/** `{clan_gen}`: a value, and the form of its name. */
export interface Argument {
  readonly argument: string;
  readonly value: string;
  readonly form: Form;
}

export function readTemplate(message: string | ParsedMessage, language: Language): Template {
  const read = (element: ParsedElement, before: ParsedElement | undefined): Element => {
    if (typeof element === 'string') return bound(element, language, kindOf(before));
    if (element === COUNTED) return COUNTED;
    if (element.length === 1) return { is: 'shown', argument: argumentOf(element[0]) };
    if (element.length === 2) return { is: 'tag', tag: element[0], inside: readAll(element[1]) };
    const [name, is, options] = element;
    return {
      is,
      argument: argumentOf(name),
      options: Object.fromEntries(Object.entries(options).map(([option, words]) => [option, readAll(words)])),
    };
  };
  const readAll = (all: ParsedMessage): Template => all.map((element, i) => read(element, all[i - 1]));
  return readAll(typeof message === 'string' ? parsed(message) : message);
}

function kindOf(element: ParsedElement | undefined): Before {
  if (element === COUNTED) return 'number';
  return typeof element === 'object' && element.length === 1 ? 'value' : undefined;
}

function argumentOf(argument: string): Argument {
  const at = argument.lastIndexOf('_');
  const form = FORMS.find((known) => at > 0 && known === argument.slice(at + 1));
  return form === undefined
    ? { argument, value: argument, form: 'nom' }
    : { argument, value: argument.slice(0, at), form };
}
