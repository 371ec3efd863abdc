/** What became of somebody's games, in a browser or on a server, and where their points came from. */
export {
  type MovesTell,
  movesTell,
  type OtherSeat,
  type PlayedGame,
  playedGame,
} from './played-game.ts';
export {
  GAINS,
  type Gain,
  NO_POINTS,
  type Sheet,
  SOURCES,
  type Source,
  sheetOf,
  sourceOf,
  totalOf,
} from './sources.ts';
export { type Statistics, statisticsOf, type Tally } from './statistics.ts';
