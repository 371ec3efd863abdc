import { type ReactNode, useId } from 'react';
import { useText } from '../app/language.tsx';
import { Icon } from '../art/icon.tsx';
import { SeasonSeal } from '../art/season-seal.tsx';
import styles from './filter-list.module.css';
import { countWith, type Filter, type Filters, type Finds, hasFilter, toggled, without } from './filters.ts';
import { KINDS, SEASONS, SOURCES, THINGS } from './things.ts';
import { filterName } from './words.ts';

interface Props {
  readonly filters: Filters;
  readonly finds: Finds;
  readonly onChange: (filters: Filters) => void;
}

/** The filters, each with the number of things it would leave. */
export function FilterList({ filters, finds, onChange }: Props) {
  const text = useText();
  const all = !filters.some(({ by }) => by === 'season');
  return (
    <>
      <Group label={text.say('card-browser.season')} className={styles.seasons}>
        {SEASONS.map((is) => (
          <button
            key={is}
            type="button"
            className={styles.season}
            aria-pressed={hasFilter(filters, { by: 'season', is })}
            aria-label={text.name(is)}
            title={text.name(is)}
            onClick={() => onChange(toggled(filters, { by: 'season', is }))}
          >
            <SeasonSeal season={is} size={34} />
          </button>
        ))}
        <button
          type="button"
          className={styles.season}
          aria-pressed={all}
          onClick={() => onChange(without(filters, 'season'))}
        >
          {text.say('card-browser.all')}
        </button>
      </Group>
      <Group label={text.say('card-browser.type')}>
        {KINDS.map((is) => (
          <Row key={is} filter={{ by: 'kind', is }} filters={filters} finds={finds} onChange={onChange}>
            <i className={styles.shape} data-kind={is} />
          </Row>
        ))}
      </Group>
      <Group label={text.say('card-browser.set')}>
        {SOURCES.map((is) => (
          <Row key={is} filter={{ by: 'source', is }} filters={filters} finds={finds} onChange={onChange} />
        ))}
      </Group>
    </>
  );
}

interface GroupProps {
  readonly label: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

function Group({ label, className, children }: GroupProps) {
  const heading = useId();
  return (
    <section className={styles.group} aria-labelledby={heading}>
      <h2 id={heading} className={styles.heading}>
        {label}
      </h2>
      <div className={className ?? styles.rows}>{children}</div>
    </section>
  );
}

interface RowProps extends Props {
  readonly filter: Filter;
  readonly children?: ReactNode;
}

function Row({ filter, filters, finds, onChange, children }: RowProps) {
  const text = useText();
  const isOn = hasFilter(filters, filter);
  return (
    <button
      type="button"
      className={styles.row}
      aria-pressed={isOn}
      onClick={() => onChange(toggled(filters, filter))}
    >
      {children ?? <span className={styles.check}>{isOn && <Icon name="check" size={16} />}</span>}
      <span className={styles.name}>{filterName(text, filter)}</span>
      <span className={styles.count}>{text.number(countWith(THINGS, filters, filter, finds))}</span>
    </button>
  );
}
