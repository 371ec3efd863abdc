import {
  type ClanId,
  type Decision,
  decisions,
  type Event,
  type Move,
  newGame,
  play,
  type Result,
  refusal,
  result,
  type Setup,
  type State,
} from '@hinode/engine';
import { CLAN_IDS } from '@hinode/engine/facts';
import { newFloor } from './floor.ts';
import { instinctMove } from './levels.ts';
import { asideFor, questionFor } from './questions.ts';
import type { Answer, Bot } from './types.ts';

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
    for (const clan of CLAN_IDS)
      if (event.seenBy === 'all' || event.seenBy === clan) bots[clan]?.observe(event);
  };
  for (const event of early) tell(event);

  const isLegal = (clan: ClanId, { move }: Answer): boolean => {
    const legal = move.clan === clan && refusal(state, move) === undefined;
    if (!legal) illegal.push({ clan, move });
    return legal;
  };
  const legalAnswer = (decision: Decision): Move => {
    const question = questionFor(state, decision, seed, moves.length);
    const bot = bots[decision.clan];
    if (bot === undefined) throw new Error(`nobody plays the ${decision.clan}`);
    const began = now();
    const answer = bot.answer(question);
    watcher.answered?.(decision.clan, decision, answer, now() - began);
    return isLegal(decision.clan, answer) ? answer.move : instinctMove(question);
  };
  const floor = newFloor();
  const legalAside = (decision: Decision): Move | undefined => {
    for (let clan = floor.next(state, decision); clan; clan = floor.next(state, decision)) {
      const bot = bots[clan];
      if (bot?.aside === undefined) continue;
      const began = now();
      const answer = bot.aside(asideFor(state, clan, decision, seed, moves.length));
      if (answer === undefined) continue;
      watcher.answered?.(clan, decision, answer, now() - began);
      if (isLegal(clan, answer)) return answer.move;
    }
    return undefined;
  };
  const nextMove = (decision: Decision): Move => {
    const aside = legalAside(decision);
    if (aside !== undefined) return aside;
    floor.answered();
    return legalAnswer(decision);
  };
  const next = (): Move | undefined => {
    const [decision] = decisions(state);
    if (decision === undefined) return undefined;
    if (moves.length === MOST_MOVES) throw new Error(`the game of ${JSON.stringify(setup)} does not end`);
    const move = nextMove(decision);
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
