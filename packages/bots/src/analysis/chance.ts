import { result, type State } from '@hinode/engine';
import { CLAN_COUNT, clanNumber, isInPlay, playersOf, seasonOf } from '@hinode/engine/search';
import { evaluate } from '../evaluate.ts';

/**
 * How likely each clan is to win from a position between two seasons, without playing on. Whoever knows better puts another
 * function in its place: the analysis asks for nothing else.
 */
export type ChanceOf = (state: State, chances: Float64Array) => void;

/**
 * So many VP ahead make a clan e times as likely to win, by how many play (from three on) and whether one season is left
 * or two. Found by the games that instinct plays; `calibration.long.ts` says how far they hold for games of bots.
 */
const SPREAD: Readonly<Record<'summer' | 'autumn', readonly number[]>> = {
  summer: [11.5, 10, 8.75, 8],
  autumn: [12, 10.25, 7.25, 7],
};
const AUTUMN = 2;

const worth = new Float64Array(CLAN_COUNT);

/** By what the position is worth to everybody; at the end of the game by who has won. */
export const chanceByWorth: ChanceOf = (state, chances) => {
  chances.fill(0);
  const end = result(state);
  if (end !== undefined) {
    for (const clan of end.winners) chances[clanNumber(clan)] = 1 / end.winners.length;
    return;
  }
  evaluate(state, worth);
  const spreads = SPREAD[seasonOf(state) < AUTUMN ? 'summer' : 'autumn'];
  const spread = spreads[playersOf(state) - 3] ?? (spreads.at(-1) as number);
  let most = Number.NEGATIVE_INFINITY;
  for (let clan = 0; clan < CLAN_COUNT; clan++)
    if (isInPlay(state, clan)) most = Math.max(most, worth[clan] as number);
  let total = 0;
  for (let clan = 0; clan < CLAN_COUNT; clan++) {
    if (!isInPlay(state, clan)) continue;
    chances[clan] = Math.exp(((worth[clan] as number) - most) / spread);
    total += chances[clan] as number;
  }
  for (let clan = 0; clan < CLAN_COUNT; clan++) chances[clan] = (chances[clan] as number) / total;
};
