import type { BattleView } from '@hinode/engine';
import { TableContext, TableStateContext, useTable, useTableState } from '../table/use-table.ts';
import { BattleFrame } from './battle-frame.tsx';
import { type Stage, useStage, useStaged } from './stage.tsx';
import { useBidding } from './use-bidding.tsx';
import { useFought } from './use-fought.tsx';
import { useComing } from './watching.tsx';

/** A battle as a hand scroll: the sides, the four advantages in their order, and what is asked. */
export function BattleScreen() {
  const table = useTable();
  const now = useTableState();
  const stage = useStage(useComing());
  const state = stage?.state ?? now;
  const { battle } = state.view;
  if (battle === undefined) return null;
  return (
    <TableContext value={stage?.table ?? table}>
      <TableStateContext value={state}>
        <Battle key={state.me} battle={battle} stage={stage} />
      </TableStateContext>
    </TableContext>
  );
}

interface Props {
  readonly battle: BattleView;
  readonly stage: Stage | undefined;
}

/** One frame for all moments of all battles: what stays from one to the next is not drawn again. */
function Battle({ battle, stage }: Props) {
  const bidding = useBidding(battle);
  const fought = useFought(battle);
  const staged = useStaged(battle, stage);
  return <BattleFrame {...(staged ?? (battle.revealed ? fought : bidding))} />;
}
