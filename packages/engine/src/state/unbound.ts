import { installAll, installForHolder, type Uninstall } from './abilities.ts';
import { controllerOf } from './force.ts';
import { isUnbound, type KamiFigure, kamiStands, keepKamiFigures, shrineOfKami } from './kami-figures.ts';
import { kindNumber } from './kinds.ts';
import type { State } from './layout.ts';
import * as layout from './layout.ts';
import { installThings, type Thing } from './things.ts';

const { NONE } = layout;

/** Who controls the Kami on the map, and what they change where they stand. */

/** Does the clan control the Kami of this kind in the province? */
export function standsFor(state: State, clan: number, kind: number, province: number): boolean {
  const shrine = isUnbound(state) ? shrineOfKami(state, kind) : NONE;
  return shrine !== NONE && kamiStands(state, shrine) === province && controllerOf(state, shrine) === clan;
}

export function installKamiFigures(declared: readonly KamiFigure[]): Uninstall {
  return installAll([
    () => keepKamiFigures(declared),
    () => installThings(declared.flatMap(thingOf)),
    ...declared.map((one) => () => installFigureHooks(one)),
  ]);
}

/** Registers the hooks of a Kami. */
export function installFigureHooks({ id, force: _, here: __, ...hooks }: KamiFigure): Uninstall {
  const kind = kindNumber(id);
  return installForHolder('kami-figure', id, (state, clan) => hasOnMap(state, clan, kind), hooks);
}

/** The shrine of a Kami that is on the map, or NONE. */
function shrineOut(state: State, kind: number): number {
  const shrine = isUnbound(state) ? shrineOfKami(state, kind) : NONE;
  return shrine === NONE || kamiStands(state, shrine) === NONE ? NONE : shrine;
}

/** Does the clan control the Kami of this kind, wherever it stands? */
function hasOnMap(state: State, clan: number, kind: number): boolean {
  const shrine = shrineOut(state, kind);
  return shrine !== NONE && controllerOf(state, shrine) === clan;
}

function thingOf({ id, here }: KamiFigure): Thing[] {
  if (here === undefined) return [];
  const kind = kindNumber(id);
  return [
    {
      id,
      isInGame: isUnbound,
      ownerAt: (state, place) => {
        const shrine = shrineOut(state, kind);
        return shrine !== NONE && kamiStands(state, shrine) === place
          ? controllerOf(state, shrine)
          : undefined;
      },
      ...here,
    },
  ];
}
