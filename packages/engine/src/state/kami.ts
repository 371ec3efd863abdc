import type { Table } from '../agenda/table.ts';
import type { KamiId } from '../data/year.ts';
import type { Uninstall } from './abilities.ts';
import { installThings, type Thing } from './things.ts';

/** A kami, the favor it shows, and what holds where it stands. */
export interface Kami {
  readonly id: KamiId;
  readonly name: string;
  readonly domain: string;
  /** What the clan gets whose worshippers are strongest (KAMI-1). */
  readonly favor: (table: Table, clan: number) => void;
  /** What holds for everybody's pieces where it stands, and where that is. In the core box no kami comes to the map. */
  readonly here?: Omit<Thing, 'id'>;
}

/** Declares a kami. */
export const kami = (declared: Kami): Kami => declared;

const all: Kami[] = [];

/** Fills the list: a kami's number is its place in it. */
export function installKami(declared: readonly Kami[]): Uninstall {
  const first = all.push(...declared) - declared.length;
  const takeThings = installThings(declared.flatMap(({ id, here }) => (here ? [{ id, ...here }] : [])));
  return () => {
    takeThings();
    all.splice(first, declared.length);
  };
}

export const kamiNumbered = (number: number): Kami => all[number] as Kami;
