import type { Step } from '../agenda/agenda.ts';
import * as agenda from '../agenda/index.ts';
import { type Chosen, isInDeck } from '../data/cards.ts';
import { CLANS } from '../data/clans.ts';
import { warsFor } from '../data/players.ts';
import {
  MANDATE_TURNS,
  SEASON_IDS,
  SET_IDS,
  type SeasonId,
  TILES,
  TILES_DRAWN,
  TILES_PER_MANDATE,
} from '../data/year.ts';
import { discardPurse, gain } from '../effects/gains.ts';
import { inOneMoment } from '../effects/moment.ts';
import * as position from '../state/index.ts';
import type { State } from '../state/layout.ts';
import { BEFORE_WAR } from './before-war.ts';
import { returnHostages } from './hostages.ts';
import { markerStep } from './markers.ts';
import { POLITICS_BEGIN, TURNS } from './politics.ts';
import { TEA, TEA_BEGINS } from './tea.ts';
import { WAR_BEGINS, WARS_GO_ON } from './war.ts';
import { WINTER_COMES } from './winter.ts';

const { defineStep, push } = agenda;
const {
  allCards,
  bringKamiBack,
  cardId,
  CARDS_TAKEN_COUNT,
  carry,
  chosenCards,
  countAt,
  DISPLAY,
  DISPLAY_COUNT,
  DISPLAY_ROOM,
  FIRST_SHRINE,
  get,
  isInPlay,
  KAMI_TURN,
  MANDATE,
  nextFigure,
  NONE,
  PHASE,
  phaseNumber,
  PLAYED,
  PLAYED_BY,
  playersOf,
  provinceId,
  PROVINCES,
  put,
  readCardTaken,
  RESERVE,
  SEASON,
  seasonId,
  seasonOf,
  seats,
  SET,
  shuffle,
  shuffledBelow,
  STACK,
  STACK_COUNT,
  TILE_LAID,
  TILES_RETURNED,
  TURN,
  WAR_COUNT,
  WAR_NEXT,
  WAR_ROOM,
  WARS,
} = position;

/** The year: three seasons of setup, tea, politics, war and cleanup, then Winter (YEAR-1, YEAR-2). */

const AUTUMN = SEASON_IDS.indexOf('autumn');

const SEASON_BEGINS = defineStep({
  name: 'season-begins',
  run: ({ state, sink }) => {
    put(state, PHASE, phaseNumber('setup'));
    sink?.({ type: 'seasonBegan', season: seasonId(seasonOf(state)), seenBy: 'all' });
  },
});

/** SEASON-1: players + 2 wars, in the order drawn; the rest of the pile stays unseen. */
const PREPARE_FOR_WAR = defineStep({
  name: 'prepare-for-war',
  run: ({ state, sink }) => {
    const wars = drawWars(state);
    sink?.({ type: 'warsPrepared', wars: wars.map(provinceId), seenBy: 'all' });
  },
});

export function drawWars(state: State): number[] {
  const wars = shuffledBelow(state, PROVINCES).slice(0, warsFor(playersOf(state)));
  setWars(state, wars);
  return wars;
}

export function setWars(state: State, wars: readonly number[]): void {
  for (let war = 0; war < WAR_ROOM; war++) put(state, WARS + war, wars[war] ?? 0);
  put(state, WAR_COUNT, wars.length);
  put(state, WAR_NEXT, 0);
}

/** SEASON-2: last season's cards go, this season's twelve are laid out. */
const LAY_OUT_CARDS = defineStep({
  name: 'lay-out-cards',
  run: ({ state, sink }) => {
    const cards = cardsLeft(state, seasonOf(state));
    setDisplay(state, cards);
    sink?.({ type: 'cardsLaidOut', cards: cards.map(cardId), seenBy: 'all' });
  },
});

/** SETUP-9: the deck of a season, the core cards and those that were chosen, copy by copy. */
function seasonCards(state: State, season: number): readonly number[] {
  const chosen = chosenCards(state);
  if (chosen.monsters.length > 0) return buildDeck(SEASON_IDS[season], chosen);
  const key = season * SET_IDS.length + get(state, SET);
  decks[key] ??= buildDeck(SEASON_IDS[season], chosen);
  return decks[key];
}

/** The deck of a season without what players already own of it (which happens only in positions set up by hand). */
export function cardsLeft(state: State, season: number): number[] {
  const left = [...seasonCards(state, season)];
  for (let i = 0; i < get(state, CARDS_TAKEN_COUNT); i++) {
    const at = left.indexOf(readCardTaken(state, i).card);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

const decks: (readonly number[])[] = [];

const buildDeck = (season: SeasonId | undefined, chosen: Chosen): readonly number[] =>
  allCards()
    .filter((card) => isInDeck(card, season, chosen))
    .flatMap((card) => Array.from({ length: card.copies }, () => card.number));

export function setDisplay(state: State, cards: readonly number[]): void {
  if (cards.length > DISPLAY_ROOM) throw new Error('more cards on display than there is room for');
  for (let i = 0; i < DISPLAY_ROOM; i++) put(state, DISPLAY + i, cards[i] ?? 0);
  put(state, DISPLAY_COUNT, cards.length);
}

/** SEASON-3: everybody takes the income of their clan. */
const INCOME = defineStep({
  name: 'income',
  run: (table) =>
    inOneMoment(table, () => {
      CLANS.forEach(({ income }, clan) => {
        if (isInPlay(table.state, clan)) gain(table, clan, { coins: income }, 'income');
      });
    }),
});

const RETURN_HOSTAGES = defineStep({ name: 'return-hostages', run: returnHostages });

const CLEAN_UP = defineStep({
  name: 'clean-up',
  run: (table) => {
    const { state, sink } = table;
    put(state, PHASE, phaseNumber('cleanup'));
    for (const clan of seats(state)) {
      discardPurse(table, clan);
      bringWorshippersHome(state, clan);
    }
    bringKamiBack(state);
    shuffleTiles(state);
    sink?.({ type: 'seasonEnded', season: seasonId(seasonOf(state)), seenBy: 'all' });
  },
});

/** CLEAN-2: worshippers return to their owner's reserve. */
function bringWorshippersHome(state: State, clan: number): void {
  for (let shrine = FIRST_SHRINE; shrine < RESERVE; shrine++) {
    for (
      let kind = nextFigure(state, clan, shrine, NONE);
      kind !== NONE;
      kind = nextFigure(state, clan, shrine, kind)
    )
      carry(state, clan, kind, shrine, RESERVE, countAt(state, clan, kind, shrine));
  }
}

const ALL_TILES = Array.from({ length: TILES }, (_, i) => Math.floor(i / TILES_PER_MANDATE));

/** CLEAN-3, SETUP-11: all ten tiles make a new stack, and what was played or remembered is gone. */
export function shuffleTiles(state: State): void {
  setStack(state, shuffle(state, ALL_TILES.slice()));
  for (let turn = 0; turn < MANDATE_TURNS; turn++) {
    put(state, PLAYED_BY + turn, NONE);
    put(state, PLAYED + turn, NONE);
    put(state, TILE_LAID + turn, NONE);
    for (let i = 0; i < TILES_DRAWN - 1; i++) put(state, TILES_RETURNED + turn * (TILES_DRAWN - 1) + i, NONE);
  }
  put(state, TURN, 0);
  put(state, KAMI_TURN, 0);
  put(state, MANDATE, NONE);
}

/** The stack from the top. */
export function setStack(state: State, tiles: readonly number[]): void {
  for (let i = 0; i < TILES; i++) put(state, STACK + i, tiles[i] ?? NONE);
  put(state, STACK_COUNT, tiles.length);
}

const NEXT_SEASON = defineStep({
  name: 'next-season',
  run: ({ state }) => {
    const season = seasonOf(state);
    put(state, SEASON, season + 1);
    if (season === AUTUMN) push(state, WINTER_COMES);
    else scheduleSeason(state, 'season-start');
  },
});

/** The stages of a season, in order, with the names under which a position can begin there. */
const STAGES: readonly { readonly from?: Stage; readonly step: Step }[] = [
  { from: 'season-start', step: SEASON_BEGINS },
  { step: PREPARE_FOR_WAR },
  { step: LAY_OUT_CARDS },
  { step: INCOME },
  { step: RETURN_HOSTAGES },
  { from: 'tea', step: TEA_BEGINS },
  { from: 'tea-open', step: TEA },
  { step: POLITICS_BEGIN },
  { from: 'turns', step: TURNS },
  { from: 'before-war', step: BEFORE_WAR },
  { from: 'war-start', step: WAR_BEGINS },
  { from: 'war', step: WARS_GO_ON },
  { step: markerStep('war-end') },
  { step: CLEAN_UP },
  { step: markerStep('season-end') },
  { step: NEXT_SEASON },
];
export type Stage = 'season-start' | 'tea' | 'tea-open' | 'turns' | 'before-war' | 'war-start' | 'war';

/** Puts the season on the agenda, starting at a stage. */
export function scheduleSeason(state: State, from: Stage): void {
  const first = STAGES.findIndex((stage) => stage.from === from);
  for (let i = STAGES.length - 1; i >= first; i--) push(state, (STAGES[i] as (typeof STAGES)[number]).step);
}
