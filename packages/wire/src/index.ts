/**
 * What goes between a server and a page, as types and the few computations both sides share. Start reading here:
 * - `rooms.ts`: a game before it begins, and its clock.
 * - `table.ts`: the position over a socket, and what a seat may request.
 * - `promises.ts`: which promises were kept, from the notes and what happened.
 * - `statistics/`: how somebody's games ended, and where their points came from; it has two doors of its own (`statistics`, `points`), so that a
 *   table carries no more of it than it needs.
 * - `ratings.ts`: how strong people are at rated tables.
 * - `profiles.ts`: what somebody lets others see.
 * - `explorer/`: what wins, in any number of games.
 * - `monitor.ts`: how a server is doing, for its admin.
 * - `proceedings.ts`: what the notes add up to: pauses, votes, who is away.
 * - `notes.ts`: everything besides the moves that is stored with a game: talk, promises, votes, pauses, absences.
 */
export {
  canBePromised,
  type Phrase,
  type PromiseState,
  type Words,
} from '@hinode/bots/talk';
export { entryOf, isAnswer, type LogEntry, logged } from '@hinode/engine/facts';
export { change, differences, shapeOf } from './cells.ts';
export {
  type Condition,
  type Explored,
  type ExploredHere,
  type Explorer,
  enoughGames,
  type Judged,
  judged,
  newExplorer,
  SUBJECTS,
  type Subject,
  WIDEST,
  type WinLine,
} from './explorer/explorer.ts';
export { type Outline, outlineOf } from './explorer/outline.ts';
export { type Interval, wilson, Z95 } from './explorer/wilson.ts';
export {
  COURSES,
  type Course,
  type Hour,
  MEMBER_KINDS,
  MEMBER_STATES,
  type Monitored,
  type ShownMember,
} from './monitor.ts';
export type {
  About,
  Choice,
  KeptNote,
  Note,
  NoteRequest,
  ShownNote,
  StandingAnswer,
} from './notes.ts';
export { isPledge } from './pledges.ts';
export {
  askedIn,
  type ByClan,
  choicesOf,
  lateIn,
  mayHear,
  NEW_PROCEEDINGS,
  outcomeOf,
  type Proceedings,
  proceedingsAfter,
  proceedingsOf,
  silentIn,
  type Vote,
  waitedForIn,
} from './proceedings.ts';
export type { MyProfile, MyProfileHere, PublicGame, Showing, ShownName, ShownProfile } from './profiles.ts';
export { type Promised, promisesOf } from './promises.ts';
export {
  GAMES_TO_BE_LISTED,
  type Leaderboard,
  type Rating,
  type RatingsHere,
  type Season,
} from './ratings.ts';
export type { Reported } from './reports.ts';
export { inOrder } from './retelling.ts';
export type {
  Clock,
  Glance,
  RoomDeed,
  RoomLine,
  RoomOptions,
  RoomWords,
  ShownRoom,
  ShownSeat,
  StatusId,
} from './rooms.ts';
export { hasBegun, ROOM_DEEDS, ROOM_PHRASES, STATUS_IDS } from './rooms.ts';
export { answeredAfter, type Heard, type Seen, seenAfter, seenIn } from './seen.ts';
export type {
  Answer,
  Change,
  Closing,
  Message,
  Request,
  SeatNow,
  Seats,
  TableRefusal,
  Whole,
} from './table.ts';
