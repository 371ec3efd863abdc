import { type ClanId, clone, type Move, result, type Setup, type State } from '@hinode/engine';
import { gameBetween } from '../table/referee.ts';
import type { Bot } from '../types.ts';
import { type Habit, sillyIn } from './silly.ts';

/** A silly move, and where it was made. */
export interface Slip {
  readonly habit: Habit;
  readonly clan: ClanId;
  /** How many moves were made before. */
  readonly after: number;
}

/** A game between bots with everything silly that was done in it. */
export interface WatchedGame {
  readonly slips: readonly Slip[];
  readonly moves: readonly Move[];
  readonly result: ReturnType<typeof result>;
}

/** More moves than anybody marches in one mandate. */
const MOST_MARCHES = 40;

export function watchGame(
  setup: Setup,
  bots: Readonly<Partial<Record<ClanId, Bot>>>,
  seed: string,
): WatchedGame {
  const game = gameBetween(setup, bots, seed);
  const before = [clone(game.state)];
  while (game.next() !== undefined) before.push(clone(game.state));
  const { moves } = game;
  const slips = moves.flatMap((move, after) =>
    sillyIn(before[after] as State, move, moves.slice(after + 1, after + MOST_MARCHES)).map(
      (habit): Slip => ({ habit, clan: move.clan, after }),
    ),
  );
  return { slips, moves, result: result(game.state) };
}
