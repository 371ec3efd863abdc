import { isExtraMonster, isInDeck } from '../data/cards.ts';
import { SEASON_IDS, SET_IDS } from '../data/year.ts';
import { voicesFor } from '../state/abilities.ts';
import type { Card } from '../state/catalogue.ts';
import { NONE } from '../state/layout.ts';
import { MOMENT_CARD_ROOM } from './field.ts';
import {
  CARDS_TAKEN_ROOM,
  DISPLAY_ROOM,
  EXTRA_MONSTER_ROOM,
  HOSTAGE_ROOM,
  MOST_COPIES,
  WAR_ROOM,
} from './position.ts';
import { CARD_ROOM, CLAN_COUNT, UNIQUE_ROOM } from './sizes.ts';

/** Sets of clans are kept as the bits of one number. */
const MOST_CLANS = 30;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

const watchers = voicesFor('atMomentEnd');

/** What clans have of their own takes room after the cards. */
const mostOwnWatchers = (): number =>
  Math.max(...watchers.map((list) => list.filter(({ card }) => card === NONE).length));

/** Says in plain words for what of these cards a position has no room. A program with such cards does not start. */
export function whatHasNoRoom(cards: readonly Card[]): string[] {
  const problems: string[] = [];
  const check = (what: string, needed: number, room: number): void => {
    if (needed > room) problems.push(`there is no room for ${needed} ${what}, only for ${room}`);
  };
  check('clans', CLAN_COUNT, MOST_CLANS);
  check('cards', cards.length, CARD_ROOM);
  check('Monsters', cards.filter(({ monster }) => monster).length, UNIQUE_ROOM);
  check(
    'cards that look at moments',
    cards.filter(({ atMomentEnd }) => atMomentEnd).length + mostOwnWatchers(),
    MOMENT_CARD_ROOM,
  );
  for (const { id, copies } of cards) check(`copies of ${id}`, copies, MOST_COPIES);
  const monsters = cards.filter(isExtraMonster).map(({ id }) => id);
  check('extra Monsters', monsters.length, EXTRA_MONSTER_ROOM);
  for (const set of SET_IDS) {
    const decks = SEASON_IDS.map((season) =>
      sum(cards.filter((card) => isInDeck(card, season, { set, monsters })).map(({ copies }) => copies)),
    );
    check(`cards on display with ${set}`, Math.max(...decks), DISPLAY_ROOM);
    check(`cards taken with ${set}`, sum(decks), CARDS_TAKEN_ROOM);
  }
  // Each war has one winner of the advantage, and at the start of a season all hostages go home.
  const inOneWar = 1 + sum(cards.map(({ extraHostages = 0, copies }) => extraHostages * copies));
  check('hostages', WAR_ROOM * inOneWar, HOSTAGE_ROOM);
  return problems;
}
