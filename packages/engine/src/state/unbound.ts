import type { Uninstall } from './abilities.ts';
import { controllerOf } from './force.ts';
import { isUnbound, type KamiFigure, kamiStands, keepKamiFigures, shrineOfKami } from './kami-figures.ts';
import { kindNumber } from './kinds.ts';
import { NONE, type State } from './layout.ts';
import { installThings, type Thing } from './things.ts';

/** Whose the Kami on the map are, and what they change where they stand. */

/** Is the Kami of this kind in the province a figure of the clan? */
export function standsFor(state: State, clan: number, kind: number, province: number): boolean {
  const shrine = isUnbound(state) ? shrineOfKami(state, kind) : NONE;
  return shrine !== NONE && kamiStands(state, shrine) === province && controllerOf(state, shrine) === clan;
}

export function installKamiFigures(declared: readonly KamiFigure[]): Uninstall {
  const takeFigures = keepKamiFigures(declared);
  const takeThings = installThings(declared.flatMap(thingOf));
  return () => {
    takeThings();
    takeFigures();
  };
}

function thingOf({ id, here }: KamiFigure): Thing[] {
  if (here === undefined) return [];
  const kind = kindNumber(id);
  /** Its shrine, while it is on the map. */
  const outOf = (state: State): number => {
    const shrine = isUnbound(state) ? shrineOfKami(state, kind) : NONE;
    return shrine === NONE || kamiStands(state, shrine) === NONE ? NONE : shrine;
  };
  return [
    {
      id,
      isInGame: isUnbound,
      ownerAt: (state, place) => {
        const shrine = outOf(state);
        return shrine !== NONE && kamiStands(state, shrine) === place
          ? controllerOf(state, shrine)
          : undefined;
      },
      ...here,
    },
  ];
}
