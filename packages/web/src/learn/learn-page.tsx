import { chapterOf } from '@hinode/learn/lessons';
import { FirstGame } from './first-game.tsx';
import { LessonPage } from './lesson/lesson-page.tsx';
import { FIRST_GAME } from './lesson/next-place.ts';
import { Road } from './road/road.tsx';

/** The road, a lesson on it, or the game behind its gate. */
export function LearnPage({ chapter: id }: { readonly chapter?: string | undefined }) {
  if (id === FIRST_GAME) return <FirstGame />;
  const chapter = id === undefined ? undefined : chapterOf(id);
  return chapter ? <LessonPage chapter={chapter} /> : <Road />;
}
