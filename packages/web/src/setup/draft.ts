import type { LevelId } from '@hinode/bots';
import type { ClanId, KamiId, SetId, Setup } from '@hinode/engine';
import { CLAN_IDS, FIRST_GAME_SHRINES, KAMI_IDS, SET_IDS } from '@hinode/engine/facts';
import type { Message } from '@hinode/text';
import type { Player, Seat } from '../table/table.ts';

/** A setup in the making: it may still lack something, and then says what. */

/** The opponents one can choose, from weak to strong. */
export const LEVELS = ['ashigaru', 'samurai', 'daimyo', 'shogun'] as const satisfies readonly LevelId[];
export type Level = (typeof LEVELS)[number];

/** How often a gentle bot plays by chance. */
export const GENTLE = 0.3;

export const SHRINE_WAYS = ['random', 'first-game', 'chosen'] as const;
export type ShrineWay = (typeof SHRINE_WAYS)[number];

export interface Draft {
  /** Who plays each clan; a clan that is not named is not in the game. */
  readonly players: Readonly<Partial<Record<ClanId, Player>>>;
  readonly set: SetId | 'random';
  readonly shrines: ShrineWay;
  /** In the order they were chosen. */
  readonly kami: readonly KamiId[];
}

export const LEAST_PLAYERS = 3;
export const SHRINES = FIRST_GAME_SHRINES.length;

const PERSON: Player = { kind: 'person' };
const SAMURAI: Player = { kind: 'bot', level: 'samurai' };

export const SOLO: Draft = {
  players: { koi: PERSON, lotus: SAMURAI, turtle: SAMURAI, dragonfly: SAMURAI },
  set: 'random',
  shrines: 'first-game',
  kami: [],
};

export const HOT_SEAT: Draft = {
  ...SOLO,
  players: { koi: PERSON, lotus: PERSON, turtle: PERSON, dragonfly: PERSON },
};

export const seatsOf = ({ players }: Draft): Seat[] =>
  CLAN_IDS.flatMap((clan) => {
    const player = players[clan];
    return player === undefined ? [] : [{ clan, player }];
  });

/** The clan gets this player, or leaves the game. */
export function withPlayer(draft: Draft, clan: ClanId, player: Player | undefined): Draft {
  const { [clan]: _, ...others } = draft.players;
  return { ...draft, players: { ...others, ...(player && { [clan]: player }) } };
}

/** Clans join or leave from the end, until so many play; whoever joins is like the last one there. */
export function withCount(draft: Draft, count: number): Draft {
  const seats = seatsOf(draft);
  if (seats.length > count) {
    const last = seats.findLast(({ player }) => player.kind === 'bot') ?? seats.at(-1);
    return last === undefined ? draft : withCount(withPlayer(draft, last.clan, undefined), count);
  }
  const free = CLAN_IDS.find((clan) => draft.players[clan] === undefined);
  if (seats.length === count || free === undefined) return draft;
  return withCount(withPlayer(draft, free, seats.at(-1)?.player ?? SAMURAI), count);
}

/** Chooses a kami, or lets it go; four at most. */
export function withKami(draft: Draft, kami: KamiId): Draft {
  if (draft.kami.includes(kami)) return { ...draft, kami: draft.kami.filter((other) => other !== kami) };
  return draft.kami.length < SHRINES ? { ...draft, kami: [...draft.kami, kami] } : draft;
}

/** Why it cannot be started, or undefined if it can. */
export function whyNot(draft: Draft): Message | undefined {
  const seats = seatsOf(draft);
  if (seats.length < LEAST_PLAYERS) return { key: 'setup.too-few-clans', values: { n: seats.length } };
  if (seats.every(({ player }) => player.kind === 'bot')) return { key: 'setup.no-person' };
  if (draft.shrines === 'chosen' && draft.kami.length !== SHRINES)
    return { key: 'setup.four-shrines', values: { n: draft.kami.length } };
  return undefined;
}

const shrinesOf = ({ shrines, kami }: Draft): readonly KamiId[] | undefined =>
  ({ random: undefined, 'first-game': FIRST_GAME_SHRINES, chosen: kami })[shrines];

/** What a game is started with. */
export function toStart(draft: Draft): Pick<Setup, 'set' | 'shrines'> & { readonly seats: readonly Seat[] } {
  const shrines = shrinesOf(draft);
  return { seats: seatsOf(draft), set: draft.set, ...(shrines && { shrines }) };
}

/** One click: the clan one played last, against three bots of the level one played last. */
export function playNow(last: Draft): Draft {
  const seats = seatsOf(last);
  const mine = seats.find(({ player }) => player.kind === 'person')?.clan ?? 'koi';
  const bot = seats.find(({ player }) => player.kind === 'bot')?.player ?? SAMURAI;
  const known = seats.map(({ clan }) => clan).filter((clan) => clan !== mine);
  const others = [...new Set([...known, ...CLAN_IDS])].filter((clan) => clan !== mine).slice(0, 3);
  return {
    ...last,
    ...(whyNot(last)?.key === 'setup.four-shrines' && { shrines: 'random' }),
    players: { [mine]: PERSON, ...Object.fromEntries(others.map((clan) => [clan, bot])) },
  };
}

const isOneOf = <T>(list: readonly T[], value: unknown): value is T => list.some((known) => known === value);

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A draft that was stored, by this version or another: taken over where it makes sense. */
export function readDraft(stored: unknown, fallback: Draft): Draft {
  if (!isObject(stored)) return fallback;
  const { players, set, shrines, kami } = stored;
  const seats = isObject(players) ? CLAN_IDS.map((clan) => [clan, readPlayer(players[clan])] as const) : [];
  const seated = seats.filter(([, player]) => player !== undefined);
  return {
    players: seated.length > 0 ? Object.fromEntries(seated) : fallback.players,
    set: set === 'random' || isOneOf(SET_IDS, set) ? set : fallback.set,
    shrines: isOneOf(SHRINE_WAYS, shrines) ? shrines : fallback.shrines,
    kami: Array.isArray(kami) ? readKami(kami) : fallback.kami,
  };
}

const readKami = (stored: readonly unknown[]): KamiId[] =>
  [...new Set(stored)].filter((id) => isOneOf(KAMI_IDS, id)).slice(0, SHRINES);

function readPlayer(stored: unknown): Player | undefined {
  if (!isObject(stored)) return undefined;
  const { kind, level, noise } = stored;
  if (kind === 'person') return PERSON;
  if (kind !== 'bot' || !isOneOf(LEVELS, level)) return undefined;
  return { kind, level, ...(noise === GENTLE && { noise }) };
}
