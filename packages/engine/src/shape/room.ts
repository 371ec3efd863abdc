import type { Step } from '../agenda/agenda.ts';
import type { Table } from '../agenda/table.ts';
import { ADVANTAGE_IDS, SET_IDS, type SetId, SHRINES } from '../data/year.ts';
import type { Card } from '../state/catalogue.ts';
import type { Act, Hooks } from '../state/hooks.ts';
import { MOST_COPIES } from './position.ts';
import {
  ACTS_ROOM,
  CARD_COUNT,
  CARDS_TAKEN_ROOM,
  CLAN_COUNT,
  DISPLAY_ROOM,
  deckSizes,
  UNIQUE_COUNT,
} from './sizes.ts';

/** Sets of clans are kept as the bits of one number. */
const MOST_CLANS = 30;

/** The hooks that can put steps on the agenda: those that get the table, act, or are a step. */
type ActingHook = {
  [Name in keyof Hooks]-?: NonNullable<Hooks[Name]> extends
    | Step
    | Act
    | ((table: Table, ...about: never[]) => void)
    ? Name
    : never;
}[keyof Hooks];

/** All of them: a missing one does not compile. */
const ACTING: Readonly<Record<ActingHook, true>> = {
  afterSummon: true,
  mayAfterSummon: true,
  afterRecruit: true,
  onChoosing: true,
  onSpending: true,
  atWarStart: true,
  atBattleStart: true,
  onToken: true,
  onLosses: true,
  onKilling: true,
  onSparing: true,
  onTie: true,
  atMomentEnd: true,
};

/** How many things of a kind can have abilities for one clan at the same time. */
const HELD_AT_ONCE = {
  card: Number.POSITIVE_INFINITY,
  clan: 1,
  kami: SHRINES,
  'kami-figure': SHRINES,
  advantage: ADVANTAGE_IDS.length,
} as const;

const KINDS_OF_SOURCES = Object.keys(HELD_AT_ONCE) as (keyof typeof HELD_AT_ONCE)[];

/** Something that has hooks: what it is, and how many of it can be in a game with a set. */
export interface Source {
  readonly kind: keyof typeof HELD_AT_ONCE;
  readonly id: string;
  readonly hooks: Hooks;
  readonly copiesWith: (set: SetId) => number;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/**
 * Says in plain words for which of these cards a position has no room. Room is made for whatever the facts mention (`sizes.ts`), so
 * this is about cards that they do not mention, and about the few fixed limits. A program with such cards does not start.
 */
export function whatHasNoRoom(cards: readonly Card[]): string[] {
  const problems: string[] = [];
  const check = (what: string, needed: number, room: number): void => {
    if (needed > room) problems.push(`there is no room for ${needed} ${what}, only for ${room}`);
  };
  check('clans', CLAN_COUNT, MOST_CLANS);
  check('cards', cards.length, CARD_COUNT);
  check('Monsters', cards.filter(({ monster }) => monster).length, UNIQUE_COUNT);
  for (const { id, copies, monster } of cards) {
    check(`copies of ${id}`, copies, MOST_COPIES);
    if (monster) check(`Monsters called ${id}`, copies, 1);
  }
  for (const set of SET_IDS) {
    const decks = deckSizes(cards, set);
    check(`cards on display with ${set}`, Math.max(...decks), DISPLAY_ROOM);
    check(`cards taken with ${set}`, sum(decks), CARDS_TAKEN_ROOM);
  }
  return problems;
}

/**
 * Says which of these hooks could put more steps on the agenda for one clan at the same time than there is room for, each a step
 * per copy. It checks everything that has hooks, of whatever kind, so that no game is the first to find out.
 */
export function whatCannotActAtOnce(sources: readonly Source[]): string[] {
  const problems: string[] = [];
  for (const hook of Object.keys(ACTING) as ActingHook[]) {
    const acting = sources.filter(({ hooks }) => hooks[hook] !== undefined);
    const needed = Math.max(...SET_IDS.map((set) => mostAtOnce(acting, set)));
    if (needed > ACTS_ROOM)
      problems.push(
        `there is no room for ${needed} abilities of one clan with ${hook}, only for ${ACTS_ROOM}: ${acting.map(({ id }) => id).join(', ')}`,
      );
  }
  return problems;
}

/** How many of them one clan can have at the same time: of each kind as many things as it can hold, those that do the most. */
const mostAtOnce = (sources: readonly Source[], set: SetId): number =>
  sum(
    KINDS_OF_SOURCES.map((kind) => {
      const perThing = new Map<string, number>();
      for (const { id, copiesWith } of sources.filter((source) => source.kind === kind))
        perThing.set(id, (perThing.get(id) ?? 0) + copiesWith(set));
      return sum([...perThing.values()].toSorted((a, b) => b - a).slice(0, HELD_AT_ONCE[kind]));
    }),
  );
