import type { Table } from '../agenda/table.ts';
import { type CardFacts, isExtraMonster } from '../data/cards.ts';
import { whatHasNoRoom } from '../shape/room.ts';
import { installAll, installForAll, type Uninstall } from './abilities.ts';
import { ownerOf, standsAt } from './figures.ts';
import type { Hooks, PlaceRules } from './hooks.ts';
import type { State } from './layout.ts';
import * as layout from './layout.ts';
import { installThings, type Thing } from './things.ts';

const { EXTRA_MONSTER_COUNT, EXTRA_MONSTERS, get, NONE, UNIQUE } = layout;

/** Cards are facts plus hooks (`state/hooks.ts`). A phase never names a card, and a card never reaches into a phase. */

/** What a Monster is. */
export interface Monster {
  readonly countsAs?: 'shinto' | 'daimyo';
  readonly oni?: boolean;
  /** Its Force; a function where that depends on the place (a province, or a shrine). */
  readonly force?: number | ((state: State, owner: number, place: number) => number);
  /** Each time it enters a province (WORD-8). */
  readonly onEnter?: (table: Table, owner: number, province: number) => void;
}

export interface Card<Id extends string = string> extends CardFacts<Id>, Hooks {
  readonly name: string;
  readonly monster?: Monster;
  /** What holds for everybody's pieces where its Monster stands. */
  readonly here?: PlaceRules;
}

/** Declares a card. */
export const card = <const Id extends string>(declared: Card<Id>): Card<Id> => declared;

/**
 * A card in the catalogue, with its number, so that a hook can ask how many copies a clan owns. All have the same shape for the
 * JavaScript engine, whatever hooks a card declares, because listing moves looks at a dozen of them. The hooks are in
 * `state/abilities.ts`.
 */
export interface Numbered extends CardFacts<string> {
  readonly number: number;
  readonly monster: Monster | undefined;
  readonly inWinter: Hooks['inWinter'] | undefined;
}

const cards: Numbered[] = [];
const installed: Card[] = [];
const monsters: Numbered[] = [];
/** The kind of figure each card brings, -1 for none. */
const kinds: number[] = [];

/** Fills the catalogue: a card's number is its place in it. */
export function installCards(declared: readonly Card[]): Uninstall {
  const [problem] = whatHasNoRoom([...installed, ...declared]);
  if (problem !== undefined) throw new Error(problem);
  return installAll(declared.map((one) => () => install(one)));
}

function install(declared: Card): Uninstall {
  const { id, name, season, sets, type, cost, copies, monster, here, ...hooks } = declared;
  const { inWinter } = hooks;
  const facts = { id, season, sets, type, cost, copies };
  const numbered: Numbered = { ...facts, number: cards.length, monster, inWinter };
  const takeHooks = installForAll(facts, numbered.number, hooks);
  cards.push(numbered);
  installed.push(declared);
  kinds.push(monster ? UNIQUE + monsters.push(numbered) - 1 : -1);
  const takeThing = installThings(here ? [{ id, ...whereabouts(numbered), ...here }] : []);
  return () => {
    takeThing();
    cards.pop();
    installed.pop();
    kinds.pop();
    if (monster) monsters.pop();
    takeHooks();
  };
}

/** Where the Monster of this kind stands, and whose it is. */
const whereabouts = (card: Numbered, kind = kindOfCard(card.number)): Omit<Thing, 'id'> => ({
  isInGame: (state) => !isExtraMonster(card) || isNamed(state, card.number),
  ownerAt: (state, place) => {
    const owner = ownerOf(state, kind);
    return owner !== NONE && standsAt(state, owner, kind, place) ? owner : undefined;
  },
});

/** Is this extra Monster one of the game's? */
function isNamed(state: State, card: number): boolean {
  for (let i = 0; i < get(state, EXTRA_MONSTER_COUNT); i++)
    if (get(state, EXTRA_MONSTERS + i) === card) return true;
  return false;
}

export const allCards = (): readonly Numbered[] => cards;
export const cardNumbered = (number: number): Numbered => cards[number] as Numbered;
export const cardNumber = (id: string): number => cards.findIndex((one) => one.id === id);

/** How many Monsters the catalogue has; their figure kinds run from `UNIQUE` on. */
export const monsterCount = (): number => monsters.length;
/** The card of a Monster, by its kind of figure. */
export const monsterOf = (kind: number): Numbered => monsters[kind - UNIQUE] as Numbered;
/** The kind of figure a card brings, or -1. */
export const kindOfCard = (number: number): number => kinds[number] ?? -1;
