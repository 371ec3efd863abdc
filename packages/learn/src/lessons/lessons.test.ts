import { runScenario } from '@hinode/engine/scenario';
import { describe, expect, test } from 'vitest';
import { after, replied } from '../scenario-game.ts';
import { CHAPTERS, chapterOf } from './chapters.ts';
import { answerTo, beginningOf, does, endOf, endsHere } from './steps.ts';
import type { Chapter, ChapterId, Step } from './types.ts';

/** Each step is true by the rules: what it asks for is asked and legal, and leads to where the next step begins. */

interface Place {
  readonly chapter: Chapter;
  readonly step: Step;
  readonly at: number;
  readonly name: string;
}

const STEPS: readonly Place[] = CHAPTERS.flatMap((chapter) =>
  chapter.steps.map((step, at) => ({ chapter, step, at, name: `${chapter.id}, ${step.id}` })),
);

describe.each(STEPS)('$name', ({ chapter, step, at }) => {
  const legalMoves = () => {
    const { engine, state } = beginningOf(chapter, at).position;
    return engine.legalMoves(state, chapter.me);
  };

  test('asks only me, for a legal move', () => {
    const { engine, state } = beginningOf(chapter, at).position;
    const asked = engine.decisions(state).map(({ clan }) => clan);
    expect(asked).toEqual([chapter.me]);
    expect(engine.refusal(state, step.move)).toBeUndefined();
  });

  test('plays all its replies', () => {
    const said = endOf(chapter, at).moves;
    for (const reply of step.replies) expect(said).toContainEqual(reply);
  });

  test('responds to every other legal move for which it has an answer, and each answer has its move', () => {
    const others = legalMoves().filter((move) => !does(step, move));
    // Bids have bounds and no list.
    if (step.move.type === 'bid') return;
    const given = new Set(others.map((move) => answerTo(step, move)));
    for (const { says } of step.answers) expect([...given]).toContain(says);
  });

  test('alternatives that are as good as its move lead to the next step too', () => {
    const next = chapter.steps[at + 1];
    if (endsHere(chapter, at) || next === undefined) return;
    const game = beginningOf(chapter, at);
    const ways = [step.move, ...legalMoves().filter((move) => does(step, move))];
    for (const way of ways) {
      const { engine, state } = replied(after(game, way), chapter.me, step.replies).game.position;
      expect([way, engine.refusal(state, next.move)]).toEqual([way, undefined]);
    }
  });
});

test.each(CHAPTERS.flatMap(({ steps }) => steps.flatMap(({ position }) => position ?? [])))(
  '$name is a scenario',
  (scenario) => {
    expect(runScenario(scenario)).toBeUndefined();
  },
);

test('the whole road takes fifteen minutes', () => {
  expect(CHAPTERS.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(15);
});

/** What a clan has when a step is done. */
function havingAfter(id: ChapterId, step: string) {
  const chapter = chapterOf(id) as Chapter;
  const { engine, state } = endOf(
    chapter,
    chapter.steps.findIndex((one) => one.id === step),
  ).position;
  const view = engine.view(state);
  return { view, own: view.clans.find(({ clan }) => clan === chapter.me) };
}

test('the outcome of a move is what the guide says', () => {
  expect(havingAfter('the-land', 'harvest').own).toMatchObject({ vp: 4, coins: 2, ronin: 1 });
  expect(havingAfter('the-march', 'build').own).toMatchObject({ coins: 1 });
  expect(havingAfter('the-sealed-bid', 'use-ronin').own?.tokens).toHaveLength(1);
  expect(havingAfter('the-sealed-bid', 'take').own).toMatchObject({ vp: 5 });
  expect(havingAfter('the-sealed-bid', 'use-seppuku').own).toMatchObject({ vp: 5 + 3 + 3 });
  expect(havingAfter('the-sealed-bid', 'use-seppuku').view.honor[0]).toBe('bonsai');
  expect(havingAfter('faith-and-betrayal', 'propose').own).toMatchObject({ ally: 'lotus' });
  expect(havingAfter('faith-and-betrayal', 'replace').view.honor[0]).toBe('lotus');
  expect(havingAfter('gods-and-winter', 'favor').view.honor[0]).toBe('bonsai');
  expect(havingAfter('gods-and-winter', 'winter').view.result?.winners).toEqual(['bonsai']);
});
