import type { Step } from '../agenda/agenda.ts';
import type { Table } from '../agenda/table.ts';
import type { SeasonId, SetId } from '../data/year.ts';
import { MONSTER } from './figures.ts';
import type { State } from './layout.ts';

/**
 * Cards are declarations plus hooks that the phases call. A phase never names a card: it asks the catalogue
 * which cards have something to say at this point. A card never reaches into a phase.
 */

export const CARD_TYPES = ['monster', 'virtue', 'enhancement', 'war-upgrade', 'winter-upgrade'] as const;
export type CardType = (typeof CARD_TYPES)[number];

/** What a card adds to the Force of its owner's figures. */
export interface ForceBonus {
  /** `daimyo` reaches whatever counts as a Daimyo. */
  readonly to: 'bushi' | 'daimyo';
  readonly force: number;
  readonly during?: 'war';
}

/** What a Monster is. */
export interface Monster {
  readonly countsAs?: 'shinto' | 'daimyo';
  readonly oni?: boolean;
  /** Its Force; a function where that depends on the place (a province, or a shrine). */
  readonly force?: number | ((state: State, owner: number, place: number) => number);
  /** Each time it enters a province (WORD-8). */
  readonly onEnter?: (table: Table, owner: number, province: number) => void;
}

/** What can be known of a kill by those who react to it. */
export interface Kill {
  readonly by: number;
  /** A bit for each clan that lost a figure. */
  readonly victims: number;
}

/** What a step that asks about a crossing is about: who moves, and over which shipping route. */
export type Crossing = { readonly mover: 'clan'; readonly route: 'route' };

type Reaction = (table: Table, owner: number, copies: number) => void;

/** Where a card can have something to say. `owner` has `copies` copies of the card. */
export interface Hooks {
  readonly forceBonus?: ForceBonus;
  /** After a summon, what is simply gained. */
  readonly afterSummon?: Reaction;
  /** After a summon, the step to put on the agenda, once per copy. */
  readonly mayAfterSummon?: Step;
  /** After everybody has recruited: the step to put on the agenda, and whether its owner could do it. */
  readonly mayAfterRecruit?: {
    readonly step: Step;
    readonly can: (state: State, owner: number) => boolean;
  };
  /** When a mandate is chosen by the owner. */
  readonly onChoosing?: (table: Table, owner: number, copies: number, mandate: number) => void;
  /** When the owner has spent coins on a card or a stronghold. */
  readonly onSpending?: (table: Table, owner: number, copies: number, spent: number) => void;
  /**
   * Another player is about to use a shipping route for the first time in this mandate or favor:
   * the step that asks the owner about it.
   */
  readonly onCrossing?: Step<Crossing>;
  readonly extraReplacements?: number;
  readonly extraHostages?: number;
  /** Start of the war phase; called copy by copy in order of acquisition (HONOR-7). */
  readonly atWarStart?: (table: Table, owner: number) => void;
  /**
   * Can what the card brings at the start of the war phase depend on who went before (HONOR-6)? A quick look, before both
   * orders are tried: it may say yes too often, but never no where it matters.
   */
  readonly mindsWhoWentBefore?: (state: State, owner: number) => boolean;
  readonly onToken?: (table: Table, owner: number, copies: number, province: number) => void;
  /** Figures of the owner were killed. */
  readonly onLosses?: (table: Table, owner: number, copies: number, killed: number) => void;
  /** An effect of the owner killed. */
  readonly onKilling?: (table: Table, owner: number, copies: number, kill: Kill) => void;
  /** The owner may spare what an effect of theirs would kill: what sparing is worth. */
  readonly onSparing?: Reaction;
  /** A moment ended; `copies` as they were when it began (WORD-13). */
  readonly atMomentEnd?: Reaction;
  /** Victory points in Winter. */
  readonly inWinter?: (state: State, owner: number) => number;
}

export interface Card<Id extends string = string> extends Hooks {
  readonly id: Id;
  readonly name: string;
  readonly season: SeasonId;
  readonly sets: readonly ('core' | SetId)[];
  readonly type: CardType;
  readonly cost: number;
  readonly copies: number;
  readonly monster?: Monster;
}

/** Declares a card. */
export const card = <const Id extends string>(declared: Card<Id>): Card<Id> => declared;

/** SETUP-9: is the card in the deck of a season, with the core cards and those of the chosen set? */
export const isInDeck = (
  { season, sets }: Card,
  of: SeasonId | undefined,
  chosen: SetId | undefined,
): boolean => season === of && sets.some((set) => set === 'core' || set === chosen);

/** A card with its number, so that a hook can ask how many copies a clan owns. */
export type Numbered = Card & { readonly number: number };

const cards: Numbered[] = [];
const monsters: Numbered[] = [];
/** The kind of figure each card brings, -1 for none. */
const kinds: number[] = [];

type HookName = keyof Hooks;
type WithHook<Name extends HookName> = Numbered & { readonly [N in Name]-?: NonNullable<Hooks[N]> };

const hooked = new Map<HookName, Numbered[]>();

function listOf(name: HookName): Numbered[] {
  let list = hooked.get(name);
  if (list === undefined) {
    list = [];
    hooked.set(name, list);
  }
  return list;
}

/**
 * The cards that have something to say at one point. Ask once, when a module loads: the list is filled when
 * the cards are installed and never changes after.
 */
export const cardsWith = <Name extends HookName>(name: Name): readonly WithHook<Name>[] =>
  listOf(name) as WithHook<Name>[];

/** Fills the catalogue. A card's number is its place in the list. */
export function installCards(declared: readonly Card[]): void {
  for (const one of declared) {
    const numbered: Numbered = { ...one, number: cards.length };
    cards.push(numbered);
    kinds.push(one.monster ? MONSTER + monsters.push(numbered) - 1 : -1);
    for (const name of Object.keys(one) as (keyof Card)[]) {
      if (!FACTS.has(name)) listOf(name as HookName).push(numbered);
    }
  }
}

const FACTS: ReadonlySet<keyof Card> = new Set([
  'id',
  'name',
  'season',
  'sets',
  'type',
  'cost',
  'copies',
  'monster',
]);

export const allCards = (): readonly Numbered[] => cards;
export const cardNumbered = (number: number): Numbered => cards[number] as Numbered;
export const cardNumber = (id: string): number => cards.findIndex((one) => one.id === id);

/** How many Monsters the catalogue has; their figure kinds run from `MONSTER` on. */
export const monsterCount = (): number => monsters.length;
/** The card of a Monster, by its kind of figure. */
export const monsterOf = (kind: number): Numbered => monsters[kind - MONSTER] as Numbered;
/** The kind of figure a card brings, or -1. */
export const kindOfCard = (number: number): number => kinds[number] ?? -1;
