import { isComing } from '../agenda/agenda.ts';
import type { ClanId } from '../data/clans.ts';
import { PROVINCE_IDS, type ProvinceId } from '../data/map.ts';
import { playTo } from '../game.ts';
import type { FigureId, Move } from '../moves/types.ts';
import { type Marker, markerStep } from '../phases/markers.ts';
import type { Rng } from '../random/rng.ts';
import { coinsOf, honorRankOf, roninOf, seats, vpOf } from '../state/clans.ts';
import { countAt } from '../state/figures.ts';
import { forceIn, forceOfFigure } from '../state/force.ts';
import { allKinds, isKami, kindId } from '../state/kinds.ts';
import { clone, type State } from '../state/layout.ts';
import { clanId, clanNumber, provinceNumber } from '../state/names.ts';
import { standsFor } from '../state/unbound.ts';
import { imagine, knowledge } from './knowledge.ts';

/** Numbers that explain themselves: what a Force adds up to, what a move would change. */

export interface ForcePart {
  readonly figure: FigureId;
  readonly count: number;
  /** What all of them bring together. */
  readonly force: number;
}

/** What a clan's Force in a province is made of. */
export function forceParts(state: State, clan: ClanId, province: ProvinceId): ForcePart[] {
  const number = clanNumber(clan);
  const place = provinceNumber(province);
  return allKinds()
    .map((kind) => ({
      kind,
      count: isKami(kind)
        ? Number(standsFor(state, number, kind, place))
        : countAt(state, number, kind, place),
    }))
    .filter(({ count }) => count > 0)
    .map(({ kind, count }) => ({
      figure: kindId(kind),
      count,
      force: count * forceOfFigure(state, number, kind, place),
    }))
    .filter(({ force }) => force > 0);
}

/** What a move changes at once, as far as its player can know. Anything that stays the same is left out. */
export interface Outcome {
  readonly vp?: number;
  readonly coins?: number;
  readonly ronin?: number;
  /** Places won (or lost, negative) on the honor track. */
  readonly honor?: number;
  /** The Force of everybody in the provinces where somebody's changes. */
  readonly force: Readonly<Partial<Record<ProvinceId, readonly { clan: ClanId; force: number }[]>>>;
}

/** Tries moves of a clan in a world that is possible for it, and says what each changes for it. */
export function outcomesOf(state: State, clan: ClanId, moves: readonly Move[], rng: Rng): Outcome[] {
  const world = imagine(knowledge(state, clan), rng);
  const end = markerStep(endOf(state));
  return moves.map((move) => {
    const later = clone(world);
    playTo(later, move, undefined, end);
    return difference(world, later, clanNumber(clan));
  });
}

/** Whatever comes after the mandate, the favors or the war of a move is not caused by the move, such as income. */
const ENDS = ['battle-end', 'kami-end', 'mandate-end'] as const;

/** The next of them. A mandate that is being chosen has not begun. */
const endOf = (state: State): Marker =>
  ENDS.find((marker) => isComing(state, markerStep(marker))) ?? 'mandate-end';

function difference(before: State, later: State, clan: number): Outcome {
  const vp = vpOf(later, clan) - vpOf(before, clan);
  const coins = coinsOf(later, clan) - coinsOf(before, clan);
  const ronin = roninOf(later, clan) - roninOf(before, clan);
  const honor = honorRankOf(before, clan) - honorRankOf(later, clan);
  return {
    ...(vp !== 0 && { vp }),
    ...(coins !== 0 && { coins }),
    ...(ronin !== 0 && { ronin }),
    ...(honor !== 0 && { honor }),
    force: changedForces(before, later),
  };
}

function changedForces(before: State, later: State): Outcome['force'] {
  const changed: Partial<Record<ProvinceId, { clan: ClanId; force: number }[]>> = {};
  PROVINCE_IDS.forEach((id, province) => {
    const forces = seats(later).map((clan) => ({
      clan: clanId(clan),
      force: forceIn(later, clan, province),
    }));
    if (forces.some(({ clan, force }) => force !== forceIn(before, clanNumber(clan), province)))
      changed[id] = forces.filter(({ force }) => force > 0);
  });
  return changed;
}
