import type { ClanId } from '../clans/index.ts';
import { playTo } from '../game.ts';
import type { AbilityId, Bid, Marker, Move } from '../index.ts';
import { markerStep } from '../phases/markers.ts';
import type { GameTable } from './table.ts';

/** Short words for the answers that tests give most often. */

export const yes = (clan: ClanId, ability: AbilityId): Move => ({ clan, type: 'use', value: true, ability });
export const no = (clan: ClanId, ability: AbilityId): Move => ({ clan, type: 'use', value: false, ability });
export const pass = (clan: ClanId): Move => ({ clan, type: 'pass' });

/** A bid; nothing on the advantages that are not named. */
export const bid = (clan: ClanId, on: Partial<Bid> = {}): Move => ({
  clan,
  type: 'bid',
  seppuku: 0,
  hostage: 0,
  ronin: 0,
  poets: 0,
  ...on,
});

/** Makes a move at once; what follows without a question stops at the marker. */
export function playUpTo(game: GameTable, marker: Marker, move: Move): void {
  playTo(game.state, move, (event) => game.events.push(event), markerStep(marker));
}
