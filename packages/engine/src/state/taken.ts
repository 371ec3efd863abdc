import { SEASON_IDS } from '../data/year.ts';
import type { State } from './layout.ts';
import * as layout from './layout.ts';

const {
  add,
  CARDS_TAKEN,
  CARDS_TAKEN_COUNT,
  CARDS_TAKEN_ROOM,
  CLAN_COUNT,
  get,
  HOSTAGE_COUNT,
  HOSTAGE_ROOM,
  HOSTAGES,
  PROVINCES,
  put,
  TOKEN_COUNT,
  TOKEN_ROOM,
  TOKENS,
} = layout;

/** What clans have taken, in the order in which it was taken: cards, war tokens, hostages. */

const SEASONS = SEASON_IDS.length;

export interface Hostage {
  readonly captor: number;
  readonly of: number;
  readonly kind: number;
}

export const packHostage = ({ captor, of, kind }: Hostage): number =>
  (kind * CLAN_COUNT + captor) * CLAN_COUNT + of;
export function unpackHostage(packed: number): Hostage {
  const held = Math.floor(packed / CLAN_COUNT);
  return { captor: held % CLAN_COUNT, of: packed % CLAN_COUNT, kind: Math.floor(held / CLAN_COUNT) };
}

export function addHostage(state: State, hostage: Hostage): void {
  const count = get(state, HOSTAGE_COUNT);
  if (count === HOSTAGE_ROOM) throw new Error('more hostages than there is room for');
  put(state, HOSTAGES + count, packHostage(hostage));
  add(state, HOSTAGE_COUNT, 1);
}

export const readHostage = (state: State, i: number): Hostage => unpackHostage(get(state, HOSTAGES + i));

/** Every hostage held, in the order taken. */
export const hostagesTaken = (state: State): Hostage[] =>
  Array.from({ length: get(state, HOSTAGE_COUNT) }, (_, i) => readHostage(state, i));

export interface Token {
  readonly clan: number;
  readonly province: number;
  readonly season: number;
}

export const packToken = ({ clan, province, season }: Token): number =>
  (clan * PROVINCES + province) * SEASONS + season;
export function unpackToken(packed: number): Token {
  const place = Math.floor(packed / SEASONS);
  return { clan: Math.floor(place / PROVINCES), province: place % PROVINCES, season: packed % SEASONS };
}

export function addToken(state: State, token: Token): void {
  const count = get(state, TOKEN_COUNT);
  if (count === TOKEN_ROOM) throw new Error('more tokens than there is room for');
  put(state, TOKENS + count, packToken(token));
  add(state, TOKEN_COUNT, 1);
}

export const readToken = (state: State, i: number): Token => unpackToken(get(state, TOKENS + i));

/** A clan's war tokens in the order taken. */
export function tokensOf(state: State, clan: number): Token[] {
  const tokens: Token[] = [];
  for (let i = 0; i < get(state, TOKEN_COUNT); i++) {
    const token = readToken(state, i);
    if (token.clan === clan) tokens.push(token);
  }
  return tokens;
}

/** A clan's hostages in the order taken. */
export function hostagesOf(state: State, captor: number): Hostage[] {
  const hostages: Hostage[] = [];
  for (let i = 0; i < get(state, HOSTAGE_COUNT); i++) {
    const hostage = readHostage(state, i);
    if (hostage.captor === captor) hostages.push(hostage);
  }
  return hostages;
}

/** A card, and who has taken it. */
export interface CardTaken {
  readonly clan: number;
  readonly card: number;
}

export const packCard = ({ clan, card }: CardTaken): number => card * CLAN_COUNT + clan;
export const unpackCard = (packed: number): CardTaken => ({
  clan: packed % CLAN_COUNT,
  card: Math.floor(packed / CLAN_COUNT),
});

export function addCardTaken(state: State, taken: CardTaken): void {
  const count = get(state, CARDS_TAKEN_COUNT);
  if (count === CARDS_TAKEN_ROOM) throw new Error('more cards taken than there is room for');
  put(state, CARDS_TAKEN + count, packCard(taken));
  add(state, CARDS_TAKEN_COUNT, 1);
}

/** The i-th card taken in the game. */
export const readCardTaken = (state: State, i: number): CardTaken => unpackCard(get(state, CARDS_TAKEN + i));

/** Every card taken in the game, in order. */
export const cardsTaken = (state: State): CardTaken[] =>
  Array.from({ length: get(state, CARDS_TAKEN_COUNT) }, (_, i) => readCardTaken(state, i));

/** A clan's cards in the order acquired. */
export function cardsOf(state: State, clan: number): number[] {
  const cards: number[] = [];
  const count = get(state, CARDS_TAKEN_COUNT);
  for (let i = 0; i < count; i++) {
    const { clan: owner, card } = readCardTaken(state, i);
    if (owner === clan) cards.push(card);
  }
  return cards;
}
