import type { ClanId, MoveOf, Refusal } from '@hinode/engine';
import { useState } from 'react';
import { Say, useText } from '../app/language.tsx';
import { Emblem } from '../art/emblem.tsx';
import { Icon } from '../art/icon.tsx';
import { Refused } from '../table/refused-words.tsx';
import { useTable, useTableState } from '../table/use-table.ts';
import { AmountsRow } from '../tea/amounts-row.tsx';
import { purseOf } from '../tea/purse-of.ts';
import { type Amounts, NOTHING, pursesAfter, touched, within } from '../tea/terms.ts';
import { Button } from '../ui/button.tsx';
import styles from './gift-panel.module.css';

interface Props {
  readonly to: ClanId;
  readonly onClose: () => void;
}

/** Coins and ronin for another clan, out of turn. Shows what changes hands, and says that it cannot be undone. */
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
      <div className={styles.hands} aria-hidden="true">
        <Side clan={me} now={mine} then={after.proposer} />
        <Icon name="arrow-next" size={22} />
        <Side clan={to} now={theirs} then={after.partner} />
      </div>
      <AmountsRow label="gift.amount" amounts={give} most={mine} onChange={setDraft} />
      <p className={styles.note}>
        <Say k="gift.when" />
      </p>
      <p className="spoken" role="status">
        {!isEmpty && (
          <Say
            k="gift.after"
            values={{
              clan,
              yours: { holds: touched(after.proposer, terms) },
              theirs: { holds: touched(after.partner, terms) },
            }}
          />
        )}
      </p>
      <Button
        look="primary"
        className={styles.go}
        disabled={isEmpty}
        onClick={() => void hand()}
        {...(!isEmpty && { 'data-move': JSON.stringify(move) })}
      >
        {isEmpty ? (
          <Say k="gift.give" />
        ) : (
          <span>
            <Say k="gift.give-this" values={{ purse: { purse: give }, clan }} />
          </span>
        )}
      </Button>
      {refused && (
        <p>
          <Refused refused={refused} />
        </p>
      )}
    </div>
  );
}

interface SideProps {
  readonly clan: ClanId;
  readonly now: Amounts;
  readonly then: Amounts;
}

const THINGS = [
  ['coins', 'coin'],
  ['ronin', 'ronin'],
] as const;

/** One of the two, with what the purse holds before and after. */
function Side({ clan, now, then }: SideProps) {
  const text = useText();
  return (
    <div className={styles.side}>
      <Emblem clan={clan} size={38} />
      <b className={styles.name}>{text.name(clan)}</b>
      <span className={styles.purse}>
        {THINGS.map(([thing, icon]) => (
          <span key={thing} className={styles.thing}>
            <Icon name={icon} />
            {text.number(now[thing])}
            {then[thing] !== now[thing] && (
              <>
                <Icon name="arrow-next" size={14} />
                <b>{text.number(then[thing])}</b>
              </>
            )}
          </span>
        ))}
      </span>
    </div>
  );
}
