import type { Played, Statistics } from '@hinode/wire';
import { useText } from '../app/language.tsx';
import { refusedKey } from '../online/refused-words.ts';
import { useAsked } from '../online/use-asked.ts';
import { Sheet } from '../ui/sheet.tsx';
import { ClanBars } from './clan-bars.tsx';
import { RatingPart } from './rating-part.tsx';
import styles from './statistics.module.css';

const SELDOM = 60_000;

/** What became of the games one played on this server. */
export function StatisticsSheet({ onClose }: { readonly onClose: () => void }) {
  const text = useText();
  const { value, refused } = useAsked<Statistics>('me/statistics', SELDOM);
  return (
    <Sheet title={text.say('statistics.title')} onClose={onClose}>
      <div className={styles.sheet} data-statistics="">
        {value !== undefined && <Shown statistics={value} />}
        <RatingPart />
        {value === undefined && refused !== undefined && <p role="status">{text.say(refusedKey(refused))}</p>}
      </div>
    </Sheet>
  );
}

function Shown({ statistics }: { readonly statistics: Statistics }) {
  const text = useText();
  const { games, wins, clans, endedEarly, left } = statistics;
  return (
    <>
      {games === 0 ? (
        <p className={styles.empty}>{text.say('statistics.none')}</p>
      ) : (
        <>
          <dl className={styles.figures}>
            <Figure label={text.say('statistics.games')} value={games} />
            <Figure label={text.say('statistics.wins')} value={wins} />
            <Figure label={text.say('statistics.mean-vp')} value={meanVp(statistics)} />
          </dl>
          <ClanBars clans={clans} />
        </>
      )}
      {endedEarly > 0 && (
        <p className={styles.note}>{text.say('statistics.ended-early', { n: endedEarly })}</p>
      )}
      {left > 0 && <p className={styles.note}>{text.say('statistics.left', { n: left })}</p>}
    </>
  );
}

function Figure({ label, value }: { readonly label: string; readonly value: number }) {
  const text = useText();
  return (
    <div className={styles.figure}>
      <dt>{label}</dt>
      <dd>{text.number(value)}</dd>
    </div>
  );
}

/** To one place. */
const meanVp = ({ vp, games }: Played): number => Math.round((10 * vp) / games) / 10;
