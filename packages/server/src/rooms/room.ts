import type { LevelId } from '@hinode/bots';
import { type ClanId, isContribution, RULES_VERSION, type Setup, seedOf } from '@hinode/engine';
import { newId } from '../store/ids.ts';
import type { GameChange, GameOptions, NewGame, Seat, StoredGame } from '../store/store.ts';
import { choosingIn, dealClans, isTaken, letBotsChoose } from './clans.ts';
import { newSecret } from './secret.ts';

/** A room: a game before it begins. Each function says what a person's wish would change, or why it cannot be. */

export interface Person {
  readonly session: string;
  readonly name: string;
}

export const ROOM_REFUSALS = [
  'no-such-game',
  'already-begun',
  'no-such-seat',
  'seat-taken',
  'seat-kept',
  'already-seated',
  'not-seated',
  'clan-taken',
  'clans-are-drawn',
  'clans-in-turn',
  'not-your-turn',
  'clans-not-chosen',
  'bad-contribution',
  'not-the-host',
  'seats-are-free',
  'not-over',
] as const;
export type RoomRefusal = (typeof ROOM_REFUSALS)[number];
type Outcome = GameChange | RoomRefusal;

/** What somebody adds who takes a seat. */
export interface Sitting {
  readonly seat: number;
  /** Left to chance if it is not named. */
  readonly clan?: ClanId;
  /** This seat's part of the seed: a random text made in the person's own browser. */
  readonly contribution: string;
}

/** A new room with nobody in it. */
export const newRoom = (options: GameOptions, createdAt: number): NewGame => ({
  id: newId(),
  watch: newId(),
  createdAt,
  options,
  seats: Array.from({ length: options.players }, () => ({})),
  secret: newSecret(),
});

export const seatOf = ({ seats }: NewGame, session: string): number =>
  seats.findIndex(({ by }) => by !== undefined && 'session' in by && by.session === session);

/** Whoever sits first, by the order of the seats, speaks for the table. */
export const hostOf = ({ seats }: NewGame): number =>
  seats.findIndex(({ by }) => by !== undefined && 'session' in by);

export function sit(room: StoredGame, person: Person, { seat, clan, contribution }: Sitting): Outcome {
  const cannot = whyNotTake(room, seat, clan, person.session);
  if (cannot !== undefined) return cannot;
  if (seatOf(room, person.session) >= 0) return 'already-seated';
  if (!isContribution(contribution)) return 'bad-contribution';
  return withSeat(room, seat, { by: person, contribution, ...(clan && { clan }) });
}

/** Chooses the clan of one's own seat: at will, or when it is one's turn to choose. */
export function chooseClan(room: StoredGame, { session }: Person, clan: ClanId): Outcome {
  if (room.status !== 'open') return 'already-begun';
  const seat = seatOf(room, session);
  const own = room.seats[seat];
  if (own === undefined) return 'not-seated';
  if (room.options.clans === 'random') return 'clans-are-drawn';
  if (room.options.clans === 'draft' && choosingIn(room) !== seat) return 'not-your-turn';
  if (own.clan !== clan && isTaken(room, clan)) return 'clan-taken';
  return withSeat(room, seat, { ...own, clan });
}

/** The host puts a bot on a free seat. */
export function seatBot(
  room: StoredGame,
  { session }: Person,
  seat: number,
  level: LevelId,
  clan?: ClanId,
): Outcome {
  if (!isHost(room, session)) return 'not-the-host';
  const cannot = whyNotTake(room, seat, clan);
  return cannot ?? withSeat(room, seat, { by: { bot: level }, contribution: newId(), ...(clan && { clan }) });
}

/** Gives up one's own seat. */
export function standUp(room: StoredGame, { session }: Person): Outcome {
  if (room.status !== 'open') return 'already-begun';
  const seat = seatOf(room, session);
  return seat < 0 ? 'not-seated' : withSeat(room, seat, {});
}

/** The host frees a seat: sends a bot away, or somebody who does not come. */
export function clear(room: StoredGame, { session }: Person, seat: number): Outcome {
  if (room.status !== 'open') return 'already-begun';
  if (!isHost(room, session)) return 'not-the-host';
  return room.seats[seat] === undefined ? 'no-such-seat' : withSeat(room, seat, {});
}

/** Begins the game: clans that nobody chose are drawn by the seed, which nobody knew before. */
export function start(room: StoredGame, { session }: Person): Outcome {
  if (room.status !== 'open') return 'already-begun';
  if (!isHost(room, session)) return 'not-the-host';
  const contributions = room.seats.flatMap(({ by, contribution }) =>
    by && contribution ? [contribution] : [],
  );
  if (contributions.length < room.seats.length) return 'seats-are-free';
  if (choosingIn(room) !== undefined) return 'clans-not-chosen';
  const seed = seedOf(room.secret, contributions);
  const seats = dealClans(room.seats, seed);
  const { set, shrines } = room.options;
  const clans = seats.flatMap(({ clan }) => (clan ? [clan] : []));
  const setup: Setup = { clans, set, seed, ...(shrines && { shrines }) };
  return { status: 'playing', seats, setup, options: { ...room.options, rules: RULES_VERSION } };
}

/** Begun under rules that are not those of this server: its moves would mean something else here. */
export const hasOtherRules = ({ options: { rules } }: Pick<StoredGame, 'options'>): boolean =>
  rules !== undefined && rules !== RULES_VERSION;

/** A room where nobody sits with these seats, and nobody is expected: bots do not wait for anybody. */
export const isDeserted = ({ status }: StoredGame, seats: readonly Seat[]): boolean =>
  status === 'open' &&
  seats.every(({ by, keptFor }) => keptFor === undefined && (by === undefined || 'bot' in by));

const isHost = (room: StoredGame, session: string): boolean => {
  const seat = seatOf(room, session);
  return seat >= 0 && seat === hostOf(room);
};

const withSeat = (room: StoredGame, at: number, seat: Seat): GameChange => ({
  seats: letBotsChoose({ ...room, seats: room.seats.with(at, seat) }),
});

function whyNotTake(
  room: StoredGame,
  seat: number,
  clan: ClanId | undefined,
  session?: string,
): RoomRefusal | undefined {
  if (room.status !== 'open') return 'already-begun';
  const wanted = room.seats[seat];
  if (wanted === undefined) return 'no-such-seat';
  if (wanted.by !== undefined) return 'seat-taken';
  if (wanted.keptFor !== undefined && wanted.keptFor.session !== session) return 'seat-kept';
  if (clan === undefined) return undefined;
  if (room.options.clans === 'random') return 'clans-are-drawn';
  if (room.options.clans === 'draft') return 'clans-in-turn';
  return isTaken(room, clan) ? 'clan-taken' : undefined;
}
