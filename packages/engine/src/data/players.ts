import { BOXES, type BoxId, clansOfBoxes } from './boxes.ts';

/** What depends on the number of players. Facts only. */

/** SETUP-1: how many may play, according to the boxes. Tables, servers and lobbies all ask here. */
export const PLAYERS_LEAST = 3;
export const PLAYERS_MOST = Math.max(...BOXES.map(({ players }) => players));

/** Every possible number of players, from the fewest on. */
export const PLAYER_COUNTS: readonly number[] = Array.from(
  { length: PLAYERS_MOST - PLAYERS_LEAST + 1 },
  (_, i) => PLAYERS_LEAST + i,
);

/** How many can play with the clans of these boxes: a sixth seat needs nothing but a sixth clan. */
export const playersMostWith = (boxes: readonly BoxId[]): number =>
  Math.min(PLAYERS_MOST, clansOfBoxes(boxes).length);

/** SEASON-1: how many provinces are at war each season. */
export const warsFor = (players: number): number => players + 2;
