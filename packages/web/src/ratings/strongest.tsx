import type { Leaderboard, Rating } from '@hinode/wire';
import { useText } from '../app/language.tsx';
import { writeRoute } from '../app/route.ts';
import { Seal } from '../online/seal.tsx';
import { Rated } from './rated.tsx';
import styles from './ratings-page.module.css';

/** The list: each rating as a dot on the line where the true strength lies. All lines have one scale. */
export function Strongest({ rows }: Pick<Leaderboard, 'rows'>) {
  const text = useText();
  const scale = scaleOf(rows);
  return (
    <ol className={styles.strongest}>
      {rows.map(({ name, profile, mine, ...rating }, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two may have one name, and nobody moves
        <li key={n} data-mine={mine}>
          <span className={styles.place} aria-hidden="true">
            {text.number(n + 1)}
          </span>
          <Seal name={name} size={30} />
          <span className={styles.name}>
            {profile === undefined ? (
              <bdi>{name}</bdi>
            ) : (
              <a href={writeRoute({ page: 'profile', id: profile })}>
                <bdi>{name}</bdi>
              </a>
            )}
          </span>
          <Line rating={rating} scale={scale} />
          <Rated rating={rating} />
          <span className={styles.won}>
            {text.say('statistics.won-of', { wins: rating.wins, games: rating.games })}
          </span>
        </li>
      ))}
    </ol>
  );
}

interface Scale {
  readonly low: number;
  readonly high: number;
}

const scaleOf = (rows: Leaderboard['rows']): Scale => ({
  low: Math.min(...rows.map(({ rating, plusMinus }) => rating - plusMinus)),
  high: Math.max(...rows.map(({ rating, plusMinus }) => rating + plusMinus)),
});

/** What it shows is said beside it in numbers. */
function Line({
  rating: { rating, plusMinus },
  scale: { low, high },
}: {
  readonly rating: Rating;
  readonly scale: Scale;
}) {
  const part = (points: number): string => `${(100 * points) / Math.max(1, high - low)}%`;
  return (
    <span className={styles.line} dir="ltr" aria-hidden="true">
      <i
        className={styles.interval}
        style={{ left: part(rating - plusMinus - low), width: part(2 * plusMinus) }}
      />
      <i className={styles.dot} style={{ left: part(rating - low) }} />
    </span>
  );
}
