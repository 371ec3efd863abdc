import { IntlMessageFormat } from 'intl-messageformat';

/** A message taken apart: words, `{values}`, plurals, `<tags>`. */
export type ParsedMessage = ReturnType<IntlMessageFormat['getAst']>;

/** The page carries its messages like this, so that it needs no parser. */
export const parsed = (message: string): ParsedMessage => new IntlMessageFormat(message, 'en').getAst();
