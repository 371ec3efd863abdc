import { CHAPTERS, type Chapter } from '@hinode/learn/lessons';
import { expect, onTestFinished, test } from 'vitest';
import { type Lesson, openLesson } from './lesson.ts';

const [LAND] = CHAPTERS as readonly [Chapter];

function walk(chapter: Chapter, at = 0) {
  const reached: number[] = [];
  const ends: string[] = [];
  const lesson = openLesson({
    chapter,
    at,
    pace: 0,
    onStep: (step) => reached.push(step),
    onDone: () => ends.push(chapter.id),
  });
  onTestFinished(lesson.close);
  return { lesson, reached, ends };
}

const play = async (lesson: Lesson): Promise<void> => {
  expect(await lesson.table.play(lesson.state().step.move)).toBeUndefined();
};

test.each(CHAPTERS)('$id can be walked from its first step to its last', async (chapter) => {
  const { lesson, reached, ends } = walk(chapter);
  for (const at of chapter.steps.keys()) {
    await expect.poll(() => lesson.state()).toMatchObject({ at, moment: 'asks' });
    await play(lesson);
    lesson.goOn();
    await expect.poll(() => lesson.state().at > at || lesson.state().moment === 'done').toBe(true);
    lesson.goOn();
  }
  expect(reached).toEqual([...chapter.steps.keys()]);
  expect(ends).toEqual([chapter.id]);
});

test('another legal move gets a response, and can be taken back', async () => {
  const { lesson } = walk(LAND);
  await lesson.table.play({ clan: LAND.me, type: 'mandate', tile: 'train' });
  expect(lesson.state()).toMatchObject({ at: 0, moment: 'other', answer: 'another-mandate' });
  lesson.takeBack();
  expect(lesson.state()).toMatchObject({ at: 0, moment: 'asks' });
  expect(lesson.table.state().decision?.kind).toBe('mandate');
});

test('a lesson starts at the step where the reader left off, and goes back from there', async () => {
  const { lesson } = walk(LAND, 2);
  expect(lesson.state().step.id).toBe('second-figure');
  expect(lesson.table.state().decision?.kind).toBe('summon');
  lesson.stepBack();
  expect(lesson.state().step.id).toBe('first-figure');
});

test('a demonstrated move is taken back, and the step asks again', async () => {
  const { lesson } = walk(LAND);
  lesson.showMe();
  expect(lesson.state().moment).toBe('shows');
  await expect.poll(() => lesson.state().moment).toBe('asks');
  expect(lesson.table.state().decision?.kind).toBe('mandate');
});
