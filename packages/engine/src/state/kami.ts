import type { Table } from '../agenda/table.ts';
import type { KamiId } from '../data/year.ts';

/** A kami and the favor shown to the clan whose worshippers are strongest (KAMI-1). */
export interface Kami {
  readonly id: KamiId;
  readonly name: string;
  readonly domain: string;
  readonly favor: (table: Table, clan: number) => void;
}

/** Declares a kami. */
export const kami = (declared: Kami): Kami => declared;
