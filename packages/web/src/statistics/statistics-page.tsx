import type { Key } from '@hinode/text';
import type { Statistics } from '@hinode/wire/statistics';
import { useText } from '../app/language.tsx';
import { goTo, type Route, writeRoute } from '../app/route.ts';
import { isNamed } from '../online/named.ts';
import { refusedKey } from '../online/refused-words.ts';
import { Shell } from '../online/shell.tsx';
import { useCounted } from '../online/use-counted.ts';
import { ProfileSwitches } from '../profile/profile-switches.tsx';
import { RatingsLink } from '../ratings/ratings-link.tsx';
import { Segments } from '../ui/segments.tsx';
import { Boxes, Numbers } from './boxes.tsx';
import styles from './statistics-page.module.css';
import { useLocalStatistics } from './use-local-statistics.ts';

/** What became of one's games: of those one played alone in this browser, or of those on the server. */
export function StatisticsPage({ online }: { readonly online: boolean }) {
  const text = useText();
  return (
    <Shell
      className={styles.page}
      title={text.say('statistics.title')}
      lead={text.say(online ? 'statistics.online' : 'statistics.here')}
      {...(online && { back: { to: { page: 'online' }, label: text.say('online.title') } })}
    >
      <nav className={styles.ways}>
        <Segments
          label={text.say('explorer.whose')}
          value={online ? 'server' : 'here'}
          options={[
            { value: 'here', label: text.say('explorer.here') },
            { value: 'server', label: text.say('explorer.server') },
          ]}
          onChange={(whose) => goTo({ page: 'statistics', online: whose === 'server' })}
        />
        <a href={writeRoute({ page: 'explorer' })}>{text.say('explorer.title')}</a>
        {online && <RatingsLink />}
      </nav>
      {online ? <FromServer /> : <FromHere />}
    </Shell>
  );
}

function FromHere() {
  const statistics = useLocalStatistics();
  return (
    statistics && (
      <Shown statistics={statistics} nothing="statistics.empty" review={(id) => ({ page: 'replay', id })} />
    )
  );
}

/** Whoever has no name there has no games: they are not asked who they are. */
const FromServer = () => (isNamed() ? <FromAccount /> : <Nothing k="statistics.none" />);

function FromAccount() {
  const text = useText();
  const { value, refused } = useCounted<Statistics>('me/statistics');
  if (value === undefined)
    return refused !== undefined && <p role="status">{text.say(refusedKey(refused))}</p>;
  return (
    <>
      <Shown
        statistics={value}
        nothing="statistics.none"
        review={(id) => ({ page: 'again', id, watched: false })}
      />
      <ProfileSwitches />
    </>
  );
}

function Nothing({ k }: { readonly k: Key }) {
  const text = useText();
  return <p className={styles.empty}>{text.say(k)}</p>;
}

interface ShownProps {
  readonly statistics: Statistics;
  /** What is said before the first game. */
  readonly nothing: Key;
  /** Where a game is seen again. */
  readonly review: (id: string) => Route;
}

function Shown({ statistics, nothing, review }: ShownProps) {
  const text = useText();
  const { games, toCome } = statistics;
  return (
    <div data-statistics={games} data-to-come={toCome}>
      {games === 0 ? <Nothing k={nothing} /> : <Numbers statistics={statistics} />}
      <p className={styles.toCome} role="status">
        {toCome > 0 && text.say('explorer.reading', { n: toCome })}
      </p>
      {games > 0 && <Boxes statistics={statistics} review={review} />}
    </div>
  );
}
