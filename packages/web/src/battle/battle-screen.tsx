import { useState } from 'react';
import { useTableState } from '../table/use-table.ts';
import { Bidding } from './bidding.tsx';
import { Fought } from './fought.tsx';
import { Stage } from './stage.tsx';
import { useComing } from './watching.tsx';

/** A battle as a hand scroll: the sides, the four advantages in their order, and what is asked. */
export function BattleScreen() {
  const { view, me } = useTableState();
  const coming = useComing();
  // Whoever skips a battle skips all of it, also what comes after somebody else's answer.
  const [skipped, setSkipped] = useState<string>();
  const { battle } = view;
  if (coming !== undefined) {
    const name = `${coming.from.view.season} ${coming.from.view.battle?.province}`;
    return <Stage coming={coming} isSkipped={skipped === name} onSkip={() => setSkipped(name)} />;
  }
  if (battle === undefined) return null;
  return battle.revealed ? <Fought /> : <Bidding key={`${battle.province} ${me}`} battle={battle} />;
}
