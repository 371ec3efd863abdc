import type { GameRecord } from '@hinode/engine/records';
import type { Seat } from '../table/table.ts';

/** A record opened from a file, to watch rather than play: kept only as long as the page is open. */

/** Its address among the replays. */
export const OPENED = 'record';

let opened: { readonly seats: readonly Seat[]; readonly record: GameRecord } | undefined;

/** Nobody sits at it. */
export function watchRecord(record: GameRecord): void {
  const seats = record.setup.clans.map((clan): Seat => ({ clan, player: { kind: 'bot', level: 'samurai' } }));
  opened = { seats, record };
}

export const openedRecord = (): typeof opened => opened;
