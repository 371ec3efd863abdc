import { KAMI_FIGURE_IDS as FIGURES, KAMI_IDS, SET_IDS } from '../boxes/facts.generated.ts';

/** Seasons, mandates and shrines: the words of the year. Facts only. */

export { KAMI_IDS, SET_IDS };

export const SEASON_IDS = ['spring', 'summer', 'autumn', 'winter'] as const;
export type SeasonId = (typeof SEASON_IDS)[number];

export const MANDATE_IDS = ['recruit', 'marshal', 'train', 'harvest', 'betray'] as const;
export type MandateId = (typeof MANDATE_IDS)[number];

/** SETUP-11: each mandate is on two tiles. */
export const TILES_PER_MANDATE = 2;
export const TILES = MANDATE_IDS.length * TILES_PER_MANDATE;

/** POL-1: seven mandate turns a season, a kami turn after the third, the fifth and the seventh. */
export const MANDATE_TURNS = 7;
export const KAMI_AFTER_TURN = [3, 5, 7] as const;

/** MANDATE-1: how many tiles the current player looks at. */
export const TILES_DRAWN = 4;

export type KamiId = (typeof KAMI_IDS)[number];

/** UNBOUND-1: the kami that have a figure and can come to the map. */
export const KAMI_FIGURE_IDS: readonly KamiId[] = FIGURES;

/** SETUP-7: shrines laid out in a game, and the layout for a first game. */
export const SHRINES = 4;
export const FIRST_GAME_SHRINES: readonly KamiId[] = ['amaterasu', 'fujin', 'hachiman', 'tsukuyomi'];

/** SETUP-8: the sets that can be added to the core cards. */
export type SetId = (typeof SET_IDS)[number];

/** BATTLE-4: the four war advantages, from left to right. */
export const ADVANTAGE_IDS = ['seppuku', 'hostage', 'ronin', 'poets'] as const;
export type AdvantageId = (typeof ADVANTAGE_IDS)[number];
