import { expect, test } from 'vitest';
import { answerAll } from '../testing/asking.ts';
import { oneOfEach } from '../testing/positions.ts';

/** This many random games ask everything that can be asked. */
const GAMES = 2000;

test('every kind of question, from every ability, is asked and answered in the page', async () => {
  const questions = oneOfEach('questions', GAMES);
  expect([...questions.keys()].sort()).toMatchSnapshot();
  await answerAll(questions);
});
