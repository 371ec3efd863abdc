import {
  CLAN_IDS,
  type ClanId,
  type Decision,
  decisions,
  type Event,
  knowledge,
  legalMoves,
  type Move,
  newGame,
  play,
  type Result,
  refusal,
  result,
  rngFrom,
  type Setup,
  type State,
  view,
} from '@hinode/engine';
import { instinctMove } from './levels.ts';
import type { Answer, Bot, Question } from './types.ts';

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

/** What a clan is shown when it is asked. */
export function questionFor(state: State, decision: Decision, seed: string, moves: number): Question {
  const { clan } = decision;
  return {
    clan,
    decision,
    view: view(state, clan),
    knowledge: knowledge(state, clan),
    legal: legalMoves(state, clan),
    // A stream of its own for every decision: the same game and the same bot give the same answer.
    rng: rngFrom(`${seed} ${clan} ${moves}`),
  };
}

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
    for (const clan of CLAN_IDS)
      if (event.seenBy === 'all' || event.seenBy === clan) bots[clan]?.observe(event);
  };
  for (const event of early) tell(event);

  const legalAnswer = (decision: Decision): Move => {
    const question = questionFor(state, decision, seed, moves.length);
    const bot = bots[decision.clan];
    if (bot === undefined) throw new Error(`nobody plays the ${decision.clan}`);
    const began = now();
    const answer = bot.answer(question);
    watcher.answered?.(decision.clan, decision, answer, now() - began);
    const { move } = answer;
    if (move.clan === decision.clan && refusal(state, move) === undefined) return move;
    illegal.push({ clan: decision.clan, move });
    return instinctMove(question);
  };
  const next = (): Move | undefined => {
    const [decision] = decisions(state);
    if (decision === undefined) return undefined;
    if (moves.length === MOST_MOVES) throw new Error(`the game of ${JSON.stringify(setup)} does not end`);
    const move = legalAnswer(decision);
    moves.push(move);
    play(state, move, tell);
    return move;
  };
  return { state, moves, illegal, next };
}

/** Plays a game between bots to its end. */
export function playGame(setup: Setup, bots: Seats, seed: string, watcher: Watcher = {}): Played {
  const { state, moves, illegal, next } = gameBetween(setup, bots, seed, watcher);
  while (next() !== undefined);
  return { result: result(state) as Result, moves, illegal };
}
