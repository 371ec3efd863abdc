import { GAMES_TO_BE_LISTED, type MyProfileHere, type Showing } from '@hinode/wire';
import { useText } from '../app/language.tsx';
import { writeRoute } from '../app/route.ts';
import { call } from '../online/api.ts';
import { refusedKey } from '../online/refused-words.ts';
import { useAsked } from '../online/use-asked.ts';
import { useDoing } from '../online/use-doing.ts';
import { Toggle } from '../ui/toggle.tsx';
import styles from './profile.module.css';

const SELDOM = 600_000;

/** What others may see of one's games: nothing unless one says so. */
export function ProfileSwitches() {
  const text = useText();
  const { value, take } = useAsked<MyProfileHere>('me/profile', SELDOM);
  const { run, refused } = useDoing();
  if (value === undefined) return null;
  const show = async (change: Partial<Showing>): Promise<void> =>
    take(await call<MyProfileHere>('POST', 'me/profile', change));
  return (
    <section className={styles.switches} data-profile-switches="">
      <h2>{text.say('profile.title')}</h2>
      <p className={styles.note}>{text.say('profile.about')}</p>
      {value.rated && (
        <Toggle
          label={text.say('rating.shown')}
          note={text.say('rating.shown-note', { n: GAMES_TO_BE_LISTED })}
          checked={value.rating}
          onChange={(rating) => run(() => show({ rating }))}
        />
      )}
      <Toggle
        label={text.say('profile.clans')}
        checked={value.clans}
        onChange={(clans) => run(() => show({ clans }))}
      />
      <Toggle
        label={text.say('profile.games')}
        note={text.say('profile.games-note')}
        checked={value.games}
        onChange={(games) => run(() => show({ games }))}
      />
      {value.id !== undefined && (
        <a className={styles.own} href={writeRoute({ page: 'profile', id: value.id })}>
          {text.say('profile.look')}
        </a>
      )}
      {refused && <p role="status">{text.say(refusedKey(refused))}</p>}
    </section>
  );
}
