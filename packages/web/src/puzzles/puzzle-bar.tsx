import type { Puzzle } from '@hinode/learn/puzzles';
import { useText } from '../app/language.tsx';
import { writeRoute } from '../app/route.ts';
import { hasRail, useScreen } from '../app/screen.ts';
import { Daruma } from '../art/daruma.tsx';
import { Icon } from '../art/icon.tsx';
import lesson from '../learn/lesson/lesson.module.css';
import { Menu } from '../menu/menu.tsx';
import { CopyLink } from '../position/copy-link.tsx';
import { Pips } from './pips.tsx';
import { useEyes } from './progress.ts';
import { usePuzzleText } from './use-puzzles-text.ts';

/** Above a puzzle, in place of the season: its title, and the way back to the shelf. */
export function PuzzleBar({ puzzle: { id, difficulty, clan } }: { readonly puzzle: Puzzle }) {
  const text = useText();
  const { title } = usePuzzleText(id);
  const eyes = useEyes(id);
  const wide = hasRail(useScreen());
  return (
    <header className={lesson.bar} data-puzzle={id} data-eyes={eyes}>
      <a className={lesson.back} href={writeRoute({ page: 'puzzles' })} aria-label={text.say('puzzles.all')}>
        <Icon name="arrow-back" size={22} />
      </a>
      <Daruma eyes={eyes} size={wide ? 44 : 32} />
      <div className={lesson.names}>
        <h1>{title}</h1>
        <p>
          <Pips difficulty={difficulty} /> {text.say('puzzles.you', { clan: { name: clan } })}
        </p>
      </div>
      <span className={lesson.room} />
      {wide && <CopyLink />}
      <Menu />
    </header>
  );
}
