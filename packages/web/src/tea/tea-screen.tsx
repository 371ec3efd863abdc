import type { ClanId } from '@hinode/engine';
import { type ReactNode, useState } from 'react';
import { Say } from '../app/language.tsx';
import { Sea } from '../art/sea.tsx';
import { BattleSummary } from '../battle/battle-summary.tsx';
import { useTableState } from '../table/use-table.ts';
import { OffersToYou } from './offers-to-you.tsx';
import { ReadyRow } from './ready-row.tsx';
import { Round } from './round.tsx';
import { SpeakFor } from './speak-for.tsx';
import styles from './tea-screen.module.css';
import { YourOffer } from './your-offer.tsx';

/** The tea ceremony: the table seen from your seat, and everything that can be said at it. */
export function TeaScreen({ children }: { readonly children?: ReactNode }) {
  const { offers, me, persons } = useTableState();
  const partners = offers.flatMap(({ move }) => (move.type === 'propose' ? [move.with] : []));
  const [chosen, setChosen] = useState<ClanId>();
  const partner = partners.find((clan) => clan === chosen) ?? partners[0];
  return (
    <section className={styles.screen} aria-labelledby="tea-title">
      <Sea />
      <h2 id="tea-title" className="spoken">
        <Say k="tea.title" />
      </h2>
      {children && <div className={styles.head}>{children}</div>}
      <div className={styles.scroll}>
        <div className={styles.news}>
          <BattleSummary />
        </div>
        <div className={styles.body}>
          <div className={styles.offers}>
            {persons.length > 1 && <SpeakFor />}
            <OffersToYou key={`offers ${me}`} />
          </div>
          <div className={styles.round}>
            <Round partners={partners} onChoose={setChosen} {...(partner && { partner })} />
          </div>
          <div className={styles.yours}>
            <YourOffer
              key={`${me} ${partner}`}
              partners={partners}
              onChoose={setChosen}
              {...(partner && { partner })}
            />
          </div>
          <div className={styles.ready}>
            <ReadyRow />
          </div>
        </div>
      </div>
    </section>
  );
}
