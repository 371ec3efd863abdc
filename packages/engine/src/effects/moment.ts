import * as agenda from '../agenda/index.ts';
import type { Table } from '../agenda/table.ts';
import type { Voice } from '../state/abilities.ts';
import type { Told } from '../state/hooks.ts';
import * as position from '../state/index.ts';
import type { State } from '../state/layout.ts';

const { defineStep, push } = agenda;
const {
  CARDS_TAKEN_COUNT,
  coinsOf,
  copiesHeld,
  get,
  MOMENT_CARDS,
  MOMENT_COINS,
  MOMENT_COINS_BEFORE,
  MOMENT_OPEN,
  MOMENT_VP,
  NONE,
  put,
  readCardTaken,
  seats,
  voicesFor,
} = position;

/**
 * A moment is the unit in which gains are counted together (WORD-13). Whatever the rules call one moment opens it, and everything
 * until it is closed belongs to it.
 */

const watchers = voicesFor('atMomentEnd');

/** Opens a moment: remembers what cards compare with at its end, if anybody has such a card. */
export function openMoment({ state }: Table): void {
  if (get(state, MOMENT_OPEN) === 1) throw new Error('a moment is open already');
  put(state, MOMENT_OPEN, 1);
  put(state, MOMENT_CARDS, get(state, CARDS_TAKEN_COUNT));
  for (const clan of seats(state)) put(state, MOMENT_COINS_BEFORE + clan, coinsOf(state, clan));
}

/** How many copies of the ability a clan had when the moment began: copies of a card taken since do not count. */
function copiesBefore(state: State, clan: number, watcher: Voice<unknown>): number {
  let copies = copiesHeld(state, clan, watcher);
  if (copies === 0 || watcher.card === NONE) return copies;
  for (let i = get(state, MOMENT_CARDS); i < get(state, CARDS_TAKEN_COUNT); i++) {
    const taken = readCardTaken(state, i);
    if (taken.clan === clan && taken.card === watcher.card) copies--;
  }
  return copies;
}

/** Closes the moment and pays what is due for whole moments. These payments count neither for itself nor for the others. */
export function closeMoment(table: Table): void {
  const { state } = table;
  if (get(state, MOMENT_OPEN) === 0) throw new Error('no moment is open');
  // The first watcher of every clan, then the second: cards have the same order for all of them.
  for (let i = 0, most = 1; i < most; i++) {
    for (const clan of seats(state)) {
      const list = watchers[clan] as (typeof watchers)[number];
      most = Math.max(most, list.length);
      const copies = i < list.length ? copiesBefore(state, clan, list[i] as Voice<Told>) : 0;
      if (copies > 0) list[i]?.says(table, clan, copies);
    }
  }
  forgetMoment(state);
}

function forgetMoment(state: State): void {
  put(state, MOMENT_OPEN, 0);
  put(state, MOMENT_CARDS, 0);
  for (const clan of seats(state)) {
    put(state, MOMENT_VP + clan, 0);
    put(state, MOMENT_COINS + clan, 0);
    put(state, MOMENT_COINS_BEFORE + clan, 0);
  }
}

const CLOSE = defineStep({ name: 'moment-ends', run: closeMoment });

/** Opens a moment that lasts until everything pushed after this is done. */
export function openMomentUntilDone(table: Table): void {
  openMoment(table);
  push(table.state, CLOSE);
}

/** A moment in which nothing is asked. */
export function inOneMoment(table: Table, happens: () => void): void {
  openMoment(table);
  happens();
  closeMoment(table);
}
