import type { AdvantageId, BattleView } from '@hinode/engine';
import { ADVANTAGE_IDS } from '@hinode/engine/facts';
import type { CSSProperties } from 'react';
import { Say, SayMessage, useText } from '../app/language.tsx';
import { Emblem } from '../art/emblem.tsx';
import { Icon } from '../art/icon.tsx';
import { Explained } from '../explain/explain.tsx';
import { useTableState, useYou } from '../table/use-table.ts';
import type { Beat } from './beats.ts';
import styles from './columns.module.css';
import { noteOn } from './notes.ts';
import { bidsOn, type Slip, slipsOn } from './reveal.ts';

interface Props {
  readonly battle: BattleView;
  readonly beat?: Beat | undefined;
}

/** The bids on the four advantages side by side: sealed, then open, then won. */
export const Columns = ({ battle, beat }: Props) => (
  <ol className={styles.columns} data-opens={beat?.about === 'bids' || undefined}>
    {ADVANTAGE_IDS.map((advantage) => (
      <Column key={advantage} advantage={advantage} battle={battle} beat={beat} />
    ))}
  </ol>
);

function Column({ advantage, battle, beat }: Props & { readonly advantage: AdvantageId }) {
  const text = useText();
  const you = useYou();
  const { winner, byHonor } = bidsOn(advantage, battle);
  const isNow = beat?.about === advantage;
  return (
    <li
      className={styles.column}
      data-now={isNow || undefined}
      data-past={(!isNow && winner !== undefined) || undefined}
      data-column={advantage}
      style={{ '--nth': ADVANTAGE_IDS.indexOf(advantage) } as CSSProperties}
    >
      <h3 className={styles.name}>
        <Explained id={advantage}>
          <Icon name={advantage} size={22} /> <span>{text.name(advantage, 'short')}</span>
        </Explained>
      </h3>
      <ul className={styles.bids}>
        {slipsOn(advantage, battle, you).map((slip) => (
          <Bid key={slip.clan} slip={slip} won={slip.clan === winner} byHonor={byHonor} />
        ))}
      </ul>
      <Means advantage={advantage} />
    </li>
  );
}

/** Whoever has won it and is asked whether to use it reads what it would change. */
function Means({ advantage }: { readonly advantage: AdvantageId }) {
  const state = useTableState();
  const note = state.decision?.ability === advantage ? noteOn(advantage, state) : undefined;
  return (
    note && (
      <p className={styles.means}>
        <SayMessage message={note} />
      </p>
    )
  );
}

interface BidProps {
  readonly slip: Slip;
  readonly won: boolean;
  readonly byHonor: boolean;
}

/** A slip, sealed or open. The one that won has a ring, and a fan where only honor decided. */
function Bid({ slip: { clan, coins }, won, byHonor }: BidProps) {
  const text = useText();
  if (coins === undefined)
    return (
      <li className={styles.closed}>
        <Emblem clan={clan} size={20} title={text.name(clan)} />
      </li>
    );
  return (
    <li className={styles.bid} data-won={won}>
      <Emblem clan={clan} size={20} title={text.name(clan)} />
      <span>{text.number(coins)}</span>
      {won && (
        <span className="spoken">
          <Say k="battle.won-here" />
        </span>
      )}
      {won && byHonor && (
        <span className={styles.tie}>
          <Icon name="honor" title={text.say('battle.tie')} />
        </span>
      )}
    </li>
  );
}
