import { KINDS } from './figures.ts';
import {
  add,
  CARD_ROOM,
  CARDS_TAKEN,
  CARDS_TAKEN_COUNT,
  get,
  HOSTAGE_COUNT,
  HOSTAGE_ROOM,
  HOSTAGES,
  PROVINCES,
  put,
  type State,
  TOKEN_COUNT,
  TOKEN_ROOM,
  TOKENS,
} from './layout.ts';

/** What clans have taken, kept in the order in which it was taken: cards, war tokens, hostages. */

const SEASONS = 4;

export interface Hostage {
  readonly captor: number;
  readonly of: number;
  readonly kind: number;
}

export function addHostage(state: State, { captor, of, kind }: Hostage): void {
  const count = get(state, HOSTAGE_COUNT);
  if (count === HOSTAGE_ROOM) throw new Error('more hostages than there is room for');
  put(state, HOSTAGES + count, (captor * 8 + of) * KINDS + kind);
  add(state, HOSTAGE_COUNT, 1);
}

export function readHostage(state: State, i: number): Hostage {
  const packed = get(state, HOSTAGES + i);
  const clans = Math.floor(packed / KINDS);
  return { captor: clans >> 3, of: clans & 7, kind: packed % KINDS };
}

export interface Token {
  readonly clan: number;
  readonly province: number;
  readonly season: number;
}

export function addToken(state: State, { clan, province, season }: Token): void {
  const count = get(state, TOKEN_COUNT);
  if (count === TOKEN_ROOM) throw new Error('more tokens than there is room for');
  put(state, TOKENS + count, (clan * PROVINCES + province) * SEASONS + season);
  add(state, TOKEN_COUNT, 1);
}

export function readToken(state: State, i: number): Token {
  const packed = get(state, TOKENS + i);
  const place = Math.floor(packed / SEASONS);
  return { clan: Math.floor(place / PROVINCES), province: place % PROVINCES, season: packed % SEASONS };
}

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

/** The owner and the number of the i-th card taken in the game. */
export const readCardTaken = (state: State, i: number): { readonly clan: number; readonly card: number } => {
  const packed = get(state, CARDS_TAKEN + i);
  return { clan: Math.floor(packed / CARD_ROOM), card: packed % CARD_ROOM };
};

/** Every card taken in the game, in order. */
export const cardsTaken = (state: State): { readonly clan: number; readonly card: number }[] =>
  Array.from({ length: get(state, CARDS_TAKEN_COUNT) }, (_, i) => readCardTaken(state, i));

/** A clan's cards in the order acquired. */
export function cardsOf(state: State, clan: number): number[] {
  const cards: number[] = [];
  for (let i = 0; i < get(state, CARDS_TAKEN_COUNT); i++) {
    const packed = get(state, CARDS_TAKEN + i);
    if (Math.floor(packed / CARD_ROOM) === clan) cards.push(packed % CARD_ROOM);
  }
  return cards;
}
