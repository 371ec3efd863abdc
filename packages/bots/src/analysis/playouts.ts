import { type ClanId, type Move, play, type Rng, rngFrom, type State } from '@hinode/engine';
import { CLAN_COUNT, clanNumber, imagine, seasonOf } from '@hinode/engine/search';
import { goOnWhile, release } from '../lookahead.ts';
import type { ChanceOf } from './chance.ts';

/** Playing on from a position many times, to see what may become of it. */

/** How likely a clan is to win, and by how much that may be wrong: one standard error. */
export interface Chance {
  readonly chance: number;
  readonly error: number;
}
export type Chances = Readonly<Partial<Record<ClanId, Chance>>>;

/**
 * How whimsical everybody is, in VP. Without it all go on in the same way from the same position, and a difference that
 * only this one way makes would look certain.
 */
const MOOD = 0.6;

/** To the end of the season, by everybody's instinct; what comes after is the estimate's business. */
export function playOut(state: State, rng: Rng): void {
  const season = seasonOf(state);
  goOnWhile(state, rng, () => seasonOf(state) === season, undefined, MOOD);
}

/**
 * A position in which every secret lies open and the future is chance: hidden tiles and sealed bids are what they were, but
 * what has not been drawn is drawn anew. So it does not know how the game went on.
 */
export const withOpenFuture = (state: State, rng: Rng): State =>
  imagine({ viewer: undefined, cells: state }, rng);

const chances = new Float64Array(CLAN_COUNT);

/**
 * The chances of all clans in a position as it truly was, from so many playouts; or once this move is made there, while nobody has seen
 * yet what is drawn after it.
 */
export function chancesIn(
  state: State,
  clans: readonly ClanId[],
  playouts: number,
  seed: string,
  chanceOf: ChanceOf,
  move?: Move,
): Chances {
  const sums = clans.map(() => 0);
  const squares = clans.map(() => 0);
  for (let n = 0; n < playouts; n++) {
    const rng = rngFrom(`${seed} ${n}`);
    const world = withOpenFuture(state, rng);
    if (move !== undefined) play(world, move);
    playOut(world, rng);
    chanceOf(world, chances);
    release(world);
    clans.forEach((clan, i) => {
      const chance = chances[clanNumber(clan)] as number;
      sums[i] = (sums[i] as number) + chance;
      squares[i] = (squares[i] as number) + chance ** 2;
    });
  }
  return Object.fromEntries(
    clans.map((clan, i) => {
      const mean = (sums[i] as number) / playouts;
      const variance = Math.max(0, (squares[i] as number) / playouts - mean ** 2);
      return [clan, { chance: mean, error: Math.sqrt(variance / playouts) }];
    }),
  );
}
