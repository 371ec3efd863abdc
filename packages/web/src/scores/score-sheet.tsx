import { nextSet, PROVINCE_IDS } from '@hinode/engine/facts';
import { SOURCES, type Source } from '@hinode/wire/statistics';
import { Say, useText } from '../app/language.tsx';
import { isPhone, useScreen } from '../app/screen.ts';
import { Emblem } from '../art/emblem.tsx';
import { Icon } from '../art/icon.tsx';
import { Textured } from '../art/textured.tsx';
import { youIn } from '../table/persons.ts';
import { useTableState } from '../table/use-table.ts';
import { ScoreBars } from './score-bars.tsx';
import { type ScoreLine, scoreLines } from './score-lines.ts';
import styles from './score-sheet.module.css';
import { SOURCE_ICONS, SOURCE_NAMES } from './source-names.ts';

/** Where everybody's points came from, and what Winter would add if nothing changed. */
export function ScoreSheet({ bars = true }: { readonly bars?: boolean }) {
  const text = useText();
  const state = useTableState();
  const clans = scoreLines(state);
  const over = state.view.result !== undefined;
  return (
    <section className={styles.scores} data-scores="" aria-label={text.say('sheet.title')}>
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
  readonly clans: readonly ScoreLine[];
}

function Heads({ clans }: Clans) {
  const text = useText();
  const you = youIn(useTableState());
  return (
    <thead>
      <tr>
        <th scope="col">
          <span className="spoken">
            <Say k="score.source" />
          </span>
        </th>
        {clans.map(({ clan }) => (
          <th key={clan} scope="col" className={styles.clan} data-mine={clan === you || undefined}>
            <Emblem clan={clan} size={22} />
            <span>{text.name(clan)}</span>
          </th>
        ))}
      </tr>
    </thead>
  );
}

function Row({ clans, source, part }: Clans & { readonly source: Source; readonly part: 'now' | 'winter' }) {
  const phone = isPhone(useScreen());
  const you = youIn(useTableState());
  return (
    <tr data-source={source}>
      <th scope="row">
        <span className={styles.source}>
          {source !== 'lost' && (
            <span className={styles.swatch} data-pale={part === 'winter' || undefined}>
              <Textured name={source} />
            </span>
          )}
          {!phone && <Icon name={SOURCE_ICONS[source]} size={16} />}
          <span>
            <Say k={SOURCE_NAMES[source]} />
          </span>
        </span>
      </th>
      {clans.map((line) => (
        <td key={line.clan} data-mine={line.clan === you || undefined}>
          <Points vp={line[part]?.[source] ?? 0} />
          {source === 'provinces' && <Provinces provinces={line.provinces} />}
        </td>
      ))}
    </tr>
  );
}

/** Zero is shown as a dot, so that points stand out. */
function Points({ vp }: { readonly vp: number }) {
  const text = useText();
  if (vp !== 0) return text.number(vp);
  return (
    <>
      <span className={styles.nothing} aria-hidden="true">
        ·
      </span>
      <span className="spoken">{text.number(0)}</span>
    </>
  );
}

/** How many there are, and how many would pay more. */
function Provinces({ provinces }: { readonly provinces: number }) {
  const next = nextSet(provinces);
  const values = { n: provinces, all: PROVINCE_IDS.length };
  return (
    <small className={styles.provinces}>
      {next === undefined ? (
        <Say k="score.provinces" values={values} />
      ) : (
        <Say k="score.next-set" values={{ ...values, next: next.provinces, vp: next.vp }} />
      )}
    </small>
  );
}

interface TotalsProps extends Clans {
  readonly label: 'sheet.total' | 'sheet.now' | 'sheet.projected';
  readonly of: 'total' | 'projected';
}

function Totals({ clans, label, of }: TotalsProps) {
  const text = useText();
  const you = youIn(useTableState());
  return (
    <tr className={styles.total}>
      <th scope="row">
        <Say k={label} />
      </th>
      {clans.map((line) => (
        <td key={line.clan} data-mine={line.clan === you || undefined}>
          {text.number(line[of])}
        </td>
      ))}
    </tr>
  );
}
