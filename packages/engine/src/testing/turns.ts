import { advance } from '../agenda/agenda.ts';
import type { ClanId } from '../data/clans.ts';
import { MANDATE_IDS, type MandateId } from '../data/year.ts';
import type { Cause, Event } from '../events.ts';
import { playTo } from '../game.ts';
import type { Move } from '../index.ts';
import type { Marker } from '../phases/markers.ts';
import { markerStep } from '../phases/markers.ts';
import { choose } from './answers.ts';
import { type GameTable, type TableSetting, table } from './table.ts';

/** Tables set for a mandate or a war, and ways to continue from there and to look at what happened. */

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

/** A table where a clan has just chosen this mandate. */
export function playing(mandate: MandateId, clan: ClanId, setting: TableSetting = {}): GameTable {
  const game = beforeMandate(mandate, clan, setting);
  game.playNow(choose(clan, mandate));
  return game;
}

/** A table where the first war is next, over Edo unless the setting says otherwise. */
export const atWar = (setting: TableSetting): GameTable =>
  table({ wars: ['edo'], at: { phase: 'war', war: 1 }, ...setting });

/** Makes a move and goes on to the end of the battle, before the next war. */
export function endBattleWith(game: GameTable, move: Move): void {
  playUpTo(game, 'battle-end', move);
  game.until('battle-end');
}

/** Makes a move at once; what follows without a question stops at the marker. */
export function playUpTo(game: GameTable, marker: Marker, move: Move): void {
  playTo(game.state, move, (event) => game.events.push(event), markerStep(marker));
}

/** Continues from a marker to the next decision. */
export const goOn = ({ state, events }: GameTable): void =>
  advance({ state, sink: (event) => events.push(event) });

/** The events of one type so far. */
export const eventsOf = <Type extends Event['type']>(
  { events }: GameTable,
  type: Type,
): Extract<Event, { type: Type }>[] =>
  events.filter((event): event is Extract<Event, { type: Type }> => event.type === type);

/** The victory points and coins a clan has gained for one reason so far. */
export function gainedFor(game: GameTable, clan: ClanId, because: Cause): { vp: number; coins: number } {
  const gains = eventsOf(game, 'gained').filter((gain) => gain.clan === clan && gain.because === because);
  return {
    vp: gains.reduce((sum, { vp = 0 }) => sum + vp, 0),
    coins: gains.reduce((sum, { coins = 0 }) => sum + coins, 0),
  };
}
