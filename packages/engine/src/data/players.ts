/** SETUP-1: how many may play. A table, a server and a lobby all ask here. */
export const PLAYERS_LEAST = 3;
export const PLAYERS_MOST = 5;

/** Every number of players there may be, from the fewest on. */
export const PLAYER_COUNTS: readonly number[] = Array.from(
  { length: PLAYERS_MOST - PLAYERS_LEAST + 1 },
  (_, i) => PLAYERS_LEAST + i,
);
