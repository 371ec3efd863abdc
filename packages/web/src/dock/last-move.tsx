import { Emblem } from '../art/emblem.tsx';
import { linesOf } from '../log/chapters.ts';
import { LineOf } from '../log/line.tsx';
import { Sentence } from '../log/sentence.tsx';
import type { LogEntry } from '../table/table.ts';
import { useTableState } from '../table/use-table.ts';
import styles from './dock.module.css';
import { Frame } from './frame.tsx';
import { WaitedFor } from './waiting.tsx';

/** A game that is seen again waits for nobody: the dock tells what the move did that led here. */
export function LastMove() {
  const { log, moves, view } = useTableState();
  const [first, ...others] = linesOf(log.filter((entry) => isOf(entry, moves))).filter(
    ({ message }) => !message.heading,
  );
  if (first === undefined)
    return <Frame quiet told question={<WaitedFor clans={view.decisions.map(({ clan }) => clan)} />} />;
  const { clan } = first.message;
  return (
    <Frame
      quiet
      told
      question={
        <span className={styles.waiting}>
          {clan && <Emblem clan={clan} size={24} />}
          <span className={styles.did} data-may-cut="">
            <Sentence message={first.message} subject={clan} />
          </span>
        </span>
      }
    >
      {others.length > 0 && (
        <ul className={styles.told}>
          {others.map((line) => (
            <LineOf key={line.key} line={line} />
          ))}
        </ul>
      )}
    </Frame>
  );
}

/** Was it said by the last of so many moves? That somebody is ready is not told. */
const isOf = ({ at, event }: LogEntry, moves: number): boolean =>
  at === moves && event.type !== 'readyChanged';
