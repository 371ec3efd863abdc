import type { Move } from '@hinode/engine';
import type { Game } from '@hinode/engine/games';
import { after, gameAt, replied } from '../scenario-game.ts';
import type { Chapter, Pattern, Step } from './types.ts';

/** How to walk through a chapter: where its steps begin, and what a move means in them. */

const fits = (move: Move, pattern: Pattern): boolean =>
  Object.entries(pattern).every(([field, wanted]) => {
    const value: unknown = Object.entries(move).find(([name]) => name === field)?.[1];
    return typeof wanted === 'object'
      ? typeof value === 'number' && value >= wanted.atLeast
      : value === wanted;
  });

const isSame = (one: Move, other: Move): boolean =>
  Object.keys(one).length === Object.keys(other).length && fits(one, other as unknown as Pattern);

/** Does this move do what the step asks for? */
export const does = ({ move: asked, also }: Step, move: Move): boolean =>
  isSame(move, asked) || also.some((pattern) => fits(move, pattern));

/** The response of a step to another legal move; undefined if there is no specific one. */
export const answerTo = ({ answers }: Step, move: Move): string | undefined =>
  answers.find(({ to }) => fits(move, to))?.says;

/** Does the chapter continue elsewhere after this step? Then the outcome is explained first. */
export function endsHere({ steps }: Chapter, at: number): boolean {
  const next = steps[at + 1];
  return next === undefined || next.position !== undefined;
}

/** The game as a step finds it, when it asks. */
export function beginningOf(chapter: Chapter, at: number): Game {
  const { steps, me } = chapter;
  const step = steps[at];
  if (step === undefined) throw new Error(`${chapter.id} has no step ${at}`);
  const game = step.position ? gameAt(step.position) : endOf(chapter, at - 1);
  return replied(game, me, step.replies).game;
}

/** The game after the move that a step asks for. If the chapter continues elsewhere, the others play only the listed replies. */
export function endOf(chapter: Chapter, at: number): Game {
  const step = chapter.steps[at];
  if (step === undefined) throw new Error(`${chapter.id} has no step ${at}`);
  const game = after(beginningOf(chapter, at), step.move);
  return replied(game, chapter.me, step.replies, { quietly: !endsHere(chapter, at) }).game;
}
