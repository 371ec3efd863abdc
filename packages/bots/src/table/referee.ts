import {
  type ClanId,
  type Decision,
  type Event,
  type Move,
  newGame,
  type Result,
  refusal,
  result,
  type Setup,
  type State,
} from '@hinode/engine';
import { CLAN_IDS } from '@hinode/engine/facts';
import { isSeenBy } from '@hinode/engine/games';
import { instinctMove } from '../levels.ts';
import type { Answer, Bot } from '../types.ts';
import { type Asked, asking } from './asking.ts';

/** Plays a game between bots: shows each what its clan may know, and lets nobody cheat. */

export interface Played {
  readonly result: Result;
  readonly moves: readonly Move[];
  /** Answers that were not legal, and what was played instead by instinct. */
  readonly illegal: readonly { readonly clan: ClanId; readonly move: unknown }[];
}

export interface Watcher {
  /** Called for every event, as a spectator of everything. */
  readonly event?: (event: Event, state: State) => void;
  /** Called for every answer with the time it took. */
  readonly answered?: (clan: ClanId, decision: Decision, answer: Answer, milliseconds: number) => void;
  /** A clock, where times are wanted. */
  readonly now?: () => number;
}

/** More than any game has: a game that gets here is stalled. */
const MOST_MOVES = 5000;

/** A game between bots, one move at a time. `next` plays a move and gives it, or undefined when the game is over. */
export interface BotGame {
  readonly state: State;
  readonly moves: readonly Move[];
  readonly illegal: Played['illegal'];
  next(): Move | undefined;
}

type Seats = Readonly<Partial<Record<ClanId, Bot>>>;

export function gameBetween(setup: Setup, bots: Seats, seed: string, watcher: Watcher = {}): BotGame {
  const moves: Move[] = [];
  const illegal: { clan: ClanId; move: unknown }[] = [];
  const now = watcher.now ?? (() => 0);
  const early: Event[] = [];
  const state = newGame(setup, (event) => early.push(event));
  const tell = (event: Event): void => {
    watcher.event?.(event, state);
    for (const clan of CLAN_IDS) if (isSeenBy(event, clan)) bots[clan]?.observe(event);
  };
  for (const event of early) tell(event);

  const answerOf = ({ clan, isAside, question }: Asked): Answer | undefined => {
    const bot = bots[clan];
    if (isAside) return bot?.aside?.(question());
    if (bot === undefined) throw new Error(`nobody plays the ${clan}`);
    return bot.answer(question());
  };
  const moveOf = (asked: Asked): Move | undefined => {
    const { clan, decision, isAside, question } = asked;
    const began = now();
    const answer = answerOf(asked);
    if (answer === undefined) return undefined;
    watcher.answered?.(clan, decision, answer, now() - began);
    const { move } = answer;
    if (move.clan === clan && refusal(state, move) === undefined) return move;
    illegal.push({ clan, move });
    return isAside ? undefined : instinctMove(question());
  };

  const game = asking(state, seed, tell);
  let asked = game.next();
  const next = (): Move | undefined => {
    while (!asked.done) {
      if (moves.length === MOST_MOVES) throw new Error(`the game of ${JSON.stringify(setup)} does not end`);
      const move = moveOf(asked.value);
      if (move !== undefined) moves.push(move);
      asked = game.next(move);
      if (move !== undefined) return move;
    }
    return undefined;
  };
  return { state, moves, illegal, next };
}

/** Plays a game between bots to its end. */
export function playGame(setup: Setup, bots: Seats, seed: string, watcher: Watcher = {}): Played {
  const { state, moves, illegal, next } = gameBetween(setup, bots, seed, watcher);
  while (next() !== undefined);
  return { result: result(state) as Result, moves, illegal };
}
