import { GAMES_TO_BE_LISTED, type Leaderboard, type RatingsHere, type Season } from '@hinode/wire';
import { useState } from 'react';
import { useText } from '../app/language.tsx';
import { call } from '../online/api.ts';
import { isNamed } from '../online/named.ts';
import { refusedKey } from '../online/refused-words.ts';
import { Shell } from '../online/shell.tsx';
import { type Asked, useAsked } from '../online/use-asked.ts';
import { useDoing } from '../online/use-doing.ts';
import { Segments } from '../ui/segments.tsx';
import { Toggle } from '../ui/toggle.tsx';
import { Rated } from './rated.tsx';
import styles from './ratings-page.module.css';
import { Strongest } from './strongest.tsx';

const SELDOM = 60_000;

/** Who is how strong at the rated tables of this server. */
export function RatingsPage() {
  const text = useText();
  const [since, setSince] = useState<number>();
  const asked = useAsked<RatingsHere>(since === undefined ? 'ratings' : `ratings?since=${since}`, SELDOM);
  const { value, refused } = asked;
  return (
    <Shell
      className={styles.page}
      title={text.say('rating.list')}
      lead={text.say('rating.lead')}
      back={{ to: { page: 'online' }, label: text.say('online.title') }}
    >
      {value?.leaderboard !== undefined ? (
        <Shown leaderboard={value.leaderboard} asked={asked} onSeason={setSince} />
      ) : (
        <p className={styles.empty} role="status">
          {value !== undefined && text.say('online.no-ratings')}
          {value === undefined && refused !== undefined && text.say(refusedKey(refused))}
        </p>
      )}
    </Shell>
  );
}

interface ShownProps {
  readonly leaderboard: Leaderboard;
  readonly asked: Asked<RatingsHere>;
  readonly onSeason: (since: number) => void;
}

function Shown({ leaderboard, asked, onSeason }: ShownProps) {
  const text = useText();
  const { rows, since, seasons = [] } = leaderboard;
  return (
    <div className={styles.slips} data-ratings={rows.length}>
      {seasons.length > 1 && (
        <section className={styles.slip}>
          <Segments
            label={text.say('rating.months')}
            value={`${since}`}
            options={seasons.map((season) => ({
              value: `${season.since}`,
              label: nameOfSeason(season, text.language),
            }))}
            onChange={(chosen) => onSeason(Number(chosen))}
          />
        </section>
      )}
      {isNamed() && <Mine leaderboard={leaderboard} asked={asked} />}
      <section className={styles.slip}>
        {rows.length === 0 ? (
          <p className={styles.nobody}>{text.say('rating.nobody')}</p>
        ) : (
          <Strongest rows={rows} />
        )}
        <p className={styles.about}>{text.say('rating.about')}</p>
      </section>
    </div>
  );
}

/** By its first and its last month, of the calendar that it goes by. */
const nameOfSeason = ({ since, until }: Season, language: string): string =>
  new Intl.DateTimeFormat(language, {
    month: 'short',
    year: 'numeric',
    calendar: 'gregory',
    timeZone: 'UTC',
  }).formatRange(since, until - 1);

/** One's own rating, whether others see it, and one's place. */
function Mine({ leaderboard: { mine, shown }, asked: { again } }: Pick<ShownProps, 'leaderboard' | 'asked'>) {
  const text = useText();
  const { run, refused } = useDoing();
  const show = async (rating: boolean): Promise<void> => {
    await call('POST', 'me/profile', { rating });
    again();
  };
  return (
    <section className={styles.slip} data-mine="">
      <h2>{text.say('rating.title')}</h2>
      {mine === undefined ? (
        <p>{text.say('rating.none')}</p>
      ) : (
        <p className={styles.mine}>
          <Rated rating={mine} />
          {mine.place !== undefined && <b>{text.say('rating.place', { n: mine.place })}</b>}
          <span>{text.say('statistics.won-of', { wins: mine.wins, games: mine.games })}</span>
        </p>
      )}
      <Toggle
        label={text.say('rating.shown')}
        note={text.say('rating.shown-note', { n: GAMES_TO_BE_LISTED })}
        checked={shown}
        onChange={(may) => run(() => show(may))}
      />
      {refused && <p role="status">{text.say(refusedKey(refused))}</p>}
    </section>
  );
}
