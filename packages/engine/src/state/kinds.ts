import { KAMI_FIGURE_IDS } from '../data/year.ts';
import { type Monster, monsterCount, monsterOf } from './catalogue.ts';
import * as layout from './layout.ts';

const { BUSHI, DAIMYO, KAMI, SHINTO, STRONGHOLD, UNIQUE } = layout;

/** What a kind of figure counts as, and what it is called. */

const BASIC = ['bushi', 'shinto', 'daimyo', 'stronghold'] as const;

export const isMonster = (kind: number): boolean => kind >= UNIQUE;
/** XWORD-2: a kami as a figure. */
export const isKami = (kind: number): boolean => kind >= KAMI && kind < UNIQUE;
const monster = (kind: number): Monster => monsterOf(kind).monster ?? {};

/** WORD-11: a Shinto, or what counts as one. */
export const isShinto = (kind: number): boolean =>
  kind === SHINTO || (isMonster(kind) && monster(kind).countsAs === 'shinto');

/** WORD-12: a Daimyo, or what counts as one. */
export const isDaimyo = (kind: number): boolean =>
  kind === DAIMYO || (isMonster(kind) && monster(kind).countsAs === 'daimyo');

/** Every kind of figure that a clan can own: Bushi, Shinto, Daimyo and the Monsters (WORD-2: not strongholds). */
export function figureKinds(): number[] {
  const kinds = [BUSHI, SHINTO, DAIMYO];
  for (let kind = UNIQUE; kind < UNIQUE + monsterCount(); kind++) kinds.push(kind);
  return kinds;
}

export const kindId = (kind: number): string =>
  BASIC[kind] ?? KAMI_FIGURE_IDS[kind - KAMI] ?? monsterOf(kind).id;

/** The kind with this id, or -1. */
export function kindNumber(id: string): number {
  const basic = BASIC.findIndex((name) => name === id);
  if (basic >= 0) return basic;
  const kami = KAMI_FIGURE_IDS.findIndex((name) => name === id);
  if (kami >= 0) return KAMI + kami;
  for (let kind = UNIQUE; kind < UNIQUE + monsterCount(); kind++) if (monsterOf(kind).id === id) return kind;
  return -1;
}

/** BETRAY-4: the types a figure can stand for, one bit each. A Daimyo stands for none. */
const AS_BUSHI = 1;
const AS_SHINTO = 2;
const AS_MONSTER = 4;
export function betrayTypes(kind: number): number {
  if (kind === BUSHI) return AS_BUSHI;
  if (kind === DAIMYO || kind === STRONGHOLD) return 0;
  return (isShinto(kind) ? AS_SHINTO : 0) | (isMonster(kind) ? AS_MONSTER : 0);
}

/** All kinds by their numbers, strongholds included. */
export const allKinds = (): number[] => Array.from({ length: UNIQUE + monsterCount() }, (_, kind) => kind);
