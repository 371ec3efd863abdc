import type { ClanId } from '../clans/index.ts';
import { MANDATE_IDS, type MandateId } from '../data/year.ts';
import { playTo } from '../game.ts';
import type { AdvantageId, Event, Move } from '../index.ts';
import { markerStep } from '../phases/markers.ts';
import { type GameTable, type TableSetting, table } from './table.ts';

/** A table where a clan has the mandate turn, with this tile the first of its four. */
export const beforeMandate = (
  mandate: MandateId,
  clan: ClanId,
  setting: TableSetting = {},
  turn = 1,
): GameTable => {
  const others = MANDATE_IDS.filter((tile) => tile !== mandate).slice(0, 3);
  return table({ ...setting, at: { phase: 'mandate', clan, turn, tiles: [mandate, ...others] } });
};

/** Chooses a tile; the Lotus announce what it shows. */
export const choose = (clan: ClanId, tile: MandateId): Move =>
  clan === 'lotus' ? { clan, type: 'mandate', tile, announce: tile } : { clan, type: 'mandate', tile };

/** A table where a clan has just chosen this mandate. */
export function playing(mandate: MandateId, clan: ClanId, setting: TableSetting = {}): GameTable {
  const game = beforeMandate(mandate, clan, setting);
  game.playNow(choose(clan, mandate));
  return game;
}

/** A table where the first war is next, over Edo unless the setting says otherwise. */
export const atWar = (setting: TableSetting): GameTable =>
  table({ wars: ['edo'], at: { phase: 'war', war: 1 }, ...setting });

/** A bid; what is not named is 0. */
export const bid = (clan: ClanId, coins: Partial<Record<AdvantageId, number>> = {}): Move => ({
  clan,
  type: 'bid',
  seppuku: 0,
  hostage: 0,
  ronin: 0,
  poets: 0,
  ...coins,
});

export const pass = (clan: ClanId): Move => ({ clan, type: 'pass' });

export const use = (clan: ClanId, value = true): Move => ({ clan, type: 'use', value });

/** Makes a move and goes on to the end of the battle, before the next war. */
export function endBattleWith(game: GameTable, move: Move): void {
  playTo(game.state, move, (event) => game.events.push(event), markerStep('battle-end'));
  game.until('battle-end');
}

/** The events of one type, in order. */
export const eventsOf = <Type extends Event['type']>(
  game: GameTable,
  type: Type,
): Extract<Event, { type: Type }>[] =>
  game.events.filter((event): event is Extract<Event, { type: Type }> => event.type === type);
