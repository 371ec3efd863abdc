import type { Analysis } from '@hinode/bots/analysis';
import { useText } from '../app/language.tsx';
import { ClanTable } from './clan-table.tsx';
import styles from './five-moments.module.css';

/** Coins that went into battles and came out of them. */
export function Purses({ analysis: { purses, clans } }: { readonly analysis: Analysis }) {
  const text = useText();
  return (
    <section className={styles.box} aria-labelledby="purses">
      <h2 id="purses">{text.say('analysis.coins')}</h2>
      <ClanTable
        clans={clans}
        heads={[
          text.say('score.battles'),
          text.say('analysis.won'),
          text.say('analysis.bid'),
          text.say('analysis.received'),
        ]}
        cells={(clan) => {
          const { fought = 0, won = 0, bid = 0, received = 0 } = purses[clan] ?? {};
          return [fought, won, bid, received].map((n) => text.number(n));
        }}
      />
    </section>
  );
}
