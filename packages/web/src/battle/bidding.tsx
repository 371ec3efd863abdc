import type { AdvantageId, BattleView, Bid, Decision, MoveOf } from '@hinode/engine';
import { type ReactNode, useState } from 'react';
import { Say } from '../app/language.tsx';
import { useTableState } from '../table/use-table.ts';
import { Advantages } from './advantages.tsx';
import styles from './bidding.module.css';
import { NO_BID, totalOf } from './forecast.ts';
import { ForecastSlip } from './forecast-slip.tsx';
import { PurseSlip } from './purse-slip.tsx';

interface Props {
  readonly battle: BattleView;
}

/** Before the bids are revealed: to bid, to wait with a sealed bid, or to watch. */
export function Bidding({ battle }: Props) {
  const { decision, me } = useTableState();
  if (decision?.kind === 'bid') return <BidForm battle={battle} decision={decision} />;
  const sealed = battle.bids.find(({ clan }) => clan === me)?.bid;
  return <Waiting battle={battle} bid={sealed ?? NO_BID} />;
}

function BidForm({ battle, decision: { clan, most = 0 } }: Props & { readonly decision: Decision }) {
  const [bid, setBid] = useState<Bid>(NO_BID);
  const move: MoveOf<'bid'> = { clan, type: 'bid', ...bid };
  const put = (advantage: AdvantageId, coins: number): void => setBid({ ...bid, [advantage]: coins });
  return (
    <>
      <Advantages battle={battle} bid={bid} left={most - totalOf(bid)} onBid={put} />
      <Foot>
        <ForecastSlip battle={battle} bid={bid} />
        <PurseSlip battle={battle} move={move} most={most} onClear={() => setBid(NO_BID)} />
      </Foot>
    </>
  );
}

function Waiting({ battle, bid }: Props & { readonly bid: Bid }) {
  const { me } = useTableState();
  const fights = battle.fighters.includes(me);
  const waitedFor = battle.fighters.filter((clan) => !battle.haveBid.includes(clan));
  return (
    <>
      <Advantages battle={battle} bid={bid} />
      <Foot>
        <ForecastSlip battle={battle} bid={bid} />
        <p className={styles.waiting}>
          {fights && battle.haveBid.includes(me) ? (
            <Say k="battle.sealed-yours" values={{ clans: { names: waitedFor } }} />
          ) : (
            <Say k="battle.watch" />
          )}
        </p>
      </Foot>
    </>
  );
}

const Foot = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.foot}>{children}</div>
);
