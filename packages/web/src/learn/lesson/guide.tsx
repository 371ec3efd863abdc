import type { Move } from '@hinode/engine';
import type { Text } from '@hinode/text';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../../app/language.tsx';
import { goTo } from '../../app/route.ts';
import { useScreen } from '../../app/screen.ts';
import { Tanuki } from '../../art/tanuki.tsx';
import type { Pose } from '../../art/tanuki-parts.ts';
import type { Coming } from '../../battle/watch.ts';
import { useComing } from '../../battle/watching.tsx';
import { useTableState } from '../../table/use-table.ts';
import { Button } from '../../ui/button.tsx';
import { useWords, type Words } from '../lesson-text.ts';
import { Marked } from '../marked.tsx';
import styles from './lesson.module.css';
import type { Lesson, LessonState } from './lesson.ts';
import { nextPlace } from './next-place.ts';
import { Pointing } from './pointing.tsx';

interface Props {
  readonly lesson: Lesson;
  readonly state: LessonState;
}

const POSES: Readonly<Record<LessonState['moment'], Pose>> = {
  asks: 'point',
  other: 'stand',
  shows: 'point',
  made: 'wait',
  done: 'joy',
};

/** The guide: the situation, what to do, and what came of it. */
export function Guide({ lesson, state: latest }: Props) {
  const words = useWords();
  const text = useText();
  const screen = useScreen();
  const coming = useComing();
  const isTold = useIsTold(lesson, latest, coming);
  const [told, setTold] = useState(latest);
  if (isTold && told !== latest) setTold(latest);
  const state = isTold ? latest : told;
  const moment = isTold ? state.moment : 'made';
  useNextAfterAccount(lesson, state, isTold && coming !== undefined);
  const hasRoom = screen === 'wide' || screen === 'laptop';
  const { view } = useTableState();
  const onMap = view.battle === undefined && view.phase !== 'tea' && view.phase !== 'over';
  return (
    <div
      className={styles.guide}
      data-guide={moment}
      data-chapter={lesson.chapter.id}
      data-step={state.step.id}
      data-keep-clear=""
    >
      <div className={styles.bubble}>
        <div role="status" aria-live="polite" aria-label={words.say('guide')}>
          <p className={styles.says}>
            <Marked text={sentence(words, lesson, state, moment)} />
          </p>
          {moment === 'asks' && (
            <p className="spoken">{words.say('look-at', { what: thingsIn(state.step.move, text) })}</p>
          )}
        </div>
        {coming === undefined && <Buttons lesson={lesson} state={state} moment={moment} />}
      </div>
      <Tanuki pose={hasRoom && onMap ? POSES[moment] : 'head'} className={styles.tanuki} />
      {moment === 'asks' && <Pointing move={state.step.move} />}
    </div>
  );
}

/**
 * A battle is told at the table's own pace; only after that is there something to say about it. The outcome is explained beside the
 * battle's account.
 */
function useIsTold(lesson: Lesson, { moment }: LessonState, coming: Coming | undefined): boolean {
  const { moves } = useTableState();
  const { moves: made, view } = lesson.table.state();
  if (coming === undefined) return moves >= made;
  return coming.ends && moment === 'done' && view.phase !== 'over';
}

/** Somebody who goes on from the account has read the text beside it; it does not apply to the next battle of that war. */
function useNextAfterAccount(lesson: Lesson, { at }: LessonState, isBesideAccount: boolean): void {
  const was = useRef<number>(undefined);
  useEffect(() => {
    if (!isBesideAccount && was.current === at) lesson.goOn();
    was.current = isBesideAccount ? at : undefined;
  }, [lesson, at, isBesideAccount]);
}

function sentence(
  words: Words,
  { chapter }: Lesson,
  { step, answer }: LessonState,
  moment: LessonState['moment'],
): string {
  const said = words.chapters[chapter.id]?.steps[step.id];
  switch (moment) {
    case 'shows':
      return words.say('watch');
    case 'other':
      return (answer && said?.answers?.[answer]) ?? words.say('other-move');
    case 'done':
      return said?.done ?? '';
    default:
      return said?.says ?? '';
  }
}

/** By name: a Bushi, Kansai. */
const thingsIn = (move: Move, text: Text): string =>
  Object.entries(move)
    .filter(([field]) => ['tile', 'figure', 'from', 'to', 'province', 'shrine', 'card', 'of'].includes(field))
    .map(([, id]) => text.name(String(id)))
    .join(', ');

function Buttons({ lesson, state, moment }: Props & { readonly moment: LessonState['moment'] }) {
  const words = useWords();
  const { chapter } = lesson;
  switch (moment) {
    case 'asks':
      return (
        <div className={styles.buttons} key={`${chapter.id} ${state.at}`}>
          <Button className={styles.showMe} data-show-me="" onClick={lesson.showMe}>
            {words.say('show-me')}
          </Button>
        </div>
      );
    case 'other':
      return (
        <div className={styles.buttons}>
          <Button look="primary" data-take-back="" onClick={lesson.takeBack}>
            {words.say('take-back')}
          </Button>
        </div>
      );
    case 'done': {
      const isLast = state.at === chapter.steps.length - 1;
      const next = nextPlace(chapter.id);
      return (
        <div className={styles.buttons}>
          <Button
            look="primary"
            data-next={isLast ? 'station' : 'step'}
            onClick={() => (isLast ? goTo({ page: 'learn', chapter: next }) : lesson.goOn())}
          >
            {words.say(isLast ? (next === 'first-game' ? 'to-the-gate' : 'next-station') : 'next-step')}
          </Button>
        </div>
      );
    }
    default:
      return null;
  }
}
