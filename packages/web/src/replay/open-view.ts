import { type ClanId, type State, type View, view } from '@hinode/engine';

/** What all clans knew together, as seen from one seat: for a game that is over and has no secrets any more. */
export function openView(state: State, viewer: ClanId): View {
  const seen = view(state, viewer);
  const all = seen.clans.map(({ clan }) => view(state, clan));
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
