import { expect, test } from 'vitest';
import { messagesOf, readContext, takenBy, wordsOf } from '../testing/catalogs.ts';

/** A label of a word or two says little about itself: `context.json` tells translators where it is used. */

const context = readContext();
const english = messagesOf('en');

const labels = [...english].flatMap(([key, message]) => {
  const words = wordsOf(message, 'en').trim();
  const isLabel = takenBy(message, 'en').shown.length === 0 && words.split(/\s+/).length <= 2;
  return isLabel ? [{ key, words: words.toLowerCase() }] : [];
});

const areaOf = (key: string): string => key.slice(0, key.indexOf('.') + 1);

test('every label of one or two words has a context of its own, or that of its area', () => {
  expect(labels.filter(({ key }) => !context.has(key) && !context.has(areaOf(key)))).toEqual([]);
});

test('the same label in two places has a context of its own in each', () => {
  const shared = labels.filter(({ words }) => labels.filter((other) => other.words === words).length > 1);
  expect(shared.length).toBeGreaterThan(20);
  expect(shared.filter(({ key }) => !context.has(key))).toEqual([]);
});

test('no context belongs to a missing message, and they are sorted', () => {
  const places = [...context.keys()];
  expect(
    places.filter((place) => ![...english.keys()].some((key) => key === place || areaOf(key) === place)),
  ).toEqual([]);
  expect(places).toEqual(places.toSorted());
});
