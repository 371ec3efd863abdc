import { IntlMessageFormat } from 'intl-messageformat';

/**
 * A parsed message: words, `{values}`, plurals, `<tags>`. It is as compact as possible, because the page carries hundreds of them.
 */
export type ParsedMessage = readonly ParsedElement[];

export type ParsedElement =
  | string
  | typeof COUNTED
  | readonly [argument: string]
  | readonly [tag: string, inside: ParsedMessage]
  | readonly [
      argument: string,
      choice: 'plural' | 'select',
      options: Readonly<Record<string, ParsedMessage>>,
    ];

/** `#`: the number that a plural depends on. */
export const COUNTED = 0;

type Element = ReturnType<IntlMessageFormat['getAst']>[number];

/** The numbers that the parser gives to its elements; it does not export its own names for them. */
const KINDS = ['words', 'value', 'number', 'date', 'time', 'select', 'plural', 'counted', 'tag'] as const;

/** The page carries its messages in this form, so that it needs no parser. */
export const parsed = (message: string): ParsedMessage =>
  new IntlMessageFormat(message, 'en').getAst().map(shortened);

function shortened(element: Element): ParsedElement {
  const kind = KINDS[element.type];
  if (kind === 'counted') return COUNTED;
  if ('children' in element) return [element.value, element.children.map(shortened)];
  if ('options' in element && !('offset' in element && element.offset !== 0) && kind !== 'words')
    return [element.value, kind === 'plural' ? 'plural' : 'select', optionsOf(element.options)];
  if ('value' in element && kind === 'words') return element.value;
  if ('value' in element && kind === 'value') return [element.value];
  throw new Error(`a message has no ${kind ?? 'such element'}`);
}

const optionsOf = (options: Readonly<Record<string, { readonly value: readonly Element[] }>>) =>
  Object.fromEntries(Object.entries(options).map(([name, { value }]) => [name, value.map(shortened)]));
