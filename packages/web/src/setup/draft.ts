import type { LevelId } from '@hinode/bots';
import { BY_CHANCE, CHARACTER_CHOICES } from '@hinode/bots/characters';
import type { BoxId, ClanId, KamiId, SetId, Setup } from '@hinode/engine';
import {
  BOX_IDS,
  CLAN_IDS,
  CLANS,
  CORE,
  clansOfBoxes,
  FIRST_GAME_SHRINES,
  hasVariant,
  KAMI_IDS,
  monstersOfBoxes,
  PLAYERS_LEAST,
  SET_IDS,
  SHRINES,
  setsOfBoxes,
  warsFor,
} from '@hinode/engine/facts';
import type { Message } from '@hinode/text';
import type { Player, Seat } from '../table/table.ts';

/** A setup in the making: it may still lack something, and then says what. */

/** The opponents one can choose, from weak to strong. */
export const LEVELS = ['ashigaru', 'samurai', 'daimyo', 'shogun'] as const satisfies readonly LevelId[];
export type Level = (typeof LEVELS)[number];

/** The skill of a gentle bot: it makes all the mistakes there are. */
export const GENTLE = 0;
export const MOST_SKILL = 10;
/** How often gentle bots played by chance before they made mistakes. */
const GENTLE_ONCE = 0.3;

export const SHRINE_WAYS = ['random', 'first-game', 'chosen'] as const;
export type ShrineWay = (typeof SHRINE_WAYS)[number];

export interface Draft {
  /** Who plays each clan; a clan that is not named is not in the game. */
  readonly players: Readonly<Partial<Record<ClanId, Player>>>;
  readonly set: SetId | 'random';
  readonly shrines: ShrineWay;
  /** In the order they were chosen. */
  readonly kami: readonly KamiId[];
  /** Boxes whose Monsters and ways to play are in the game. Clans and sets bring theirs by themselves. */
  readonly boxes: readonly BoxId[];
}

export const USUAL_PLAYERS = 4;

/** The longest name of somebody at this screen. */
export const LONGEST_NAME = 20;

export const PERSON: Player = { kind: 'person' };
/** Whoever has not chosen yet plays a first game. */
export const GENTLEST: Player = { kind: 'bot', level: 'ashigaru' };

export const CORE_CLANS = clansOfBoxes(CORE);
const USUAL_CLANS = CORE_CLANS.slice(0, USUAL_PLAYERS);
const [MOST_HONORABLE] = CLANS;

export const SOLO: Draft = {
  players: Object.fromEntries(
    USUAL_CLANS.map((clan) => [clan, clan === MOST_HONORABLE.id ? PERSON : GENTLEST]),
  ),
  set: 'random',
  shrines: 'first-game',
  kami: [],
  boxes: [],
};

export const HOT_SEAT: Draft = {
  ...SOLO,
  players: Object.fromEntries(USUAL_CLANS.map((clan) => [clan, PERSON])),
};

export const seatsOf = ({ players }: Draft): Seat[] =>
  CLAN_IDS.flatMap((clan) => {
    const player = players[clan];
    return player === undefined ? [] : [{ clan, player }];
  });

export const peopleIn = (seats: readonly Seat[]): number =>
  seats.filter(({ player }) => player.kind === 'person').length;

/** With several at one screen it matters who is who. */
export const takesNames = (draft: Draft): boolean => peopleIn(seatsOf(draft)) > 1;

export const personCalled = (name: string): Player => (name === '' ? PERSON : { kind: 'person', name });

/** The same without a name: nobody sits at two seats. */
const unnamed = (player: Player): Player => (player.kind === 'person' ? PERSON : player);

/** Another of the kind: it has nobody's name, and the character that was chosen for one bot is not every bot's. */
export function anotherLike(player: Player): Player {
  if (player.kind === 'person') return PERSON;
  const { character, ...bot } = player;
  return character === BY_CHANCE ? player : bot;
}

/** Only bots play: it is watched. */
export const isWatched = (draft: Draft): boolean => peopleIn(seatsOf(draft)) === 0;

/** Why it cannot be started, or undefined if it can. */
export function whyNot(draft: Draft): Message | undefined {
  const seats = seatsOf(draft);
  if (seats.length < PLAYERS_LEAST) return { key: 'setup.too-few-clans', values: { n: seats.length } };
  if (draft.shrines === 'chosen' && draft.kami.length !== SHRINES)
    return { key: 'setup.four-shrines', values: { n: draft.kami.length } };
  return undefined;
}

/** SEASON-1: so many provinces are at war each season. */
export const warsOf = (draft: Draft): number => warsFor(seatsOf(draft).length);

export const shrinesOf = ({ shrines, kami }: Draft): readonly KamiId[] | undefined =>
  ({ random: undefined, 'first-game': FIRST_GAME_SHRINES, chosen: kami })[shrines];

/** The boxes that something in the game comes from, and the core box. */
export function boxesOf(draft: Draft): readonly BoxId[] {
  const things: readonly string[] = [draft.set, ...seatsOf(draft).map(({ clan }) => clan)];
  const isUsed = (box: BoxId): boolean =>
    [...clansOfBoxes([box]), ...setsOfBoxes([box])].some((id) => things.includes(id));
  return BOX_IDS.filter((box) => CORE.includes(box) || draft.boxes.includes(box) || isUsed(box));
}

/** What boxes bring by lying on the table: all of their extra Monsters, and their ways to play. */
export function broughtBy(boxes: readonly BoxId[]): Pick<Setup, 'monsters' | 'unbound'> {
  const monsters = monstersOfBoxes(boxes);
  return { ...(monsters.length > 0 && { monsters }), ...(hasVariant('unbound', boxes) && { unbound: true }) };
}

/** What a game is started with. The core box alone goes without saying. */
export function toStart(draft: Draft): Omit<Setup, 'clans' | 'seed'> & { readonly seats: readonly Seat[] } {
  const boxes = boxesOf(draft);
  const shrines = shrinesOf(draft);
  const named = takesNames(draft);
  const seats = seatsOf(draft).map(({ clan, player }) => ({
    clan,
    player: named ? player : unnamed(player),
  }));
  return {
    seats,
    set: draft.set,
    ...(shrines && { shrines }),
    ...(boxes.length > CORE.length && { boxes }),
    ...broughtBy(draft.boxes),
  };
}

/** The clan of the first person in a setup. */
export const ownClan = (draft: Draft): ClanId =>
  seatsOf(draft).find(({ player }) => player.kind === 'person')?.clan ?? MOST_HONORABLE.id;

/** One click: the clan one played last, against three bots of the level one played last; all of the core box. */
export function playNow(last: Draft): Draft {
  const seats = seatsOf(last).filter(({ clan }) => CORE_CLANS.includes(clan));
  const own = ownClan(last);
  const mine = CORE_CLANS.includes(own) ? own : MOST_HONORABLE.id;
  const bot = seats.find(({ player }) => player.kind === 'bot')?.player ?? GENTLEST;
  const known = seats.map(({ clan }) => clan).filter((clan) => clan !== mine);
  const others = [...new Set([...known, ...CORE_CLANS])]
    .filter((clan) => clan !== mine)
    .slice(0, USUAL_PLAYERS - 1);
  return {
    ...last,
    boxes: [],
    set: last.set === 'random' || setsOfBoxes(CORE).includes(last.set) ? last.set : 'random',
    ...(whyNot(last)?.key === 'setup.four-shrines' && { shrines: 'random' }),
    players: { [mine]: PERSON, ...Object.fromEntries(others.map((clan) => [clan, anotherLike(bot)])) },
  };
}

const isOneOf = <T>(list: readonly T[], value: unknown): value is T => list.some((known) => known === value);

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A draft that was stored, by this version or another: taken over where it makes sense. */
export function readDraft(stored: unknown, fallback: Draft): Draft {
  if (!isObject(stored)) return fallback;
  const { players, set, shrines, kami, boxes } = stored;
  const seats = isObject(players) ? CLAN_IDS.map((clan) => [clan, readPlayer(players[clan])] as const) : [];
  const seated = seats.filter(([, player]) => player !== undefined);
  return {
    players: seated.length > 0 ? Object.fromEntries(seated) : fallback.players,
    set: set === 'random' || isOneOf(SET_IDS, set) ? set : fallback.set,
    shrines: isOneOf(SHRINE_WAYS, shrines) ? shrines : fallback.shrines,
    kami: Array.isArray(kami) ? readKami(kami) : fallback.kami,
    boxes: Array.isArray(boxes) ? BOX_IDS.filter((box) => boxes.includes(box)) : fallback.boxes,
  };
}

const readKami = (stored: readonly unknown[]): KamiId[] =>
  [...new Set(stored)].filter((id) => isOneOf(KAMI_IDS, id)).slice(0, SHRINES);

/** The highest goes without saying. */
const isSkill = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < MOST_SKILL;

function readPlayer(stored: unknown): Player | undefined {
  if (!isObject(stored)) return undefined;
  const { kind, level, skill, noise, name, character } = stored;
  if (kind === 'person') return personCalled(typeof name === 'string' ? name.slice(0, LONGEST_NAME) : '');
  if (kind !== 'bot' || !isOneOf(LEVELS, level)) return undefined;
  return {
    kind,
    level,
    ...(noise === GENTLE_ONCE && { skill: GENTLE }),
    ...(isSkill(skill) && { skill }),
    ...(isOneOf(CHARACTER_CHOICES, character) && { character }),
  };
}
