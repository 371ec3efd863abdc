import type { GameRecord } from '@hinode/engine/records';
import type { Seat } from '../table/table.ts';

/** A record opened from a file, to watch rather than play: kept only as long as its tab is open. */

/** Its address among the replays. */
export const OPENED = 'record';

const NAME = 'hinode-opened-record';

let opened: GameRecord | undefined;

export function watchRecord(record: GameRecord): void {
  opened = record;
  addEventListener('pagehide', keep);
}

/** For a reload, which forgets all else. */
function keep(): void {
  try {
    sessionStorage.setItem(NAME, JSON.stringify(opened));
  } catch {
    // There is no room for it, or this browser keeps nothing: the file has to be opened again.
    sessionStorage.removeItem(NAME);
  }
}

/** Nobody sits at it. */
export function openedRecord(): { readonly seats: readonly Seat[]; readonly record: GameRecord } | undefined {
  opened ??= kept();
  return opened && { seats: watchersOf(opened), record: opened };
}

/** This page has put it there itself, after it was checked. */
function kept(): GameRecord | undefined {
  const text = sessionStorage.getItem(NAME);
  return text === null ? undefined : JSON.parse(text);
}

const watchersOf = ({ setup }: GameRecord): readonly Seat[] =>
  setup.clans.map((clan): Seat => ({ clan, player: { kind: 'bot', level: 'samurai' } }));
