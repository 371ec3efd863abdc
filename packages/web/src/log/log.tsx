import { memo, Suspense, useEffect, useState } from 'react';
import { Say, SayMessage, useText } from '../app/language.tsx';
import { useScreen } from '../app/screen.ts';
import { Emblem } from '../art/emblem.tsx';
import { Icon } from '../art/icon.tsx';
import { Since } from '../follow/later.ts';
import { useReading } from '../follow/reading.ts';
import { useTableState } from '../table/use-table.ts';
import { One, OneOf } from '../ui/one-of.tsx';
import { useArriving } from '../ui/use-arriving.ts';
import {
  type Chapter,
  chaptersOf,
  FILTERS,
  type Filter,
  type Income,
  type Line,
  linesOf,
} from './chapters.ts';
import { LineOf } from './line.tsx';
import styles from './log.module.css';
import { Spoken } from './spoken.tsx';
import { useAtEnd } from './use-at-end.ts';

interface Props {
  /** On a sheet of its own, which already has the title, it has no frame. */
  readonly onSheet?: boolean;
  /** A line was pressed, and its place is lit on the map. */
  readonly onPlace?: (() => void) | undefined;
}

/** How many chapters are drawn at once when the log opens. */
const AT_ONCE = 3;

/** What happened, in words. */
export function Log({ onSheet = false, onPlace }: Props) {
  const text = useText();
  const { log, me, answered, decision } = useTableState();
  const screen = useScreen();
  const [filter, setFilter] = useState<Filter>('all');
  const lines = linesOf(log);
  const chapters = chaptersOf(lines, filter, me);
  // The newest first.
  const arrived = useArriving(chapters.length, AT_ONCE);
  const { scroller, onScroll } = useAtEnd(`${filter} ${lines.length} ${arrived}`);
  const isWhole = arrived === chapters.length;
  const inLog = useReading((reading) => reading.inLog);
  useEffect(() => {
    if (inLog && isWhole)
      scroller.current?.querySelector('[data-first-new]')?.scrollIntoView({ block: 'start' });
  }, [inLog, isWhole, scroller]);
  // If I am asked, everything after my last answer is marked.
  const after = decision === undefined ? undefined : answered;
  const firstNew = after === undefined ? undefined : lines.find(({ at }) => at > after)?.key;
  return (
    <section className={styles.log} data-on-sheet={onSheet || undefined} aria-label={text.say('label.log')}>
      {screen === 'wide' && !onSheet && (
        <Suspense>
          <Since />
        </Suspense>
      )}
      <header className={styles.head}>
        {!onSheet && (
          <h2 className={styles.title}>
            <Say k="story.title" />
          </h2>
        )}
        <Filters filter={filter} onChange={setFilter} />
      </header>
      <section
        ref={scroller}
        onScroll={onScroll}
        className={styles.scroll}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must be able to reach anything that scrolls
        tabIndex={0}
        aria-label={text.say('story.title')}
      >
        {chapters.length === 0 && (
          <p className={styles.none}>
            <Say k={NONE[filter]} />
          </p>
        )}
        {chapters.slice(chapters.length - arrived).map((chapter) => (
          <ChapterOf key={chapter.key} chapter={chapter} firstNew={firstNew} onPlace={onPlace} />
        ))}
      </section>
      <Spoken lines={lines} />
    </section>
  );
}

const NAMES = { all: 'story.all', mine: 'story.mine', points: 'story.points' } as const;

const NONE = { all: 'story.none', mine: 'story.none-mine', points: 'story.none-points' } as const;

interface FiltersProps {
  readonly filter: Filter;
  readonly onChange: (filter: Filter) => void;
}

function Filters({ filter, onChange }: FiltersProps) {
  const text = useText();
  const choose = (value: string): void => {
    const chosen = FILTERS.find((known) => known === value);
    if (chosen) onChange(chosen);
  };
  return (
    <OneOf value={filter} onChoose={choose} className={styles.filters} aria-label={text.say('story.filter')}>
      {FILTERS.map((one) => (
        <One key={one} value={one} className={styles.filter}>
          <Say k={NAMES[one]} />
        </One>
      ))}
    </OneOf>
  );
}

interface ChapterProps {
  readonly chapter: Chapter;
  /** Everything from here on is new. */
  readonly firstNew: string | undefined;
  readonly onPlace: (() => void) | undefined;
}

const ChapterOf = memo(
  ({ chapter: { heading, lines, offers }, firstNew, onPlace }: ChapterProps) => (
    <section className={styles.chapter}>
      {heading && firstNew === heading.key && <New />}
      {heading && <Heading line={heading} />}
      {offers.length > 0 && <Offers lines={offers} />}
      <ul>
        {lines.map((line) => (
          <Listed key={line.key} line={line} isFirstNew={firstNew === line.key} onPlace={onPlace} />
        ))}
      </ul>
    </section>
  ),
  isSameChapter,
);

/** Only the last chapter grows, and the mark moves only to where the new lines begin. */
function isSameChapter(before: ChapterProps, now: ChapterProps): boolean {
  return (
    before.firstNew === now.firstNew &&
    before.chapter.key === now.chapter.key &&
    isSameList(before.chapter.lines, now.chapter.lines) &&
    before.chapter.offers.length === now.chapter.offers.length
  );
}

const isSameList = (before: Chapter['lines'], now: Chapter['lines']): boolean =>
  before.length === now.length && before.every((line, i) => isSameLine(line, now[i]));

const isSameLine = (line: Line | Income, other: Line | Income | undefined): boolean =>
  other !== undefined &&
  ('income' in line
    ? 'income' in other && line.income.length === other.income.length
    : 'event' in other && line.event === other.event);

function Heading({ line: { event, message } }: { readonly line: Line }) {
  return (
    <h3 className={styles.heading}>
      {event.type === 'mandateChosen' && <Icon name={event.mandate} size={16} />}
      <SayMessage message={message} />
    </h3>
  );
}

const New = () => (
  <p className={styles.new} data-first-new="">
    <Say k="since.new" />
  </p>
);

/** A tea has many messages and few alliances. */
function Offers({ lines }: { readonly lines: readonly Line[] }) {
  return (
    <details className={styles.offers}>
      <summary>
        <Say k="story.offers" values={{ n: lines.length }} />
      </summary>
      <ul>
        {lines.map((line) => (
          <LineOf key={line.key} line={line} />
        ))}
      </ul>
    </details>
  );
}

interface ListedProps {
  readonly line: Line | Income;
  readonly isFirstNew: boolean;
  readonly onPlace: (() => void) | undefined;
}

const Listed = ({ line, isFirstNew, onPlace }: ListedProps) => (
  <>
    {isFirstNew && (
      <li>
        <New />
      </li>
    )}
    {'income' in line ? <IncomeOf income={line.income} /> : <LineOf line={line} onPlace={onPlace} />}
  </>
);

/** Every clan's emblem with what it received. */
function IncomeOf({ income }: Pick<Income, 'income'>) {
  const text = useText();
  return (
    <li className={styles.income}>
      <Say k="story.income" />
      {income.map(({ clan, coins }) => (
        <span key={clan} className={styles.got}>
          <Emblem clan={clan} size={16} title={text.name(clan)} />
          <b>{text.number(coins)}</b>
        </span>
      ))}
      <Icon name="coin" />
    </li>
  );
}
