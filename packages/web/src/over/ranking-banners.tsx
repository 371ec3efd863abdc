import type { RankedClan } from '@hinode/engine/facts';
import type { CSSProperties } from 'react';
import { SayMessage, useText } from '../app/language.tsx';
import { Banner } from '../art/banner.tsx';
import { Icon } from '../art/icon.tsx';
import { whoPlays } from '../clans/clan-facts.ts';
import { useTableState } from '../table/use-table.ts';
import { Counted } from '../ui/counted.tsx';
import styles from './ranking-banners.module.css';

/** The ranking as banners in the ground: the higher the rank, the taller. Who passes another changes places. */
export function RankingBanners({ ranking }: { readonly ranking: readonly RankedClan[] }) {
  const text = useText();
  const state = useTableState();
  const places = ranking.toSorted((a, b) => a.rank - b.rank).map(({ clan }) => clan);
  return (
    <ol
      className={styles.banners}
      aria-label={text.say('end.standing')}
      style={{ '--clans': ranking.length } as CSSProperties}
    >
      {ranking.map(({ clan, vp, rank }) => (
        <li
          key={clan}
          className={styles.pole}
          data-rank={rank}
          data-clan-line={clan}
          style={{ '--place': places.indexOf(clan) } as CSSProperties}
        >
          <span className={styles.points}>
            <Counted value={vp} /> <Icon name="vp" title={text.say('term.vp')} />
          </span>
          <span className={styles.cloth}>
            <Banner clan={clan} height="100%" />
          </span>
          <span className={styles.plaque}>
            <span className={styles.rank}>{text.number(rank)}</span>
            <span className={styles.who}>
              <span className={styles.name}>{text.name(clan)}</span>
              <small>
                <SayMessage message={whoPlays(state, clan)} />
              </small>
            </span>
          </span>
        </li>
      ))}
    </ol>
  );
}
