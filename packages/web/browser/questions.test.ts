import { test } from 'vitest';
import { answerAll } from '../testing/asking.ts';
import { oneOfEachKind } from '../testing/positions.ts';

/** `npm run test:long` asks each of them from every ability. */
test('every kind of question is asked and answered in the page', () => answerAll(oneOfEachKind('questions')));
