import type { LogMessage } from '@hinode/text';
import { ToggleGroup } from 'radix-ui';
import { memo, useState } from 'react';
import { Say, SayMessage, useText } from '../app/language.tsx';
import { Emblem } from '../art/emblem.tsx';
import { useTableState } from '../table/use-table.ts';
import { type Chapter, chaptersOf, FILTERS, type Filter, linesOf } from './chapters.ts';
import styles from './log.module.css';
import { Spoken } from './spoken.tsx';
import { useAtEnd } from './use-at-end.ts';

/** What happened, in words. On a sheet of its own, which has the title already, it lies without a frame. */
export function Log({ onSheet = false }: { readonly onSheet?: boolean }) {
  const text = useText();
  const { log, me } = useTableState();
  const [filter, setFilter] = useState<Filter>('all');
  const lines = linesOf(log);
  const chapters = chaptersOf(lines, filter, me);
  const { scroller, onScroll } = useAtEnd(`${filter} ${lines.length}`);
  return (
    <section className={styles.log} data-on-sheet={onSheet || undefined} aria-label={text.say('label.log')}>
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
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
        tabIndex={0}
        aria-label={text.say('story.title')}
      >
        {chapters.length === 0 && (
          <p className={styles.none}>
            <Say k={NONE[filter]} />
          </p>
        )}
        {chapters.map((chapter) => (
          <ChapterOf key={chapter.key} chapter={chapter} />
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
    <ToggleGroup.Root
      type="single"
      value={filter}
      onValueChange={choose}
      className={styles.filters}
      aria-label={text.say('story.filter')}
    >
      {FILTERS.map((one) => (
        <ToggleGroup.Item key={one} value={one} className={styles.filter}>
          <Say k={NAMES[one]} />
        </ToggleGroup.Item>
      ))}
    </ToggleGroup.Root>
  );
}

const ChapterOf = ({ chapter: { heading, lines } }: { readonly chapter: Chapter }) => (
  <section className={styles.chapter}>
    {heading && (
      <h3 className={styles.heading}>
        <SayMessage message={heading} />
      </h3>
    )}
    <ul>
      {lines.map((line) => (
        <LineOf key={line.key} message={line.message} />
      ))}
    </ul>
  </section>
);

const LineOf = memo(({ message }: { readonly message: LogMessage }) => (
  <li className={styles.line}>
    <span className={styles.emblem}>{message.clan && <Emblem clan={message.clan} size={18} />}</span>
    <span>
      <SayMessage message={message} />
    </span>
  </li>
));
