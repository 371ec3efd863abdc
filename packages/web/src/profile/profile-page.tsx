import type { PublicGame, ShownProfile } from '@hinode/wire';
import { useText } from '../app/language.tsx';
import { Emblem } from '../art/emblem.tsx';
import { refusedKey } from '../online/refused-words.ts';
import { Seal } from '../online/seal.tsx';
import { Shell } from '../online/shell.tsx';
import { useAsked } from '../online/use-asked.ts';
import { Rated } from '../ratings/rated.tsx';
import { Box, ClansLed } from '../statistics/boxes.tsx';
import boxes from '../statistics/statistics-page.module.css';
import styles from './profile.module.css';

const SELDOM = 600_000;

/** What somebody lets others see of their games. */
export function ProfilePage({ id }: { readonly id: string }) {
  const text = useText();
  const { value, refused } = useAsked<ShownProfile>(`profiles/${id}`, SELDOM);
  return (
    <Shell
      className={styles.page}
      title={value === undefined ? text.say('profile.page') : <bdi>{value.name}</bdi>}
      lead={text.say('profile.lead')}
      back={{ to: { page: 'ratings' }, label: text.say('rating.list') }}
    >
      {value !== undefined && <Shown profile={value} />}
      {value === undefined && refused !== undefined && (
        <p className={boxes.empty} role="status">
          {text.say(refusedKey(refused))}
        </p>
      )}
    </Shell>
  );
}

function Shown({ profile: { name, rating, clans, games } }: { readonly profile: ShownProfile }) {
  const text = useText();
  return (
    <div data-profile="">
      <section className={styles.head}>
        <Seal name={name} size={56} />
        {rating === undefined ? (
          <p>{text.say('profile.no-rating')}</p>
        ) : (
          <p className={styles.rating}>
            <Rated rating={rating} />
            <span>{text.say('statistics.won-of', { wins: rating.wins, games: rating.games })}</span>
          </p>
        )}
      </section>
      <div className={boxes.boxes}>
        {clans && (
          <Box title={text.say('profile.clans-led')} wide>
            {clans.length === 0 ? <p>{text.say('profile.no-games')}</p> : <ClansLed clans={clans} />}
          </Box>
        )}
        {games && (
          <Box title={text.say('profile.latest')} wide>
            {games.length === 0 ? <p>{text.say('profile.no-games')}</p> : <Latest games={games} />}
          </Box>
        )}
      </div>
    </div>
  );
}

function Latest({ games }: { readonly games: readonly PublicGame[] }) {
  const text = useText();
  const day = new Intl.DateTimeFormat(text.language, { dateStyle: 'medium' });
  return (
    <ul className={styles.games}>
      {games.map(({ clan, players, vp, won, endedAt }, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: nothing else tells games apart
        <li key={n}>
          <Emblem clan={clan} size={30} />
          <b>{text.name(clan)}</b>
          <span>{text.say(won ? 'profile.won' : 'profile.not-won', { vp })}</span>
          <span>{text.say('statistics.players', { n: players })}</span>
          <span className={styles.note}>{endedAt !== undefined && day.format(endedAt)}</span>
        </li>
      ))}
    </ul>
  );
}
