import { isOver, newGame, play, refusal, result } from '../game.ts';
import { decisions, legalMoves } from '../moves/legal.ts';
import { notYourTurn } from '../moves/not-your-turn.ts';
import { isPausing } from '../phases/before-war.ts';
import { isSettled } from '../records/settling.ts';
import { readSetup } from '../setup.ts';
import { FINGERPRINT } from '../shape/fingerprint.ts';
import { isInPlay } from '../state/clans.ts';
import { forceIn } from '../state/force.ts';
import { stateOf } from '../state/layout.ts';
import { clanNumber } from '../state/names.ts';
import { firstShrine } from '../state/outlook.ts';
import { winterPoints } from '../state/scoring.ts';
import { RULES_VERSION } from '../version.ts';
import { forceParts, outcomesOf } from '../views/forecast.ts';
import { knowledge } from '../views/knowledge.ts';
import { priceOf } from '../views/price.ts';
import { reachOf } from '../views/reach.ts';
import { stakesOf } from '../views/stakes.ts';
import { view } from '../views/view.ts';

const current = {
  /** The version of the rules by which it plays. */
  rules: RULES_VERSION as string,
  /** Engines with the same fingerprint mean the same by the numbers of a position. */
  fingerprint: FINGERPRINT,
  // A game from its setup to its result
  readSetup,
  newGame,
  stateOf,
  decisions,
  legalMoves,
  refusal,
  notYourTurn,
  play,
  isSettled,
  isPausing,
  isOver,
  result,
  // What a clan may know
  view,
  knowledge,
  // What a table shows beside it
  outcomesOf,
  priceOf,
  reachOf,
  stakesOf,
  forceParts,
  winterPoints,
  forceIn,
  firstShrine,
  clanNumber,
  isInPlay,
};

/**
 * The rules of one version, as far as a table needs them that may have to continue an old game. A position belongs to the engine
 * that made it: no other can read its numbers.
 */
export type RulesEngine = Readonly<typeof current>;

/** The engine of the rules under which new games begin. */
export const currentEngine: RulesEngine = current;
