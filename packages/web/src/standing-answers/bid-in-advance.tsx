import type { AdvantageId, Bid, ClanId, ProvinceId } from '@hinode/engine';
import { ADVANTAGE_IDS, coinsIn, NO_BID } from '@hinode/engine/facts';
import type { StandingAnswer } from '@hinode/wire';
import { useState } from 'react';
import { SayMessage, useText } from '../app/language.tsx';
import { useTableState } from '../table/use-table.ts';
import { Button } from '../ui/button.tsx';
import { Stepper } from '../ui/stepper.tsx';
import styles from './standing-sheet.module.css';

type BidInAdvance = Extract<StandingAnswer, { readonly on: 'bid' }>;

interface Props {
  readonly me: ClanId;
  readonly war: ProvinceId;
  readonly against: readonly ClanId[];
  readonly given: BidInAdvance | undefined;
  readonly onSet: (answer: StandingAnswer, value: boolean) => void;
}

/** A bid for a war that is still to come. It holds only if the same clans fight there then. */
export function BidForWar({ me, war, against, given, onSet }: Props) {
  const text = useText();
  const { view } = useTableState();
  const [bid, setBid] = useState<Bid>(given?.bid ?? NO_BID);
  const coins = view.clans.find(({ clan }) => clan === me)?.coins ?? 0;
  const left = coins - coinsIn(bid);
  const put = (advantage: AdvantageId, value: number): void => setBid({ ...bid, [advantage]: value });
  const answer: BidInAdvance = { on: 'bid', season: view.season, war, bid, against };
  return (
    <fieldset className={styles.bid} data-war={war}>
      <legend>
        <SayMessage
          message={{
            key: 'standing.bid',
            values: { province: { name: war }, clans: { names: [...against] } },
          }}
        />
      </legend>
      {ADVANTAGE_IDS.map((advantage) => (
        <div key={advantage} className={styles.coins}>
          <span>{text.name(advantage)}</span>
          <Stepper
            label={text.name(advantage)}
            value={bid[advantage]}
            most={bid[advantage] + Math.max(0, left)}
            onChange={(value) => put(advantage, value)}
          />
        </div>
      ))}
      <div className={styles.row}>
        <Button onClick={() => onSet(answer, true)}>{text.say('standing.bid-so')}</Button>
        {given && (
          <Button look="quiet" onClick={() => onSet(given, false)}>
            {text.say('standing.bid-ask')}
          </Button>
        )}
      </div>
      <p role="status" className={styles.note}>
        {given && text.say('standing.bid-kept', { coins: coinsIn(given.bid) })}
      </p>
    </fieldset>
  );
}
