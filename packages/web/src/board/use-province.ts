import type { Move, ProvinceId } from '@hinode/engine';
import { useCallback, useMemo } from 'react';
import { attemptAt } from '../choices/attempt.ts';
import type { Option } from '../choices/choices.ts';
import { useChoosing } from '../choices/choosing.tsx';
import { consider, useIsConsidered } from '../choices/considered.ts';
import { useKept } from '../table/kept.ts';
import { useTableState } from '../table/use-table.ts';

/** What can be done with a province now: it is a target, or pieces in it can be chosen, or neither. */

export interface ProvinceUse {
  readonly target?: Option;
  /** The pieces here that can be picked. */
  readonly pieces: readonly Option[];
  /** Is anything on the map asked for at all? If so, everything else steps back. */
  readonly choosing: boolean;
  readonly considered: boolean;
  readonly chosenFrom: boolean;
  /** The move that pointing at it would mean, if it cannot be chosen. */
  readonly attempt?: Move;
  press(): void;
  consider(on: boolean): void;
}

const standsIn = ({ pick }: Option, province: ProvinceId): boolean =>
  (pick.kind === 'piece' && pick.at === province) || (pick.kind === 'victim' && pick.province === province);

const isOnMap = ({ pick }: Option): boolean =>
  pick.kind === 'province' || (pick.kind === 'piece' && pick.at !== undefined) || pick.kind === 'victim';

/** The same object as long as nothing in it changes. */
export function useProvince(province: ProvinceId): ProvinceUse {
  const { options, chosen, pick, askWhy } = useChoosing();
  const { view, decision } = useTableState();
  const target = options.find(({ pick }) => pick.kind === 'province' && pick.province === province);
  const pieces = options.filter((option) => standsIn(option, province));
  const picked = chosen.at(-1);
  const attempt = target || pieces.length > 0 ? undefined : attemptAt(province, { view, decision, picked });
  const isConsidered = useIsConsidered(target?.pick, ...pieces.map(({ pick }) => pick));
  const now = useKept({
    ...(target && { target }),
    pieces,
    choosing: options.some(isOnMap),
    considered: isConsidered,
    ...(attempt && { attempt }),
    chosenFrom: picked?.kind === 'piece' && picked.at === province,
  });
  const pickable = (now.target ?? now.pieces[0])?.pick;
  const press = useCallback((): void => {
    if (pickable) pick(pickable);
    else if (now.attempt) askWhy({ move: now.attempt });
  }, [pickable, now.attempt, pick, askWhy]);
  const considerIt = useCallback((on: boolean) => consider(on ? pickable : undefined), [pickable]);
  return useMemo(() => ({ ...now, press, consider: considerIt }), [now, press, considerIt]);
}
