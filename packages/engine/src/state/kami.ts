import type { Table } from '../agenda/table.ts';
import { KAMI_IDS, type KamiId, SHRINES } from '../data/year.ts';
import { installAll, installForHolder, type Uninstall } from './abilities.ts';
import { strongestAt } from './force.ts';
import type { HooksWithoutForce } from './hooks.ts';
import { FIRST_SHRINE, get, SHRINE_KAMI, type State } from './layout.ts';

/**
 * A kami, and its favor. Its hooks, if it has any, speak for the clan whose worshippers are strongest at its shrine, as long as
 * they are. Its figure is in `state/kami-figures.ts`.
 */
export interface Kami extends HooksWithoutForce {
  readonly id: KamiId;
  readonly name: string;
  readonly domain: string;
  /** What the clan with the strongest worshippers gets (KAMI-1). */
  readonly favor: (table: Table, clan: number) => void;
}

/** Declares a kami. */
export const kami = (declared: Kami): Kami => declared;

const all: Kami[] = [];

/** Fills the list: a kami's number is its place in it. */
export function installKami(declared: readonly Kami[]): Uninstall {
  const takeHooks = installAll(declared.map((one) => () => installKamiHooks(one)));
  const first = all.push(...declared) - declared.length;
  return () => {
    all.splice(first, declared.length);
    takeHooks();
  };
}

/** Registers the hooks of a kami. */
export function installKamiHooks({ id, name: _, domain: __, favor: ___, ...hooks }: Kami): Uninstall {
  const kami = KAMI_IDS.indexOf(id);
  return installForHolder('kami', id, (state, clan) => isStrongest(state, clan, kami), hooks);
}

/** Are the clan's worshippers the strongest of this kami's? */
function isStrongest(state: State, clan: number, kami: number): boolean {
  for (let shrine = 0; shrine < SHRINES; shrine++)
    if (get(state, SHRINE_KAMI + shrine) === kami) return strongestAt(state, FIRST_SHRINE + shrine) === clan;
  return false;
}

export const kamiNumbered = (number: number): Kami => all[number] as Kami;
