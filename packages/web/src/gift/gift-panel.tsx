import type { ClanId, MoveOf, Refusal } from '@hinode/engine';
import { useState } from 'react';
import { Say, SayMessage } from '../app/language.tsx';
import { refusedMessage } from '../table/refused.ts';
import { useTable, useTableState } from '../table/use-table.ts';
import { AmountsRow } from '../tea/amounts-row.tsx';
import { purseOf } from '../tea/purse-of.ts';
import { NOTHING, pursesAfter, touched, within } from '../tea/terms.ts';
import { Button } from '../ui/button.tsx';
import styles from './gift-panel.module.css';

interface Props {
  readonly to: ClanId;
  readonly onClose: () => void;
}

/** Coins and ronin for another clan, out of turn. The button says it all once: a gift is not taken back. */
export function GiftPanel({ to, onClose }: Props) {
  const table = useTable();
  const { view, me } = useTableState();
  const [draft, setDraft] = useState(NOTHING);
  const [refused, setRefused] = useState<Refusal>();
  const mine = purseOf(view, me);
  const theirs = purseOf(view, to);
  const terms = within({ give: draft, ask: NOTHING }, mine, theirs);
  const { give } = terms;
  const after = pursesAfter(terms, mine, theirs);
  const clan = { name: to };
  const isEmpty = give.coins + give.ronin === 0;
  const move: MoveOf<'gift'> = { clan: me, type: 'gift', to, ...give };
  const hand = async (): Promise<void> => {
    const refusal = await table.play(move);
    if (refusal === undefined) onClose();
    else setRefused(refusal);
  };
  if (mine.coins + mine.ronin === 0) return <Say k="gift.nothing" />;
  return (
    <div className={styles.gift}>
      <AmountsRow label="gift.amount" amounts={give} most={mine} onChange={setDraft} />
      <p className={styles.after}>
        {isEmpty ? (
          <Say k="gift.when" />
        ) : (
          <Say
            k="gift.after"
            values={{
              clan,
              yours: { purse: touched(after.proposer, terms) },
              theirs: { purse: touched(after.partner, terms) },
            }}
          />
        )}
      </p>
      <Button
        look="primary"
        disabled={isEmpty}
        onClick={() => void hand()}
        {...(!isEmpty && { 'data-move': JSON.stringify(move) })}
      >
        {isEmpty ? (
          <Say k="gift.give" />
        ) : (
          <Say k="gift.give-this" values={{ purse: { purse: give }, clan }} />
        )}
      </Button>
      {refused && (
        <p>
          <SayMessage message={refusedMessage(refused)} />
        </p>
      )}
    </div>
  );
}
