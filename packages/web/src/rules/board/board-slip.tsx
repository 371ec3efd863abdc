import { type Board, loadBoard } from '@hinode/learn';
import { Suspense, use, useEffect, useMemo, useRef, useState } from 'react';
import { useText } from '../../app/language.tsx';
import { Icon } from '../../art/icon.tsx';
import { ChoosingProvider } from '../../choices/choosing.tsx';
import { Marked } from '../../reading/marked.tsx';
import { useRules } from '../../reading/use-rules.ts';
import { openScenarioTable } from '../../scenario/scenario-table.ts';
import { TableProvider } from '../../table/table-provider.tsx';
import { Button } from '../../ui/button.tsx';
import { ownMoves, repliesIn, whoTries } from './board-moves.ts';
import styles from './board-slip.module.css';
import { SmallAnswers } from './small-answers.tsx';
import { SmallMap } from './small-map.tsx';
import { WholeTable } from './whole-table.tsx';

const boards = new Map<string, Promise<Board>>();

function boardNamed(id: string): Promise<Board> {
  const known = boards.get(id) ?? loadBoard(id);
  boards.set(id, known);
  return known;
}

/** A live board: a position on which the rules can be tried. It is set up once it comes into view. */
export function BoardSlip({ id }: { readonly id: string }) {
  const slip = useRef<HTMLElement>(null);
  const [isSeen, setSeen] = useState(false);
  const text = useText();
  useEffect(() => {
    if (slip.current === null) return;
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
      },
      { rootMargin: '200px' },
    );
    watch.observe(slip.current);
    return () => watch.disconnect();
  }, []);
  return (
    <figure className={styles.slip} ref={slip} aria-label={text.say('rules.board')} data-board={id}>
      {isSeen && (
        <Suspense>
          <LiveBoard id={id} />
        </Suspense>
      )}
    </figure>
  );
}

function LiveBoard({ id }: { readonly id: string }) {
  const text = useText();
  const { boards: tasks } = useRules();
  const board = use(boardNamed(id));
  const table = useMemo(() => {
    // Its moves have not been tried yet.
    const { setup, position } = board;
    const scenario = { setup, ...(position && { position }) };
    return openScenarioTable({ scenario, me: whoTries(board), replies: repliesIn(board) });
  }, [board]);
  useEffect(() => table.close, [table]);
  const [isWhole, setWhole] = useState(false);
  const task = <Marked text={tasks[id] ?? ''} />;
  if (isWhole)
    return (
      <WholeTable
        table={table}
        task={task}
        onClose={() => {
          table.again();
          setWhole(false);
        }}
      />
    );
  return (
    <TableProvider table={table}>
      <ChoosingProvider>
        <SmallMap about={ownMoves(board)} />
        <div className={styles.head}>
          <p className={styles.task}>{task}</p>
          <Button onClick={table.again}>
            <Icon name="again" size={18} />
            {text.say('rules.again')}
          </Button>
          <Button
            aria-label={text.say('rules.whole-table')}
            title={text.say('rules.whole-table')}
            onClick={() => setWhole(true)}
          >
            <Icon name="fullscreen" size={18} />
          </Button>
        </div>
        <SmallAnswers onWhole={() => setWhole(true)} />
      </ChoosingProvider>
    </TableProvider>
  );
}
