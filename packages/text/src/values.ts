import type { Form, Key } from './catalogs/catalog.ts';

/** What a message can be given, and what a page can make of it. */

export interface Purse {
  readonly vp?: number;
  readonly coins?: number;
  readonly ronin?: number;
}

/** How many of each kind of piece. */
export type Squad = Readonly<Record<string, number>>;

/** Things go by their id, so that every language can inflect their names. */
export type Value =
  | number
  | string
  | { readonly name: string }
  | { readonly names: readonly string[] }
  // What goes from hand to hand: what there is none of is left out.
  | { readonly purse: Purse }
  // What somebody has: none of it is said, too.
  | { readonly holds: Purse }
  | { readonly squad: Squad }
  // Bids, scores, sums: with commas between them and no "and".
  | { readonly list: readonly Message[] }
  | Message;

export type Values = Readonly<Record<string, Value>>;

export interface Message {
  readonly key: Key;
  readonly values?: Values;
}

/** What a page draws in place of words: each gets the thing and its text. What it does not draw stays text. */
export interface Render<T> {
  readonly name?: (id: string, text: string, form: Form) => T;
  readonly purse?: (purse: Purse, text: string) => T;
  readonly squad?: (squad: Squad, text: string) => T;
  readonly number?: (n: number, text: string) => T;
  /** A text that comes from outside, such as a player's name. */
  readonly text?: (text: string) => T;
  readonly tags?: Readonly<Record<string, (children: readonly (string | T)[]) => T>>;
}
