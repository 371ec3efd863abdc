import type { Chosen } from '../data/cards.ts';
import { SET_IDS } from '../data/year.ts';
import { cardNumbered } from './catalogue.ts';
import type { State } from './layout.ts';
import * as layout from './layout.ts';

const { EXTRA_MONSTER_COUNT, EXTRA_MONSTERS, get, SET } = layout;

const NO_MONSTERS: readonly string[] = [];

/** The season cards that this game is played with, besides those of the core box. */
export function chosenCards(state: State): Chosen {
  const extra = get(state, EXTRA_MONSTER_COUNT);
  const monsters =
    extra === 0
      ? NO_MONSTERS
      : Array.from({ length: extra }, (_, i) => cardNumbered(get(state, EXTRA_MONSTERS + i)).id);
  return { set: SET_IDS[get(state, SET)], monsters };
}
