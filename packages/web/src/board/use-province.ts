import type { Move, ProvinceId } from '@hinode/engine';
import type { Option } from '../choices/choices.ts';
import { useChoosing } from '../choices/choosing.tsx';
import { consider, useIsConsidered } from '../choices/considered.ts';
import type { Pick } from '../choices/picks.ts';

/** What can be done with a province now: it is a target, or pieces to choose stand in it, or neither. */

export interface ProvinceUse {
  readonly target?: Option;
  /** Pieces standing here that can be picked. */
  readonly pieces: readonly Option[];
  /** Is anything on the map asked for at all? Then all else steps back. */
  readonly choosing: boolean;
  readonly considered: boolean;
  readonly chosenFrom: boolean;
  press(): void;
  consider(on: boolean): void;
}

const standsIn = ({ pick }: Option, province: ProvinceId): boolean =>
  (pick.kind === 'piece' && pick.at === province) || (pick.kind === 'victim' && pick.province === province);

const isOnMap = ({ pick }: Option): boolean =>
  pick.kind === 'province' || (pick.kind === 'piece' && pick.at !== undefined) || pick.kind === 'victim';

export function useProvince(province: ProvinceId): ProvinceUse {
  const choosing = useChoosing();
  const { me, options, chosen } = choosing;
  const target = options.find(({ pick }) => pick.kind === 'province' && pick.province === province);
  const pieces = options.filter((option) => standsIn(option, province));
  const picked = chosen.at(-1);
  const isConsidered = useIsConsidered(target?.pick, ...pieces.map(({ pick }) => pick));
  return {
    ...(target && { target }),
    pieces,
    choosing: options.some(isOnMap),
    considered: isConsidered,
    chosenFrom: picked?.kind === 'piece' && picked.at === province,
    press: () => {
      const [piece] = pieces;
      if (target) choosing.pick(target.pick);
      else if (piece) choosing.pick(piece.pick);
      else {
        const tried = attempt(me, picked, province);
        if (tried) choosing.askWhy({ move: tried });
      }
    },
    consider: (on) => consider(on ? (target ?? pieces[0])?.pick : undefined),
  };
}

/** The move somebody seems to mean who points at a province that is not lit: the rules say why it cannot be. */
function attempt(clan: Move['clan'], picked: Pick | undefined, province: ProvinceId): Move | undefined {
  if (picked?.kind !== 'piece') return undefined;
  const { figure, at } = picked;
  return at === undefined
    ? { clan, type: 'summon', figure, province }
    : { clan, type: 'move', figure, from: at, to: province };
}
