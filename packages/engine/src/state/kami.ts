import type { Table } from '../agenda/table.ts';
import type { KamiId } from '../data/year.ts';
import type { Uninstall } from './abilities.ts';

/** A kami, and the favor it shows. As a figure it is in `state/kami-figures.ts`. */
export interface Kami {
  readonly id: KamiId;
  readonly name: string;
  readonly domain: string;
  /** What the clan gets whose worshippers are strongest (KAMI-1). */
  readonly favor: (table: Table, clan: number) => void;
}

/** Declares a kami. */
export const kami = (declared: Kami): Kami => declared;

const all: Kami[] = [];

/** Fills the list: a kami's number is its place in it. */
export function installKami(declared: readonly Kami[]): Uninstall {
  const first = all.push(...declared) - declared.length;
  return () => {
    all.splice(first, declared.length);
  };
}

export const kamiNumbered = (number: number): Kami => all[number] as Kami;
