/**
 * What is said at a table, as data, and how promises go. Apart from the bots themselves, so that a page can have the one
 * without the other.
 */
export {
  canBePromised,
  type Phrase,
  type PromisablePhrase,
  type Words,
} from './phrases.ts';
export { follow, type PromiseState } from './promises.ts';
