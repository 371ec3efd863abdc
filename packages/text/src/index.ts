/**
 * Everything a person reads. A text is loaded for one language; messages have keys and refer to things by their ids.
 *
 *     const text = await loadText('en');
 *     text.say('log.card-bought', { clan: { name: 'koi' }, card: { name: 'respect' }, price: { purse: { coins: 1 } } });
 */

export type { Key } from './catalogs/catalog.ts';
export type { Part } from './catalogs/load.ts';
export { causeMessage } from './causes.ts';
export { eventMessages, type LogMessage } from './events.ts';
export { flawMessage } from './flaws.ts';
export { whyMessage } from './hints.ts';
export {
  directionOf,
  ENDONYMS,
  guessLanguage,
  LANGUAGES,
  type Language,
} from './languages.ts';
export { answerMessages, passMessage, questionMessage, YES_OR_NO } from './questions.ts';
export { refusalMessage } from './refusals.ts';
export { loadText, type Text } from './text.ts';
export type { Message, Purse, Render, Values } from './values.ts';
