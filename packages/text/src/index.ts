/**
 * Everything a person reads. A text is loaded for one language; messages are named by keys and get things by ids.
 *
 *     const text = await loadText('en');
 *     text.say('log.card-bought', { clan: { name: 'koi' }, card: { name: 'respect' }, price: { purse: { coins: 1 } } });
 */

export type { Form, Key, NameId } from './catalogs/catalog.ts';
export { causeMessage } from './causes.ts';
export { eventMessages, type LogMessage } from './events.ts';
export { flawMessage } from './flaws.ts';
export { type Why, whyMessage } from './hints.ts';
export {
  type Direction,
  directionOf,
  ENDONYMS,
  guessLanguage,
  LANGUAGES,
  type Language,
} from './languages.ts';
export { type Asked, answerMessages, passMessage, questionMessage, YES_OR_NO } from './questions.ts';
export { refusalMessage } from './refusals.ts';
export { type RuleId, ruleMessage } from './rules.ts';
export { loadText, type Text } from './text.ts';
export type { Message, Purse, Render, Squad, Value, Values } from './values.ts';
