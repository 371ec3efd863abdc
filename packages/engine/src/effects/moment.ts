import { defineStep, push } from '../agenda/agenda.ts';
import type { Table } from '../agenda/table.ts';
import { copiesHeld, voicesFor } from '../state/abilities.ts';
import { coinsOf } from '../state/clans.ts';
import {
  CLAN_COUNT,
  get,
  MOMENT_CARD_ROOM,
  MOMENT_COINS_BEFORE,
  MOMENT_COPIES,
  MOMENT_END,
  MOMENT_OPEN,
  put,
  type State,
} from '../state/layout.ts';

/**
 * A moment is the unit in which gains are counted together (WORD-13). It is opened by whatever the rules call
 * one moment, and everything until it is closed belongs to it.
 */

const watchers = voicesFor('atMomentEnd');

/** Opens a moment: what cards compare with at its end is remembered now, if anybody has such a card. */
export function openMoment({ state }: Table): void {
  if (get(state, MOMENT_OPEN) === 1) throw new Error('a moment is open already');
  put(state, MOMENT_OPEN, 1);
  if (!rememberWatchers(state)) return;
  for (let clan = 0; clan < CLAN_COUNT; clan++) put(state, MOMENT_COINS_BEFORE + clan, coinsOf(state, clan));
}

/** Notes who has what looks at whole moments, and says whether anybody has. */
function rememberWatchers(state: State): boolean {
  let watched = false;
  for (let clan = 0; clan < CLAN_COUNT; clan++) {
    const list = watchers[clan] as (typeof watchers)[number];
    for (let i = 0; i < list.length; i++) {
      const copies = copiesHeld(state, clan, list[i] as (typeof list)[number]);
      if (copies === 0) continue;
      put(state, MOMENT_COPIES + i * CLAN_COUNT + clan, copies);
      watched = true;
    }
  }
  return watched;
}

/** Closes the moment: what is paid for whole moments is paid. It feeds neither itself nor the others. */
export function closeMoment(table: Table): void {
  const { state } = table;
  if (get(state, MOMENT_OPEN) === 0) throw new Error('no moment is open');
  let watched = false;
  for (let i = 0; i < MOMENT_CARD_ROOM * CLAN_COUNT; i++) {
    const copies = get(state, MOMENT_COPIES + i);
    if (copies === 0) continue;
    watched = true;
    const clan = i % CLAN_COUNT;
    watchers[clan]?.[Math.floor(i / CLAN_COUNT)]?.says(table, clan, copies);
  }
  // What is remembered for those who look comes last.
  const end = watched ? MOMENT_END : MOMENT_COINS_BEFORE;
  for (let cell = MOMENT_OPEN; cell < end; cell++) put(state, cell, 0);
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
