import type ownMessages from '@hinode/engine/boxes/messages/en';
import type ownNames from '@hinode/engine/boxes/names/en';
import type analysis from '../../catalogs/en/analysis.json';
import type decisions from '../../catalogs/en/decisions.json';
import type hints from '../../catalogs/en/hints.json';
import type page from '../../catalogs/en/interface.json';
import type learn from '../../catalogs/en/learn.json';
import type log from '../../catalogs/en/log.json';
import type names from '../../catalogs/en/names.json';
import type online from '../../catalogs/en/online.json';
import type refusals from '../../catalogs/en/refusals.json';
import type rules from '../../catalogs/en/rules.json';
import type setup from '../../catalogs/en/setup.json';
import type { ParsedMessage } from '../parsed.ts';

/** The texts of one language. English determines which there are. */

/** The key of a message, in any catalog. A key that no English catalog has is a type error. */
export type Key =
  | keyof typeof ownMessages
  | keyof typeof rules
  | keyof typeof log
  | keyof typeof refusals
  | keyof typeof decisions
  | keyof typeof hints
  | keyof typeof page
  | keyof typeof online
  | keyof typeof learn
  | keyof typeof analysis
  | keyof typeof setup;

/** The id of a thing with a name. */
export type NameId = keyof typeof ownNames | keyof typeof names;

/**
 * The forms of a name that a message can ask for (`{province_in}`): cases, then forms with their own preposition or article, then
 * the label for narrow places, then the gender that a verb may agree with.
 */
export const FORMS = [
  'nom',
  'gen',
  'dat',
  'acc',
  'ins',
  'loc',
  'in',
  'to',
  'from',
  'of',
  'with',
  'the',
  'one',
  'short',
  'gender',
] as const;
export type Form = (typeof FORMS)[number];

/** A plain name, or one with forms; a missing form is the plain name. */
export type Name = string | ({ readonly nom: string } & { readonly [form in Form]?: string });

/** In the built page they are already parsed. */
export type Messages = Readonly<Partial<Record<Key, string | ParsedMessage>>>;

export interface Catalog {
  readonly names: Readonly<Partial<Record<NameId, Name>>>;
  readonly messages: Messages;
}
