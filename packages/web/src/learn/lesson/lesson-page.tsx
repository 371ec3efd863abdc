import type { Chapter } from '@hinode/learn/lessons';
import { useEffect, useMemo, useState } from 'react';
import { PACE, useSettings } from '../../app/settings.ts';
import { playSound } from '../../sound/sound.ts';
import { FrameContext } from '../../table/frame.ts';
import { TableProvider } from '../../table/table-provider.tsx';
import { TableScreen } from '../../table/table-screen.tsx';
import { useFollowed } from '../../table/use-followed.ts';
import { useWords } from '../lesson-text.ts';
import { useProgress } from '../progress.ts';
import { Guide } from './guide.tsx';
import { type Lesson, openLesson } from './lesson.ts';
import { LessonBar } from './lesson-bar.tsx';
import { Met } from './met.tsx';

/** A chapter, from the step where the reader left off. */
export function LessonPage({ chapter }: { readonly chapter: Chapter }) {
  const [lesson, setLesson] = useState<Lesson>();
  useEffect(() => {
    const { at, reach, finish } = useProgress.getState();
    const opened = openLesson({
      chapter,
      at: at[chapter.id] ?? 0,
      pace: PACE[useSettings.getState().speed],
      onStep: (step) => {
        if (step > (useProgress.getState().at[chapter.id] ?? 0)) brush();
        reach(chapter.id, step);
      },
      onDone: () => {
        brush();
        finish(chapter.id);
      },
    });
    setLesson(opened);
    return opened.close;
  }, [chapter]);
  return lesson && <Walked key={chapter.id} lesson={lesson} />;
}

/** A stroke of ink: a step is done. */
function brush(): void {
  if (useSettings.getState().sound) playSound('brush');
}

const stateOf = (lesson: Lesson) => lesson.state();

function Walked({ lesson }: { readonly lesson: Lesson }) {
  const state = useFollowed(lesson, stateOf);
  const { chapter, table } = lesson;
  const rests = useWords().say('rests');
  const speed = useSettings((settings) => settings.speed);
  useEffect(() => table.pace(PACE[speed]), [table, speed]);
  const frame = useMemo(
    () => ({
      bar: <LessonBar lesson={lesson} state={state} />,
      guide: <Guide lesson={lesson} state={state} />,
      end: <Met chapter={chapter} at={state.at} />,
      hides: chapter.hides,
      explains: true,
      ...(state.moment === 'done' && { rests }),
    }),
    [lesson, chapter, state, rests],
  );
  return (
    <FrameContext value={frame}>
      <TableProvider table={table}>
        <TableScreen />
      </TableProvider>
    </FrameContext>
  );
}
