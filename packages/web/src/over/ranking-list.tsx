import type { RankedClan } from '@hinode/engine/facts';
import { SayMessage, useText } from '../app/language.tsx';
import { Emblem } from '../art/emblem.tsx';
import { Icon } from '../art/icon.tsx';
import { whoPlays } from '../clans/clan-facts.ts';
import { useTableState } from '../table/use-table.ts';
import { Counted } from '../ui/counted.tsx';
import styles from './game-over.module.css';

/** The ranking as a list, the winner first; one's own line has an ink edge. */
export function RankingList({ ranking }: { readonly ranking: readonly RankedClan[] }) {
  const text = useText();
  const state = useTableState();
  return (
    <ol className={styles.ranking} aria-label={text.say('end.standing')}>
      {ranking.map(({ clan, vp, rank }) => (
        <li key={clan} data-mine={state.persons.length === 1 && state.persons[0] === clan}>
          <span className={styles.rank}>{text.number(rank)}</span>
          <Emblem clan={clan} size={36} />
          <span className={styles.name}>
            {text.name(clan)}
            <small className={styles.player}>
              <SayMessage message={whoPlays(state, clan)} />
            </small>
          </span>
          <span className={styles.points}>
            <Counted value={vp} /> <Icon name="vp" title={text.say('term.vp')} />
          </span>
        </li>
      ))}
    </ol>
  );
}
