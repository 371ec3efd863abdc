import { Say, useText } from '../app/language.tsx';
import { Emblem } from '../art/emblem.tsx';
import { useTableState } from '../table/use-table.ts';
import { ScoreBars } from './score-bars.tsx';
import styles from './score-sheet.module.css';
import { SOURCE_NAMES } from './source-names.ts';
import { SOURCES, type Source } from './sources.ts';
import { type Standing, standings } from './standing.ts';

/** Where everybody's points came from, and what Winter would add if nothing changed. */
export function ScoreSheet({ bars = true }: { readonly bars?: boolean }) {
  const text = useText();
  const state = useTableState();
  const clans = standings(state);
  const over = state.view.result !== undefined;
  return (
    <section className={styles.scores} aria-label={text.say('sheet.title')}>
      {bars && <ScoreBars clans={clans} />}
      <div className={styles.scroll}>
        <table className={styles.sheet}>
          <Heads clans={clans} />
          <tbody>
            {SOURCES.filter((source) => clans.some(({ now }) => now[source] !== 0)).map((source) => (
              <Row key={source} clans={clans} source={source} part="now" />
            ))}
            <Totals clans={clans} label={over ? 'sheet.total' : 'sheet.now'} of="total" />
          </tbody>
          {!over && (
            <tbody className={styles.winter}>
              {WINTER.map((source) => (
                <Row key={source} clans={clans} source={source} part="winter" />
              ))}
              <Totals clans={clans} label="sheet.projected" of="projected" />
            </tbody>
          )}
        </table>
      </div>
    </section>
  );
}

const WINTER = ['tokens', 'provinces', 'winter-cards'] as const satisfies readonly Source[];

interface Clans {
  readonly clans: readonly Standing[];
}

function Heads({ clans }: Clans) {
  const text = useText();
  return (
    <thead>
      <tr>
        <th scope="col">
          <span className="spoken">
            <Say k="score.source" />
          </span>
        </th>
        {clans.map(({ clan }) => (
          <th key={clan} scope="col" className={styles.clan}>
            <Emblem clan={clan} size={22} />
            <span>{text.name(clan)}</span>
          </th>
        ))}
      </tr>
    </thead>
  );
}

function Row({ clans, source, part }: Clans & { readonly source: Source; readonly part: 'now' | 'winter' }) {
  const text = useText();
  return (
    <tr>
      <th scope="row">
        <Say k={SOURCE_NAMES[source]} />
      </th>
      {clans.map((standing) => (
        <td key={standing.clan}>
          {text.number(standing[part]?.[source] ?? 0)}
          {source === 'provinces' && (
            <small className={styles.provinces}>
              <Say k="score.provinces" values={{ n: standing.provinces }} />
            </small>
          )}
        </td>
      ))}
    </tr>
  );
}

interface TotalsProps extends Clans {
  readonly label: 'sheet.total' | 'sheet.now' | 'sheet.projected';
  readonly of: 'total' | 'projected';
}

function Totals({ clans, label, of }: TotalsProps) {
  const text = useText();
  return (
    <tr className={styles.total}>
      <th scope="row">
        <Say k={label} />
      </th>
      {clans.map((standing) => (
        <td key={standing.clan}>{text.number(standing[of])}</td>
      ))}
    </tr>
  );
}
