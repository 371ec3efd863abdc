import type { ClanId, ProvinceId, View } from '@hinode/engine';
import { campsIn } from '../board/camps.ts';

export interface WarToCome {
  readonly war: ProvinceId;
  /** Who else is there now and would fight. */
  readonly against: readonly ClanId[];
}

/** The wars of this season in which this clan would fight if the map stayed as it is. */
export function warsToCome(view: View, me: ClanId): WarToCome[] {
  const ally = view.alliances.find((pair) => pair.includes(me))?.find((clan) => clan !== me);
  return view.wars.slice(view.warsOpened).flatMap((war) => {
    const there = campsIn(view, war).map(({ clan }) => clan);
    const against = there.filter((clan) => clan !== me);
    const isFought = there.includes(me) && against.some((clan) => clan !== ally);
    return isFought ? [{ war, against }] : [];
  });
}
