import type { GameRecord } from '@hinode/engine/records';
import type { Seat } from '../table/table.ts';

/** A record from a file that is watched, not played: it is kept only as long as the page is open. */

/** Its address among the games that are seen again. */
export const OPENED = 'record';

let opened: { readonly seats: readonly Seat[]; readonly record: GameRecord } | undefined;

/** Nobody sits at it. */
export function watchRecord(record: GameRecord): void {
  const seats = record.setup.clans.map((clan): Seat => ({ clan, player: { kind: 'bot', level: 'samurai' } }));
  opened = { seats, record };
}

export const openedRecord = (): typeof opened => opened;
