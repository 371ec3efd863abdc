import type { ClanId } from '@hinode/engine';
import { areKnown, RULES_VERSION } from '@hinode/engine/facts';
import { isCommitment, isContribution } from '@hinode/engine/records';
import { newId } from '../store/ids.ts';
import type { GameChange, GameOptions, NewGame, Seat, SeatedBot, StoredGame } from '../store/store.ts';
import { choosingIn, isTaken } from './clans.ts';
import { looksLike } from './names.ts';
import { clansAt, OPTION_REFUSALS, whyNotPlayed } from './options.ts';
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
  'name-taken',
  'not-seated',
  'clan-taken',
  'clan-not-here',
  'clans-are-drawn',
  'clans-in-turn',
  'not-your-turn',
  'clans-not-chosen',
  'not-begun',
  'bad-contribution',
  'not-the-host',
  'no-character',
  'seats-are-free',
  'not-over',
  ...OPTION_REFUSALS,
] as const;
export type RoomRefusal = (typeof ROOM_REFUSALS)[number];
export type Outcome = GameChange | RoomRefusal;

/** A seat somebody wants. */
export interface Wanted {
  readonly seat: number;
  /** Left to chance if it is not named. */
  readonly clan?: ClanId;
}

/** What somebody adds who takes a seat: the seal of a random text made in the person's own browser, or the text in the open. */
export interface Sitting extends Wanted {
  readonly commitment?: string;
  /** Proves less: the server could choose to fit it. */
  readonly contribution?: string;
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

export const seatOf = ({ seats }: Pick<NewGame, 'seats'>, session: string): number =>
  seats.findIndex(({ by }) => by !== undefined && 'session' in by && by.session === session);

/** Does somebody sit here, or is a seat kept for them? */
export const hasPlace = ({ seats }: Pick<NewGame, 'seats'>, session: string): boolean =>
  seats.some(({ by, keptFor }) => {
    const person = by ?? keptFor;
    return person !== undefined && 'session' in person && person.session === session;
  });

/** Whoever sits first, by the order of the seats, speaks for the table. */
export const hostOf = ({ seats }: NewGame): number =>
  seats.findIndex(({ by }) => by !== undefined && 'session' in by);

export function sit(room: StoredGame, person: Person, { seat, clan, ...text }: Sitting): Outcome {
  const cannot = whyNotTake(room, seat, clan, person.session);
  if (cannot !== undefined) return cannot;
  if (seatOf(room, person.session) >= 0) return 'already-seated';
  if (room.seats.some(({ by }) => by && 'session' in by && looksLike(by.name, person.name)))
    return 'name-taken';
  if (!isPartOfSeed(text)) return 'bad-contribution';
  const kept = clan ?? room.seats[seat]?.clan;
  return withSeat(room, seat, { by: person, ...text, ...(kept && { clan: kept }) });
}

/** Sealed or in the open: one of the two. */
const isPartOfSeed = ({ commitment, contribution }: Omit<Sitting, keyof Wanted>): boolean =>
  commitment === undefined
    ? isContribution(contribution)
    : isCommitment(commitment) && contribution === undefined;

/** Keeps a seat for whoever opens a room: to seal a text one has to have seen the promise. */
export function keepSeat(room: StoredGame, person: Person, { seat, clan }: Wanted): Outcome {
  return whyNotTake(room, seat, clan) ?? withSeat(room, seat, { keptFor: person, ...(clan && { clan }) });
}

/** Chooses the clan of one's own seat: at will, or when it is one's turn to choose. */
export function chooseClan(room: StoredGame, { session }: Person, clan: ClanId): Outcome {
  if (room.status !== 'open') return 'already-begun';
  const seat = seatOf(room, session);
  const own = room.seats[seat];
  if (own === undefined) return 'not-seated';
  if (room.options.clans === 'random') return 'clans-are-drawn';
  if (room.options.clans === 'draft' && choosingIn(room) !== seat) return 'not-your-turn';
  return whyNotLead(room, own, clan) ?? withSeat(room, seat, { ...own, clan });
}

/** Says that one has nothing more to choose, or takes it back. */
export function beReady(room: StoredGame, { session }: Person, value: boolean): Outcome {
  if (room.status !== 'open') return 'already-begun';
  const seat = seatOf(room, session);
  const { ready: _, ...own } = room.seats[seat] ?? {};
  return seat < 0 ? 'not-seated' : withSeat(room, seat, { ...own, ...(value && { ready: true as const }) });
}

/** The host changes what the table was opened with; whoever was ready has something new to look at. */
export function changeOptions(room: StoredGame, { session }: Person, options: GameOptions): Outcome {
  if (room.status !== 'open') return 'already-begun';
  if (!isHost(room, session)) return 'not-the-host';
  const { players, clans } = room.options;
  const changed = { ...options, players };
  const seats = room.seats.map(({ ready: _, clan, ...seat }) => ({
    ...seat,
    ...(clan && clans === options.clans && clansAt(options).includes(clan) && { clan }),
  }));
  return whyNotPlayed(changed) ?? { seats, options: changed };
}

/** The host puts a bot on a free seat. */
export function seatBot(
  room: StoredGame,
  { session }: Person,
  { seat, clan }: Wanted,
  bot: SeatedBot,
): Outcome {
  if (!isHost(room, session)) return 'not-the-host';
  // It would play and speak as if it had none.
  if (bot.bot === 'random' && bot.character !== undefined) return 'no-character';
  return whyNotTake(room, seat, clan) ?? withSeat(room, seat, { by: bot, ...(clan && { clan }) });
}

/** Gives up one's own seat, or the one that is kept for one. */
export function standUp(room: StoredGame, { session }: Person): Outcome {
  if (room.status !== 'open') return 'already-begun';
  const own = seatOf(room, session);
  const seat = own < 0 ? room.seats.findIndex(({ keptFor }) => keptFor?.session === session) : own;
  return seat < 0 ? 'not-seated' : withSeat(room, seat, {});
}

/** The host frees a seat: sends a bot away, or somebody who does not come. */
export function clear(room: StoredGame, { session }: Person, seat: number): Outcome {
  if (room.status !== 'open') return 'already-begun';
  if (!isHost(room, session)) return 'not-the-host';
  return room.seats[seat] === undefined ? 'no-such-seat' : withSeat(room, seat, {});
}

/** The rules a game is played by to its end. */
export const rulesOf = ({ options: { rules } }: Pick<StoredGame, 'options'>): string =>
  rules ?? RULES_VERSION;

/** Begun under rules that this server does not know, perhaps newer ones: its moves would mean something else here. */
export const hasOtherRules = (game: Pick<StoredGame, 'options'>): boolean => !areKnown(rulesOf(game));

/** A room where nobody sits with these seats, and nobody is expected: bots do not wait for anybody. */
export const isDeserted = ({ status }: StoredGame, seats: readonly Seat[]): boolean =>
  status === 'open' &&
  seats.every(({ by, keptFor }) => keptFor === undefined && (by === undefined || 'bot' in by));

export const isHost = (room: StoredGame, session: string): boolean => {
  const seat = seatOf(room, session);
  return seat >= 0 && seat === hostOf(room);
};

const withSeat = (room: StoredGame, at: number, seat: Seat): GameChange => ({
  seats: room.seats.with(at, seat),
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
  return whyNotLead(room, wanted, clan);
}

/** A seat leads any clan of the boxes on the table that no other leads. */
function whyNotLead(room: StoredGame, seat: Seat, clan: ClanId): RoomRefusal | undefined {
  if (!clansAt(room.options).includes(clan)) return 'clan-not-here';
  return seat.clan !== clan && isTaken(room, clan) ? 'clan-taken' : undefined;
}
