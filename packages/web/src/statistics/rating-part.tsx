import { GAMES_TO_BE_LISTED, type Rating, type RatingsHere } from '@hinode/wire';
import { useText } from '../app/language.tsx';
import { call } from '../online/api.ts';
import { refusedKey } from '../online/refused-words.ts';
import { useAsked } from '../online/use-asked.ts';
import { useDoing } from '../online/use-doing.ts';
import { Toggle } from '../ui/toggle.tsx';
import styles from './statistics.module.css';

const SELDOM = 60_000;

/** How strong one is at rated tables, and who else is; nothing where no table is rated. */
export function RatingPart() {
  const text = useText();
  const { value, take } = useAsked<RatingsHere>('ratings', SELDOM);
  const { run, refused } = useDoing();
  if (value?.leaderboard === undefined) return null;
  const { mine, rows, shown } = value.leaderboard;
  const show = async (may: boolean): Promise<void> =>
    take(await call<RatingsHere>('POST', 'me/shown', { value: may }));
  return (
    <section className={styles.rating} data-ratings="">
      <h3>{text.say('rating.title')}</h3>
      {mine === undefined ? (
        <p className={styles.empty}>{text.say('rating.none')}</p>
      ) : (
        <p className={styles.mine}>
          <Rated rating={mine} />
        </p>
      )}
      <p className={styles.note}>{text.say('rating.about')}</p>
      <Toggle
        label={text.say('rating.shown')}
        note={text.say('rating.shown-note', { n: GAMES_TO_BE_LISTED })}
        checked={shown}
        onChange={(may) => run(() => show(may))}
      />
      {refused && <p role="status">{text.say(refusedKey(refused))}</p>}
      <h3>{text.say('rating.list')}</h3>
      {rows.length === 0 ? (
        <p className={styles.note}>{text.say('rating.nobody')}</p>
      ) : (
        <ol className={styles.strongest}>
          {rows.map(({ name, ...rating }, n) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two may have one name, and nobody moves
            <li key={n} data-mine={rating.mine}>
              <span aria-hidden="true">{text.number(n + 1)}</span>
              <bdi>{name}</bdi>
              <Rated rating={rating} />
              <span>{text.say('statistics.won-of', { wins: rating.wins, games: rating.games })}</span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

function Rated({ rating: { rating, plusMinus } }: { readonly rating: Rating }) {
  const text = useText();
  return (
    <b dir="ltr">
      {text.number(rating)} <small>{`± ${text.number(plusMinus)}`}</small>
    </b>
  );
}
