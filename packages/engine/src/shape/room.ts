import { isInGame } from '../data/cards.ts';
import { SET_IDS, type SetId } from '../data/year.ts';
import type { Card } from '../state/catalogue.ts';
import type { Hooks } from '../state/hooks.ts';
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

/** Where every copy of a card puts a step on the agenda. */
const ACTING = [
  'mayAfterSummon',
  'afterRecruit',
  'atWarStart',
  'atBattleStart',
] as const satisfies (keyof Hooks)[];

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/**
 * Says in plain words for what of these cards a position has no room. Room is made for what the facts tell of (`sizes.ts`),
 * so this is about cards that no facts tell of, and about the few limits there are. A program with such cards does not start.
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
    for (const hook of ACTING)
      check(`cards with ${hook} and ${set}`, copiesWith(cards, hook, set), ACTS_ROOM);
  }
  return problems;
}

const copiesWith = (cards: readonly Card[], hook: (typeof ACTING)[number], set: SetId): number =>
  sum(
    cards
      .filter((card) => card[hook] && isInGame(card, { set, monsters: [card.id] }))
      .map(({ copies }) => copies),
  );
