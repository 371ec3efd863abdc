import { type Rng, rngFrom, type State } from '@hinode/engine';
import { mandateTurnsLeft, seasonOf, warProvince, warsTo } from '@hinode/engine/search';

/**
 * Chance for mistakes. It comes from what lies open, and not from the stream of a decision: whoever overlooks something overlooks it for
 * the whole turn, and a bot that is told its game again makes the same mistakes.
 */

export const diceOfSeason = (state: State, what: string): Rng =>
  rngFrom(`${what} ${seasonOf(state)} ${warOrderOf(state)}`);

export const diceOfTurn = (state: State, what: string): Rng =>
  diceOfSeason(state, `${what} ${mandateTurnsLeft(state)}`);

/** Drawn by chance, and the same for everybody until the season ends. */
const warOrderOf = (state: State): string =>
  Array.from({ length: warsTo(state) }, (_, war) => warProvince(state, war)).join();

export const happens = (dice: Rng, chance: number): boolean => dice.below(1000) < 1000 * chance;
