import type { AdvantageId, BattleView } from '@hinode/engine';
import { ADVANTAGE_IDS } from '@hinode/engine/facts';
import { Say, useText } from '../app/language.tsx';
import { Emblem } from '../art/emblem.tsx';
import { Icon } from '../art/icon.tsx';
import { Explained } from '../explain/explain.tsx';
import { bidsOn } from './reveal.ts';
import styles from './revealed.module.css';

interface Props {
  readonly battle: BattleView;
}

/** All bids side by side, and who won what. */
export const Revealed = ({ battle }: Props) => (
  <ol className={styles.advantages}>
    {ADVANTAGE_IDS.map((advantage) => (
      <Advantage key={advantage} advantage={advantage} battle={battle} />
    ))}
  </ol>
);

function Advantage({ advantage, battle }: Props & { readonly advantage: AdvantageId }) {
  const text = useText();
  const { bids, winner, byHonor } = bidsOn(advantage, battle);
  return (
    <li className={styles.advantage}>
      <Icon name={advantage} size={28} />
      <h3 className={styles.name}>
        <Explained id={advantage}>{text.name(advantage)}</Explained>
      </h3>
      <ul className={styles.bids}>
        {bids.map(({ clan, coins }) => (
          <li key={clan} className={styles.bid} data-won={clan === winner}>
            <Emblem clan={clan} size={22} title={text.name(clan)} />
            <span>{text.number(coins)}</span>
          </li>
        ))}
      </ul>
      <p className={styles.winner}>
        {winner ? (
          <Say k="battle.won-by" values={{ clan: { name: winner } }} />
        ) : (
          <Say k={bids.some(({ coins }) => coins > 0) ? 'battle.to-come' : 'battle.not-won'} />
        )}
        {byHonor && (
          <span className={styles.tie}>
            <Icon name="honor" /> <Say k="battle.tie" />
          </span>
        )}
      </p>
    </li>
  );
}
