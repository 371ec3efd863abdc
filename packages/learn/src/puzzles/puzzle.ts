import type { ClanId, FigureId, Move, ProvinceId, Setup, State } from '@hinode/engine';
import { type Marker, type Position, playThrough, type ScenarioMove } from '@hinode/engine/scenario';

/**
 * A puzzle: a position, a goal, and the moves that reach it whatever the others answer. Its texts are in `puzzles/text`. The engine
 * proves that it is true (`proof.ts`).
 */
export interface Puzzle {
  readonly id: string;
  /** One to three pips. */
  readonly difficulty: Difficulty;
  /** The part of the game it is about. */
  readonly part: Part;
  /** The clan that solves it. */
  readonly clan: ClanId;
  readonly setup: Setup;
  readonly position: Position;
  /** What was played before the puzzle begins, as in a scenario. */
  readonly moves?: readonly ScenarioMove[];
  /** When the goal is checked. */
  readonly until: Marker;
  readonly goal: Goal;
  /** The moves of the clan, in order. Other questions are answered quietly. */
  readonly solution: readonly Move[];
  /** There is no way to the goal without every one of these moves. */
  readonly only: boolean;
}

export const DIFFICULTIES = [1, 2, 3] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/** The parts of the game, in the order in which they come up in a season. */
export const PARTS = [
  'recruit',
  'marshal',
  'train',
  'harvest',
  'betray',
  'kami',
  'war',
  'battle',
  'winter',
] as const;
export type Part = (typeof PARTS)[number];

/** What must be true at the end: all of it. */
export interface Goal {
  /** At least this many victory points more than at the beginning. */
  readonly gain?: number;
  /** These tokens of this season, among the clan's own. */
  readonly tokens?: readonly ProvinceId[];
  /** At least this many coins left. */
  readonly coins?: number;
  readonly ronin?: number;
  /** This place on the honor track or a better one; 1 is the top. */
  readonly honor?: number;
  /** The most Force in these provinces, ties by honor. */
  readonly strongest?: readonly ProvinceId[];
  /** At least this many of these figures on the map. */
  readonly keeps?: Readonly<Record<FigureId, number>>;
  /** No Force of any other clan in these provinces. */
  readonly alone?: readonly ProvinceId[];
  /** One of the winners of the game. */
  readonly wins?: true;
}
export const GOAL_PARTS = [
  'gain',
  'tokens',
  'coins',
  'ronin',
  'honor',
  'strongest',
  'keeps',
  'alone',
  'wins',
] as const satisfies readonly (keyof Goal)[];
export type GoalPart = (typeof GOAL_PARTS)[number];

/** The position in which a puzzle begins. */
export const beginningOf = ({ id, setup, position, moves = [] }: Puzzle): State =>
  playThrough({ name: id, setup, position, moves });
