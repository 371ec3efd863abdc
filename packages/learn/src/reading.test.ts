import { expect, test } from 'vitest';
import { readEach, readList, readOptional, readRecord, readText } from './reading.ts';
import { readRules } from './rules/text.ts';

test('data that is read is returned', () => {
  expect(readRecord({ id: 'war' }, 'chapter', ['id'])).toEqual({ id: 'war' });
  expect(readList(['a', 'b'], 'see', readText)).toEqual(['a', 'b']);
  expect(readEach({ kami: 'KAMI-1' }, 'terms', readText)).toEqual({ kami: 'KAMI-1' });
  expect(readOptional(undefined, 'lead', readText)).toBeUndefined();
});

test('errors name their place', () => {
  expect(() => readRecord([], 'chapter')).toThrow('chapter: is no record');
  expect(() => readRecord({ titel: 'War' }, 'chapter', ['title'])).toThrow('chapter.titel: is no field');
  expect(() => readList('a', 'see', readText)).toThrow('see: is no list');
  expect(() => readList(['a', 1], 'see', readText)).toThrow('see[1]: is no text');
  expect(() => readEach({ kami: '' }, 'terms', readText)).toThrow('terms.kami: is no text');
});

test('rules with a missing part are refused', () => {
  expect(() => readRules({ chapters: {} }, 'en')).toThrow('en.sections: is no record');
});
