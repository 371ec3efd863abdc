/**
 * The rules of the game. A game is its setup, its seed and its list of moves; `play` folds a move into a position.
 *
 *     const state = newGame({ clans: ['koi', 'lotus', 'turtle'], set: 'archway', seed: 'any text' });
 *     const [asked] = decisions(state);
 *     play(state, legalMoves(state, asked.clan)[0]);
 *
 * This is the front door: what it takes to play, and the types of that. Beside it are:
 *
 * - `@hinode/engine/facts`: clans, cards, map and year, and what can be read off a view; without the rules.
 * - `@hinode/engine/games`: a game that goes on, for whoever keeps one: moves made and taken back, what happened.
 * - `@hinode/engine/records`: a game as a file, and the proof of its shuffles.
 * - `@hinode/engine/scenario`: a position as a person writes it down.
 * - `@hinode/engine/versions`: the engine of the rules that a game was begun under.
 * - `@hinode/engine/search`: moves and positions as numbers, for programs that calculate.
 */

import './boxes/cards.ts';

export type { Sink } from './agenda/table.ts';
export type { BoxId } from './data/boxes.ts';
export type { CardId } from './data/cards.ts';
export type { ClanId } from './data/clans.ts';
export type { ProvinceId } from './data/map.ts';
export type { AdvantageId, KamiId, MandateId, SeasonId, SetId } from './data/year.ts';
export { IllegalMove, InvalidInput, type Refusal } from './errors.ts';
export type { Cause, Event } from './events.ts';
export { after, isOver, newGame, play, type Result, refusal, result } from './game.ts';
export { type Decision, decisions, legalMoves } from './moves/legal.ts';
export { randomMove } from './moves/random.ts';
export type { AbilityId, Bid, FigureId, Move, MoveOf, MoveType, Purse } from './moves/types.ts';
export { type Rng, rngFrom } from './random/rng.ts';
export { load, type SavedState, save } from './save.ts';
export { readSetup, type Setup } from './setup.ts';
export { clone, type State } from './state/layout.ts';
export type { BattleView, ClanView, ProposalView, Squad, View } from './views/view.ts';
export { view } from './views/view.ts';
