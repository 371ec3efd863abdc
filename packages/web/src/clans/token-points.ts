import type { SeasonId } from '@hinode/engine';
import { SEASON_IDS } from '@hinode/engine/facts';

/** What a war token scores in Winter: 1, 2 or 3 by its season. */
export const tokenPoints = (season: SeasonId): number => SEASON_IDS.indexOf(season) + 1;
