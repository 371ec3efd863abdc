/**
 * What is said at a table, as data, and how promises go. Apart from the bots themselves, so that a page can have the one
 * without the other.
 */
export {
  canBePromised,
  type Phrase,
  PROMISES,
  type PromisablePhrase,
  type ShortPhrase,
  type Words,
} from './phrases.ts';
export { type Following, follow, type Given, type PromiseState, type Verdict } from './promises.ts';
