import { KAMI_FIGURE_IDS, KAMI_IDS, type KamiId, SHRINES } from '../data/year.ts';
import type { Uninstall } from './abilities.ts';
import type { Monster } from './catalogue.ts';
import type { HooksWithoutForce, PlaceRules } from './hooks.ts';
import type { State } from './layout.ts';
import * as layout from './layout.ts';

const { get, KAMI, KAMI_STANDS, NONE, put, SHRINE_KAMI, UNBOUND } = layout;

/**
 * The kami as figures (UNBOUND-1 to UNBOUND-9). A Kami stands in a province or beside its shrine, and is identified by the number
 * of its shrine. It is in nobody's squad, so nobody kills, takes or replaces it (UNBOUND-5); who controls it follows from who
 * worships at its shrine (`controllerOf` in `state/force.ts`). Its hooks speak for its controller, while it is on the map.
 */
export interface KamiFigure extends HooksWithoutForce {
  readonly id: KamiId;
  /** Its own Force (UNBOUND-4). */
  readonly force?: Monster['force'];
  /** What holds for everybody's pieces where it stands (UNBOUND-9). */
  readonly here?: PlaceRules;
}

/** Declares the figure of a kami. */
export const kamiFigure = (declared: KamiFigure): KamiFigure => declared;

/** Do the kami come to the map in this game? */
export const isUnbound = (state: State): boolean => get(state, UNBOUND) === 1;

/** The kind of figure of each kami, or NONE if it has none. */
const KINDS = KAMI_IDS.map((id) => {
  const figure = KAMI_FIGURE_IDS.indexOf(id);
  return figure < 0 ? NONE : KAMI + figure;
});

/** The kind of figure that belongs to a shrine, or NONE. */
export const kamiKind = (state: State, shrine: number): number =>
  KINDS[get(state, SHRINE_KAMI + shrine)] as number;

/** The shrine that a Kami belongs to, or NONE if it is not in this game. */
export function shrineOfKami(state: State, kind: number): number {
  for (let shrine = 0; shrine < SHRINES; shrine++) if (kamiKind(state, shrine) === kind) return shrine;
  return NONE;
}

/** Where the Kami of a shrine stands, or NONE while it is beside it. */
export const kamiStands = (state: State, shrine: number): number => get(state, KAMI_STANDS + shrine);

/** Puts the Kami of a shrine somewhere; NONE is beside its shrine. */
export const standKami = (state: State, shrine: number, province: number): void =>
  put(state, KAMI_STANDS + shrine, province);

/** UNBOUND-8: all Kami go back beside their shrines. */
export function bringKamiBack(state: State): void {
  for (let shrine = 0; shrine < SHRINES; shrine++) standKami(state, shrine, NONE);
}

/** By kind. */
const figures: KamiFigure[] = [];

/** Fills the list, and empties it again. */
export function keepKamiFigures(declared: readonly KamiFigure[]): Uninstall {
  for (const figure of declared) figures[KAMI_FIGURE_IDS.indexOf(figure.id)] = figure;
  return () => {
    for (const { id } of declared) delete figures[KAMI_FIGURE_IDS.indexOf(id)];
  };
}

export const kamiFigureOf = (kind: number): KamiFigure | undefined => figures[kind - KAMI];
