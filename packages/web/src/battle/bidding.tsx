import type { AdvantageId, BattleView, Bid, Decision, MoveOf } from '@hinode/engine';
import { coinsIn, NO_BID } from '@hinode/engine/facts';
import { type ReactNode, useState } from 'react';
import { Say } from '../app/language.tsx';
import { useScreen } from '../app/screen.ts';
import { BeginnersAdvice } from '../dock/beginners-advice.tsx';
import { Dock } from '../dock/dock.tsx';
import { HintSlip } from '../dock/hint-slip.tsx';
import { useTableState, useYou } from '../table/use-table.ts';
import { Advantages } from './advantages.tsx';
import { BattleFrame } from './battle-frame.tsx';
import styles from './bidding.module.css';
import { Columns } from './columns.tsx';
import { ForecastSlip } from './forecast-slip.tsx';
import { PurseSlip } from './purse-slip.tsx';

interface Props {
  readonly battle: BattleView;
}

/** Before the bids are revealed: to say what happens first, to bid, to wait with a sealed bid, or to watch. */
export function Bidding({ battle }: Props) {
  const { decision } = useTableState();
  const you = useYou();
  if (decision?.kind === 'bid') return <BidForm battle={battle} decision={decision} />;
  if (decision !== undefined) return <BeforeBids battle={battle} />;
  const sealed = battle.bids.find(({ clan }) => clan === you)?.bid;
  return <Waiting battle={battle} bid={sealed ?? NO_BID} />;
}

/** What is asked when the battle has begun and nobody can bid yet. */
const BeforeBids = ({ battle }: Props) => (
  <BattleFrame foot={<Dock />}>
    <Advantages battle={battle} bid={NO_BID} />
  </BattleFrame>
);

function BidForm({ battle, decision: { clan, most = 0 } }: Props & { readonly decision: Decision }) {
  const [bid, setBid] = useState<Bid>(NO_BID);
  const move: MoveOf<'bid'> = { clan, type: 'bid', ...bid };
  const put = (advantage: AdvantageId, coins: number): void => setBid({ ...bid, [advantage]: coins });
  return (
    <Sealing
      forecast={<ForecastSlip battle={battle} bid={bid} />}
      foot={<PurseSlip battle={battle} move={move} most={most} onClear={() => setBid(NO_BID)} />}
    >
      <BeginnersAdvice />
      <HintSlip />
      <Advantages battle={battle} bid={bid} left={most - coinsIn(bid)} onBid={put} />
    </Sealing>
  );
}

function Waiting({ battle, bid }: Props & { readonly bid: Bid }) {
  const { view } = useTableState();
  const you = useYou();
  const isBidding = view.decisions.some(({ kind }) => kind === 'bid');
  const waitedFor = isBidding
    ? battle.fighters.filter((clan) => !battle.haveBid.includes(clan))
    : view.decisions.map(({ clan }) => clan);
  return (
    <Sealing
      forecast={<ForecastSlip battle={battle} bid={bid} />}
      foot={
        <p className={styles.waiting}>
          {you !== undefined && battle.haveBid.includes(you) ? (
            <Say k="battle.sealed-yours" values={{ clans: { names: waitedFor } }} />
          ) : (
            <Say k="dock.waiting" values={{ clans: { names: waitedFor } }} />
          )}
        </p>
      }
    >
      {you === undefined && battle.bids.length > 0 ? (
        <Columns battle={battle} />
      ) : (
        <Advantages battle={battle} bid={bid} />
      )}
    </Sealing>
  );
}

interface SealingProps {
  readonly forecast: ReactNode;
  readonly foot: ReactNode;
  readonly children: ReactNode;
}

/** Purse and seal are always in view. Where there is room beside them the forecast is too, else it lies under the bids. */
function Sealing({ forecast, foot, children }: SealingProps) {
  const screen = useScreen();
  const isBeside = screen === 'wide' || screen === 'landscape-phone';
  return (
    <BattleFrame
      foot={
        <div className={styles.foot}>
          {isBeside && forecast}
          {foot}
        </div>
      }
    >
      {children}
      {!isBeside && forecast}
    </BattleFrame>
  );
}
