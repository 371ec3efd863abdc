import type { State } from '@hinode/engine';
import { CARD_FACTS, CLAN_IDS, CORE_CLAN_IDS, SHRINES, setBonus } from '@hinode/engine/facts';
import {
  allyOf,
  CLAN_COUNT,
  coinsOf,
  copiesOf,
  figureCount,
  figuresOnMap,
  firstShrine,
  forceIn,
  honorRankOf,
  hostagesHeld,
  isInPlay,
  kamiOfShrine,
  kamiTurnsLeft,
  mandateTurnsLeft,
  mandateTurnsOf,
  PROVINCES,
  phaseOf,
  playersOf,
  provincesTaken,
  reserveOf,
  roninOf,
  seasonOf,
  strongestAt,
  strongholdsOnMap,
  tokenPoints,
  vpOf,
  warsFrom,
  warsTo,
} from '@hinode/engine/search';
import { evaluate, WEIGHTS } from '../evaluate.ts';
import { lookAtWars, newWarOutlook } from '../war-outlook.ts';
import { cardsWorth, favorWorth } from '../worth.ts';

/**
 * What a player could count at the table, as numbers of about the same size: what a judgement is learned from, and given by. All of
 * it lies open to everybody, so it is the same in every world that can be imagined.
 */

const AUTUMN = 2;

/** When a position is seen: in which season, and in which part of it. */
export const STAGES: readonly string[] = ['spring', 'summer', 'autumn'].flatMap((season) =>
  ['tea', 'mandates', 'war'].map((part) => `${season} ${part}`),
);

/** The stage of a position, as a place in `STAGES`. */
export function stageOf(state: State): number {
  const phase = phaseOf(state);
  const part = phase === 'war' ? 2 : phase === 'politics' ? 1 : 0;
  return 3 * Math.min(seasonOf(state), AUTUMN) + part;
}

/** What is counted for each clan. The order is that of the learned weights. */
export const FEATURES: readonly string[] = [
  // What it has.
  'points',
  'tokens',
  'provinces',
  'sets',
  'coins',
  'ronin',
  'honor',
  'first-in-honor',
  'last-in-honor',
  'strongholds',
  'figures',
  'force',
  'reserve',
  'hostages',
  'monsters',
  'virtues',
  'other-cards',
  'cards-each-season',
  'cards-in-winter',
  // What is to come in this season.
  'war-points',
  'war-provinces',
  'battles',
  'favors',
  'mandates-to-choose',
  'has-ally',
  // Against the others.
  'lead-over-best',
  'lead-over-all',
  'worth',
  'worth-over-best',
  'worth-over-all',
  'ally-worth-over-own',
  'force-of-others',
  'coins-of-others',
  'strongholds-of-others',
  // The table.
  'three-play',
  'five-play',
  'seasons-after',
  'is-spring',
  'is-autumn',
  'mandates-left',
  'kami-left',
  'wars-left',
  'is-war',
  ...CORE_CLAN_IDS.map((id) => `is-${id}`),
];
export const FEATURE_COUNT = FEATURES.length;

const CORE_NUMBERS = CORE_CLAN_IDS.map((id) => CLAN_IDS.indexOf(id));
const IS_MONSTER = CARD_FACTS.map(({ type }) => type === 'monster');
const IS_VIRTUE = CARD_FACTS.map(({ type }) => type === 'virtue');

const wars = newWarOutlook();
const worth = new Float64Array(CLAN_COUNT);
const own = new Float64Array(CLAN_COUNT);
const forces = new Float64Array(CLAN_COUNT);
const favors = new Float64Array(CLAN_COUNT);

/** Fills a row of features for each clan in play, `FEATURE_COUNT` numbers from `clan * FEATURE_COUNT` on. */
export function countFeatures(state: State, rows: Float64Array): void {
  const season = Math.min(seasonOf(state), AUTUMN);
  evaluate(state, worth);
  lookAtWars(state, season, WEIGHTS, wars);
  countFavors(state);
  for (let clan = 0; clan < CLAN_COUNT; clan++) {
    if (!isInPlay(state, clan)) continue;
    own[clan] = vpOf(state, clan) + tokenPoints(state, clan);
    forces[clan] = 0;
    for (let province = 0; province < PROVINCES; province++)
      forces[clan] = (forces[clan] as number) + forceIn(state, clan, province);
  }
  for (let clan = 0; clan < CLAN_COUNT; clan++) {
    if (!isInPlay(state, clan)) continue;
    row = rows;
    at = clan * FEATURE_COUNT;
    countOwn(state, clan);
    countSeason(state, clan);
    countOthers(state, clan);
    countTable(state, season, clan);
  }
}

/** Where the next number goes. */
let row: Float64Array = new Float64Array(0);
let at = 0;
const put = (value: number): void => {
  row[at++] = value;
};
const flag = (is: boolean): void => put(is ? 1 : 0);

function countOwn(state: State, clan: number): void {
  const players = playersOf(state);
  const rank = honorRankOf(state, clan);
  const provinces = bitCount(provincesTaken(state, clan));
  put(vpOf(state, clan) / 20);
  put(tokenPoints(state, clan) / 5);
  put(provinces / 3);
  put(setBonus(provinces) / 10);
  put(coinsOf(state, clan) / 5);
  put(roninOf(state, clan) / 3);
  put((players - 1 - rank) / 3);
  flag(rank === 0);
  flag(rank === players - 1);
  put(strongholdsOnMap(state, clan) / 3);
  put(figuresOnMap(state, clan) / 6);
  put((forces[clan] as number) / 8);
  put(figureCount(reserveOf(state, clan)) / 6);
  put(hostagesHeld(state, clan) / 2);
  let monsters = 0;
  let virtues = 0;
  let others = 0;
  for (let card = 0; card < CARD_FACTS.length; card++) {
    const copies = copiesOf(state, clan, card);
    if (copies === 0) continue;
    if (IS_MONSTER[card]) monsters += copies;
    else if (IS_VIRTUE[card]) virtues += copies;
    else others += copies;
  }
  put(monsters / 2);
  put(virtues / 2);
  put(others / 2);
  const inWinter = cardsWorth(state, clan, 0);
  put((cardsWorth(state, clan, 1) - inWinter) / 3);
  put(inWinter / 5);
}

function countSeason(state: State, clan: number): void {
  const phase = phaseOf(state);
  put((wars.points[clan] as number) / 3);
  put((wars.provinces[clan] as number) / 2);
  put((wars.battles[clan] as number) / 2);
  put((favors[clan] as number) / 3);
  put(phase === 'setup' || phase === 'tea' ? mandateTurnsOf(state, clan) / 2 : 0);
  flag(allyOf(state, clan) >= 0);
}

function countFavors(state: State): void {
  favors.fill(0);
  const turns = kamiTurnsLeft(state);
  if (turns === 0) return;
  for (let shrine = 0; shrine < SHRINES; shrine++) {
    const clan = strongestAt(state, firstShrine + shrine);
    if (clan < 0) continue;
    favors[clan] = (favors[clan] as number) + turns * favorWorth(state, clan, kamiOfShrine(state, shrine));
  }
}

function countOthers(state: State, clan: number): void {
  let best = 0;
  let all = 0;
  let bestWorth = 0;
  let allWorth = 0;
  let force = 0;
  let coins = 0;
  let strongholds = 0;
  for (let other = 0; other < CLAN_COUNT; other++) {
    if (other === clan || !isInPlay(state, other)) continue;
    best = Math.max(best, own[other] as number);
    all += own[other] as number;
    bestWorth = Math.max(bestWorth, worth[other] as number);
    allWorth += worth[other] as number;
    force += forces[other] as number;
    coins += coinsOf(state, other);
    strongholds += strongholdsOnMap(state, other);
  }
  const others = playersOf(state) - 1;
  const mine = own[clan] as number;
  const worthy = worth[clan] as number;
  const ally = allyOf(state, clan);
  put((mine - best) / 10);
  put((mine - all / others) / 10);
  put(worthy / 40);
  put((worthy - bestWorth) / 10);
  put((worthy - allWorth / others) / 10);
  put(ally < 0 ? 0 : ((worth[ally] as number) - worthy) / 10);
  put(force / others / 8);
  put(coins / others / 5);
  put(strongholds / others / 3);
}

function countTable(state: State, season: number, clan: number): void {
  const players = playersOf(state);
  flag(players === 3);
  flag(players >= 5);
  put(AUTUMN - season);
  flag(season === 0);
  flag(season === AUTUMN);
  put(mandateTurnsLeft(state) / 7);
  put(kamiTurnsLeft(state) / 3);
  put((warsTo(state) - warsFrom(state)) / 5);
  flag(phaseOf(state) === 'war');
  for (const number of CORE_NUMBERS) flag(number === clan);
}

function bitCount(set: number): number {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count++;
  return count;
}
