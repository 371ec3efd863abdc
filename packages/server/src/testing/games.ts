import {
  type ClanId,
  type Move,
  newGame,
  play,
  type Rng,
  rngFrom,
  type Setup,
  type State,
} from '@hinode/engine';
import { CORE_CLAN_IDS, SET_IDS } from '@hinode/engine/facts';
import { anAnswer } from './play.ts';

/** The setup of the n-th random game: every number of players, set and choice of clans occurs. */
export function nthSetup(seed: string, n: number): Setup {
  const rng = rngFrom(`${seed} setup ${n}`);
  const clans: ClanId[] = [...CORE_CLAN_IDS];
  while (clans.length > 3 + (n % 3)) clans.splice(rng.below(clans.length), 1);
  return { clans, set: SET_IDS[rng.below(SET_IDS.length)] ?? 'archway', seed: `${seed} ${n}` };
}

/** Plays a game at random, and calls `look` before every move. */
export function walk(setup: Setup, rng: Rng, look: (state: State, move: Move) => void): void {
  const state = newGame(setup);
  for (let move = anAnswer(state, rng); move; move = anAnswer(state, rng)) {
    look(state, move);
    play(state, move);
  }
}
