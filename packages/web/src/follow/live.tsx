import { Gains } from './gains.tsx';
import { Scenes } from './scenes.tsx';
import { useGreeting } from './use-greeting.ts';
import { useNews } from './use-news.ts';
import { useOwnAnswers } from './use-own-answers.ts';

/** What lies over the whole table as things happen: gains that fly, and moments worth a second. */
export function Live() {
  useOwnAnswers();
  useGreeting(useNews().news.length > 0);
  return (
    <>
      <Gains />
      <Scenes />
    </>
  );
}
