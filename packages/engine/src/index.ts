/**
 * The rules of the game. A game is its setup, its seed and its list of moves; `play` folds a move into a position.
 *
 *     const state = newGame({ clans: ['koi', 'lotus', 'turtle'], set: 'archway', seed: 'any text' });
 *     const [asked] = decisions(state);
 *     play(state, legalMoves(state, asked.clan)[0]);
 */

import './boxes/cards.ts';

export type { Sink } from './agenda/table.ts';
export { sharesOf } from './battle/shares.ts';
export { CARDS } from './boxes/cards.ts';
export { KAMI } from './boxes/kami.ts';
export { CARD_FACTS, type CardFacts, type CardId, type CardType } from './data/cards.ts';
export { CLAN_IDS, CLANS, type ClanId } from './data/clans.ts';
export { BORDERS, PROVINCE_IDS, type ProvinceId, REWARDS, SHIPPING_ROUTES } from './data/map.ts';
export { PLAYER_COUNTS, PLAYERS_LEAST, PLAYERS_MOST, warsFor } from './data/players.ts';
export { nextSet, SET_SIZES, SET_VP, setBonus, tokenVp, vpOfToken } from './data/tokens.ts';
export {
  ADVANTAGE_IDS,
  type AdvantageId,
  FIRST_GAME_SHRINES,
  KAMI_IDS,
  type KamiId,
  MANDATE_IDS,
  MANDATE_TURNS,
  type MandateId,
  SEASON_IDS,
  SET_IDS,
  type SeasonId,
  type SetId,
  SHRINES,
} from './data/year.ts';
export { IllegalMove, InvalidInput, type Refusal } from './errors.ts';
export type { Audience, Cause, Event } from './events.ts';
export {
  after,
  isOver,
  newGame,
  play,
  type Result,
  readSetup,
  refusal,
  result,
  type Setup,
} from './game.ts';
export { invariantsBroken } from './invariants.ts';
export { executionOrder } from './mandates/order.ts';
export { ASKED_KINDS, type AskedKind } from './moves/asked.ts';
export { coinsIn, NO_BID } from './moves/bid.ts';
export { type Decision, decisions, legalMoves } from './moves/legal.ts';
export { notYourTurn } from './moves/not-your-turn.ts';
export { randomMove } from './moves/random.ts';
export type { AbilityId, Bid, FigureId, Move, MoveOf, MoveType, Purse } from './moves/types.ts';
export { MOVE_TYPES } from './moves/types.ts';
export { MARKERS, type Marker } from './phases/markers.ts';
export { type Rng, rngFrom } from './random/rng.ts';
export { sha256 } from './random/sha256.ts';
export { drawClans } from './records/drawing.ts';
export {
  commitmentOf,
  isCommitment,
  isContribution,
  type Proof,
  type ProvedSeat,
  promiseOf,
  proofOf,
  readProof,
  seedOf,
  WAYS_TO_A_CLAN,
} from './records/fair.ts';
export { FLAW_CODES, type Flaw } from './records/flaws.ts';
export { decidedByHonor, type Ranked, ranking, rankingSoFar } from './records/ranking.ts';
export {
  type Entry,
  type GameRecord,
  isUndo,
  MARK_TYPES,
  type Mark,
  movesOf,
  newRecord,
  readRecord,
  replay,
  type Undo,
  verify,
} from './records/record.ts';
export { settles } from './records/settling.ts';
export { type FixedSeat, type FixedTable, type Seen, unfair } from './records/unfair.ts';
export { load, type SavedState, save } from './save.ts';
export { playThrough, position, runScenario } from './scenario/run.ts';
export { snapshot } from './scenario/snapshot.ts';
export type { Position, Scenario, ScenarioMove, Snapshot } from './scenario/types.ts';
export * from './search.ts';
export { FINGERPRINT } from './shape/fingerprint.ts';
export { clone, copyInto, type State } from './state/layout.ts';
export type { PhaseId } from './state/phase.ts';
export { type WinterPoints, winterPoints } from './state/scoring.ts';
export { areKnown, areReleased, type ReleasedRules, RULES_VERSION } from './version.ts';
export { currentEngine, type RulesEngine } from './versions/engine.ts';
export { engineOf } from './versions/released.ts';
export type { Allowance } from './views/allowance.ts';
export { type Army, armiesIn, type Forecast, forecastsOf } from './views/battle-forecast.ts';
export { type ForcePart, forceParts, type Outcome, outcomesOf } from './views/forecast.ts';
export { imagine, type Knowledge, knowledge, unsealBids } from './views/knowledge.ts';
export { type Price, priceOf } from './views/price.ts';
export { type Reach, reachOf } from './views/reach.ts';
export { type Stakes, stakesOf } from './views/stakes.ts';
export {
  mandateTrack,
  type TileStack,
  type TrackSlot,
  type TrackWar,
  tilesUnseen,
  type When,
  warTrack,
} from './views/track.ts';
export type { BattleView, ClanView, MandateView, ProposalView, Squad, View } from './views/view.ts';
export { view } from './views/view.ts';
