import type { AdvantageId, BattleView, Bid, MoveOf } from '@hinode/engine';
import { coinsIn, NO_BID } from '@hinode/engine/facts';
import { useState } from 'react';
import { useIsSeen } from '../app/after-picture.ts';
import { Say } from '../app/language.tsx';
import { useScreen } from '../app/screen.ts';
import { BeginnersAdvice } from '../dock/beginners-advice.tsx';
import { Dock } from '../dock/dock.tsx';
import { HintSlip } from '../dock/hint-slip.tsx';
import { useTableState, useYou } from '../table/use-table.ts';
import { Advantages } from './advantages.tsx';
import type { Moment } from './battle-frame.tsx';
import styles from './bidding.module.css';
import { Columns } from './columns.tsx';
import { ForecastSlip } from './forecast-slip.tsx';
import { PurseSlip } from './purse-slip.tsx';

/** Before the bids are revealed: to say what happens first, to bid, to wait with a sealed bid, or to watch. */
export function useBidding(battle: BattleView): Moment {
  const { decision } = useTableState();
  const you = useYou();
  const [composed, setComposed] = useState({ bid: NO_BID, at: battle.province });
  const screen = useScreen();
  // Below the bids it may come a little later than they.
  const isSeen = useIsSeen(3);
  const bids = decision?.kind === 'bid';
  // Whoever is asked again begins anew.
  if (composed.bid !== NO_BID && !(bids && composed.at === battle.province))
    setComposed({ bid: NO_BID, at: battle.province });
  const compose = (bid: Bid): void => setComposed({ bid, at: battle.province });
  if (decision !== undefined && !bids)
    return {
      name: 'bids',
      foot: <Dock />,
      children: <Advantages key="advantages" battle={battle} bid={NO_BID} />,
    };
  const sealed = battle.bids.find(({ clan }) => clan === you)?.bid ?? NO_BID;
  const bid = bids ? composed.bid : sealed;
  // Purse and seal are always in view. Where there is room beside them the forecast is too, else it lies under the bids.
  const isBeside = screen === 'wide' || screen === 'landscape-phone';
  const forecast = <ForecastSlip key="forecast" battle={battle} bid={bid} />;
  const most = decision?.most ?? 0;
  const move: MoveOf<'bid'> | undefined = bids ? { clan: decision.clan, type: 'bid', ...bid } : undefined;
  return {
    name: 'bids',
    foot: (
      <div className={styles.foot}>
        {isBeside && forecast}
        {move ? (
          <PurseSlip battle={battle} move={move} most={most} onClear={() => compose(NO_BID)} />
        ) : (
          <WaitingForBids battle={battle} />
        )}
      </div>
    ),
    children: (
      <>
        {bids && <BeginnersAdvice />}
        {bids && <HintSlip />}
        {you === undefined && battle.bids.length > 0 ? (
          <Columns key="columns" battle={battle} />
        ) : (
          <Advantages
            key="advantages"
            battle={battle}
            bid={bid}
            {...(bids && {
              left: most - coinsIn(bid),
              onBid: (advantage: AdvantageId, coins: number) => compose({ ...bid, [advantage]: coins }),
            })}
          />
        )}
        {!isBeside && isSeen && forecast}
      </>
    ),
  };
}

/** A bid is sealed, or somebody looks on. */
function WaitingForBids({ battle }: { readonly battle: BattleView }) {
  const { view } = useTableState();
  const you = useYou();
  const isBidding = view.decisions.some(({ kind }) => kind === 'bid');
  const waitedFor = isBidding
    ? battle.fighters.filter((clan) => !battle.haveBid.includes(clan))
    : view.decisions.map(({ clan }) => clan);
  return (
    <p className={styles.waiting}>
      {you !== undefined && battle.haveBid.includes(you) ? (
        <Say k="battle.sealed-yours" values={{ clans: { names: waitedFor } }} />
      ) : (
        <Say k="dock.waiting" values={{ clans: { names: waitedFor } }} />
      )}
    </p>
  );
}
