import type { ClanId, View } from '@hinode/engine';
import type { Position } from '@hinode/engine/games';

/** What all clans knew together, as seen from one seat: for a game that is over and has no secrets any more. */
export function openView({ engine, state }: Pick<Position, 'engine' | 'state'>, viewer: ClanId): View {
  const seen = engine.view(state, viewer);
  const all = seen.clans.map(({ clan }) => engine.view(state, clan));
  const tiles = all.find((one) => one.tiles !== undefined)?.tiles;
  // Each knows its own; once they are revealed all know all.
  const bids = seen.battle?.revealed ? seen.battle.bids : all.flatMap(({ battle }) => battle?.bids ?? []);
  return {
    ...seen,
    ...(tiles && { tiles }),
    mandates: seen.mandates.map(
      (mandate, i) =>
        all.map(({ mandates }) => mandates[i]).find((one) => one?.tile !== undefined) ?? mandate,
    ),
    ...(seen.battle && {
      battle: { ...seen.battle, bids, revealed: seen.battle.revealed || bids.length > 0 },
    }),
  };
}
