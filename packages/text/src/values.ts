import type { Form, Key } from './catalogs/catalog.ts';

/** The values of messages, and what a page can make of them. */

export interface Purse {
  readonly vp?: number;
  readonly coins?: number;
  readonly ronin?: number;
}

/** How many of each kind of piece. */
export type Squad = Readonly<Record<string, number>>;

/** Things are given by their ids, so that every language can inflect their names. */
export type Value =
  | number
  | string
  | { readonly name: string }
  | { readonly names: readonly string[] }
  // What changes hands: empty parts are left out.
  | { readonly purse: Purse }
  // What somebody has: empty parts are mentioned too.
  | { readonly holds: Purse }
  | { readonly squad: Squad }
  // Bids, scores, sums: separated by commas, without "and".
  | { readonly list: readonly Message[] }
  | Message;

export type Values = Readonly<Record<string, Value>>;

export interface Message {
  readonly key: Key;
  readonly values?: Values;
}

/** What a page draws in place of words: each function gets the thing and its text. Anything else stays text. */
export interface Render<T> {
  readonly name?: (id: string, text: string, form: Form) => T;
  readonly purse?: (purse: Purse, text: string) => T;
  readonly squad?: (squad: Squad, text: string) => T;
  readonly number?: (n: number, text: string) => T;
  /** A text from outside, such as a player's name. */
  readonly text?: (text: string) => T;
  readonly tags?: Readonly<Record<string, (children: readonly (string | T)[]) => T>>;
}
