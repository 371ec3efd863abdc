import { CHAPTER_IDS } from '@hinode/learn/lessons';
import { DropdownMenu } from 'radix-ui';
import { useState } from 'react';
import { goTo, writeRoute } from '../../app/route.ts';
import { hasRail, useScreen } from '../../app/screen.ts';
import { Daruma } from '../../art/daruma.tsx';
import { Icon } from '../../art/icon.tsx';
import menu from '../../menu/menu.module.css';
import { Menu } from '../../menu/menu.tsx';
import { MenuItem } from '../../menu/menu-item.tsx';
import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { Dots } from '../dots.tsx';
import { useWords } from '../lesson-text.ts';
import { useProgress } from '../progress.ts';
import styles from './lesson.module.css';
import type { Lesson, LessonState } from './lesson.ts';
import { Met } from './met.tsx';
import { nextPlace } from './next-place.ts';

interface Props {
  readonly lesson: Lesson;
  readonly state: LessonState;
}

/** Above a lesson, in place of the season: its title, the progress, and the ways out. */
export function LessonBar({ lesson, state: { at, moment } }: Props) {
  const words = useWords();
  const screen = useScreen();
  const [isMetOpen, setMetOpen] = useState(false);
  const { chapter } = lesson;
  const isDone = useProgress(({ done }) => done.includes(chapter.id));
  const steps = chapter.steps.length;
  const done = moment === 'done' ? at + 1 : at;
  const place = {
    chapter: CHAPTER_IDS.indexOf(chapter.id) + 1,
    chapters: CHAPTER_IDS.length,
    step: at + 1,
    steps,
  };
  const wide = hasRail(screen);
  const dots = (
    <Dots
      steps={steps}
      done={done}
      isHere={moment !== 'done'}
      label={words.say('steps-done', { done, steps })}
    />
  );
  const skip = (): void => goTo({ page: 'learn', chapter: nextPlace(chapter.id) });
  const toRules = (): void => goTo({ page: 'rules' });
  return (
    <header className={styles.bar}>
      <a className={styles.back} href={writeRoute({ page: 'learn' })} aria-label={words.say('back-to-road')}>
        <Icon name="arrow-back" size={22} />
      </a>
      <Daruma eyes={isDone ? 2 : 1} size={wide ? 44 : 32} />
      <div className={styles.names}>
        <h1>{words.chapters[chapter.id]?.title}</h1>
        <p>
          {words.say(wide ? 'chapter-step' : 'chapter-step-short', place)}
          {!wide && dots}
        </p>
      </div>
      {wide && dots}
      <span className={styles.room} />
      {wide && (
        <>
          <Button look="quiet" data-step-back="" onClick={lesson.stepBack}>
            <Icon name="undo" size={18} /> {words.say('step-back')}
          </Button>
          <Button look="quiet" data-skip="" onClick={skip}>
            <Icon name="arrow-next" size={18} /> {words.say('skip')}
          </Button>
          {screen !== 'wide' && (
            <Button look="quiet" onClick={() => setMetOpen(true)}>
              <Icon name="check" size={18} /> {words.say('met')}
            </Button>
          )}
          <Button look="quiet" onClick={toRules}>
            <Icon name="book" size={18} /> {words.say('rules')}
          </Button>
        </>
      )}
      <Menu>
        {!wide && (
          <>
            <MenuItem icon="undo" onSelect={lesson.stepBack}>
              {words.say('step-back')}
            </MenuItem>
            <MenuItem icon="arrow-next" onSelect={skip}>
              {words.say('skip')}
            </MenuItem>
            <MenuItem icon="check" onSelect={() => setMetOpen(true)}>
              {words.say('met')}
            </MenuItem>
            <MenuItem icon="book" onSelect={toRules}>
              {words.say('rules')}
            </MenuItem>
            <DropdownMenu.Separator className={menu.separator} />
          </>
        )}
      </Menu>
      {isMetOpen && (
        <Sheet title={words.say('met')} onClose={() => setMetOpen(false)}>
          <Met chapter={chapter} at={at} />
        </Sheet>
      )}
    </header>
  );
}
