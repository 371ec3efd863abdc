import { LADDER, type Outcome, type Puzzle } from '@hinode/learn/puzzles';
import { useEffect } from 'react';
import { useText } from '../app/language.tsx';
import { goTo } from '../app/route.ts';
import { useScreen } from '../app/screen.ts';
import { Tanuki } from '../art/tanuki.tsx';
import { useComing } from '../battle/watching.tsx';
import lesson from '../learn/lesson/lesson.module.css';
import { useTableState } from '../table/use-table.ts';
import { Button } from '../ui/button.tsx';
import { Missed } from './missed.tsx';
import { usePuzzles } from './progress.ts';
import type { PuzzleTable } from './puzzle-table.ts';
import { usePuzzleText } from './use-puzzles-text.ts';

interface Props {
  readonly puzzle: Puzzle;
  readonly table: PuzzleTable;
}

type Moment = 'asks' | 'shows' | 'shown' | 'solved' | 'failed';

const POSES = { asks: 'stand', shows: 'point', shown: 'stand', solved: 'joy', failed: 'wait' } as const;

/** The guide says what to do, and afterwards how it went. */
export function PuzzleGuide({ puzzle, table }: Props) {
  const screen = useScreen();
  const { view } = useTableState();
  const outcome = useOutcome(table);
  const moment = momentOf(table, outcome);
  useRemembered(puzzle.id, moment);
  const onMap = view.battle === undefined && view.phase !== 'over';
  const hasRoom = (screen === 'wide' || screen === 'laptop') && onMap;
  return (
    <div className={lesson.guide} data-guide={moment} data-keep-clear="">
      <div className={lesson.bubble}>
        <div role="status" aria-live="polite">
          <Said puzzle={puzzle} moment={moment} outcome={outcome} />
        </div>
        <Buttons puzzle={puzzle} table={table} moment={moment} />
      </div>
      <Tanuki pose={hasRoom ? POSES[moment] : 'head'} className={lesson.tanuki} />
    </div>
  );
}

/** A battle is told at the table's own pace; the try is over only after that. */
function useOutcome(table: PuzzleTable): Outcome | undefined {
  const { moves } = useTableState();
  const isTold = useComing() === undefined && moves >= table.state().moves;
  return isTold ? table.outcome() : undefined;
}

function momentOf(table: PuzzleTable, outcome: Outcome | undefined): Moment {
  if (table.isShown()) return outcome ? 'shown' : 'shows';
  if (outcome === undefined) return 'asks';
  return outcome.solved ? 'solved' : 'failed';
}

function useRemembered(id: string, moment: Moment): void {
  useEffect(() => {
    const puzzles = usePuzzles.getState();
    if (moment === 'solved') puzzles.solve(id);
    if (moment === 'failed' || moment === 'shown') puzzles.try(id);
  }, [id, moment]);
}

interface SaidProps {
  readonly puzzle: Puzzle;
  readonly moment: Moment;
  readonly outcome: Outcome | undefined;
}

function Said({ puzzle, moment, outcome }: SaidProps) {
  const text = useText();
  const { task, why } = usePuzzleText(puzzle.id);
  switch (moment) {
    case 'asks':
      return (
        <p className={lesson.says}>
          <b>{task}</b>
        </p>
      );
    case 'shows':
      return <p className={lesson.says}>{text.say('puzzles.watch')}</p>;
    case 'failed':
      return (
        <div className={lesson.says}>
          <b>{text.say('puzzles.failed')}</b>
          <Missed findings={outcome?.findings ?? []} />
        </div>
      );
    case 'solved':
    case 'shown':
      return (
        <p className={lesson.says}>
          <b>{text.say(moment === 'solved' ? 'puzzles.done' : 'puzzles.shown')}</b> {why}
        </p>
      );
  }
}

function Buttons({ puzzle, table, moment }: Props & { readonly moment: Moment }) {
  const text = useText();
  const again = (
    <Button data-again="" onClick={table.again} {...(moment === 'failed' && { look: 'primary' as const })}>
      {text.say('puzzles.again')}
    </Button>
  );
  const next = LADDER[LADDER.indexOf(puzzle) + 1];
  switch (moment) {
    case 'shows':
      return null;
    case 'asks':
    case 'failed':
      return (
        <div className={lesson.buttons}>
          <Button look={moment === 'asks' ? 'quiet' : 'choice'} data-show-me="" onClick={table.show}>
            {text.say('puzzles.show')}
          </Button>
          {moment === 'failed' && again}
        </div>
      );
    case 'shown':
      return <div className={lesson.buttons}>{again}</div>;
    case 'solved':
      return (
        <div className={lesson.buttons}>
          {again}
          <Button
            look="primary"
            data-next=""
            onClick={() => goTo(next ? { page: 'puzzles', id: next.id } : { page: 'puzzles' })}
          >
            {text.say(next ? 'puzzles.next' : 'puzzles.all')}
          </Button>
        </div>
      );
  }
}
