import type { State } from '@hinode/engine';
import { SET_SIZES, SET_VP, SHRINES, setBonus, warsFor } from '@hinode/engine/facts';
import {
  CLAN_COUNT,
  coinsOf,
  figuresOnMap,
  firstShrine,
  honorRankOf,
  hostagesHeld,
  isInPlay,
  kamiOfShrine,
  kamiTurnsLeft,
  mandateTurnsLeft,
  PROVINCES,
  phaseOf,
  playersOf,
  provincesTaken,
  roninOf,
  seasonOf,
  strongestAt,
  strongholdsOnMap,
  tokenPoints,
  vpOf,
} from '@hinode/engine/search';
import { lookAtWars, newWarOutlook } from './war-outlook.ts';
import { cardsWorth, favorWorth } from './worth.ts';

/**
 * What a position is worth to each clan, in victory points at the end: what a player would add up who looks at the
 * table. The weights were set by hand (docs/decisions/0010-bots-play-the-season-out.md).
 */

const AUTUMN = 2;

export interface Weights {
  readonly coin: number;
  readonly ronin: number;
  readonly honor: number;
  readonly stronghold: number;
  readonly force: number;
  readonly favor: number;
  readonly card: number;
  /** How much of a set bonus to come counts. */
  readonly sets: number;
  /** How sharply Force decides a war; 1 is a lottery by Force. */
  readonly sharpness: number;
  /** How much of a war is still open for each mandate turn to come. */
  readonly fog: number;
}

export const WEIGHTS: Weights = {
  coin: 0.33,
  ronin: 0.35,
  honor: 0.25,
  stronghold: 0.7,
  force: 0.25,
  favor: 1,
  card: 1,
  sets: 1,
  sharpness: 1.6,
  fog: 0.06,
};

/** Says what a position is worth to each clan, in victory points at the end; by the number of the clan. */
export type Judge = (state: State, worth: Float64Array) => void;

const wars = newWarOutlook();

/** Fills `worth` with what the position is worth to each clan. */
export const evaluate: Judge = (state, worth) => addUp(state, worth, WEIGHTS);

/** The same for somebody who thinks of Winter only when Autumn is there: without honor, sets, and what is built up. */
export const shortSighted: Judge = (state, worth) =>
  addUp(state, worth, seasonOf(state) < AUTUMN ? UNTIL_AUTUMN : WEIGHTS);

const UNTIL_AUTUMN: Weights = { ...WEIGHTS, honor: 0, stronghold: 0, force: 0, sets: 0 };

function addUp(state: State, worth: Float64Array, w: Weights): void {
  const season = Math.min(seasonOf(state), AUTUMN);
  const phase = phaseOf(state);
  const over = phase === 'over' || phase === 'winter';
  const seasonsAfter = over ? 0 : AUTUMN - season;
  const players = playersOf(state);
  if (phase !== 'over') lookAtWars(state, season, w, wars);
  for (let clan = 0; clan < CLAN_COUNT; clan++) {
    if (!isInPlay(state, clan)) continue;
    worth[clan] = vpOf(state, clan);
    if (phase !== 'over')
      worth[clan] = (worth[clan] as number) + tokenPoints(state, clan) + (wars.points[clan] as number);
  }
  if (phase === 'over') return;
  const kamiTurns = kamiTurnsLeft(state);
  if (kamiTurns > 0) addFavors(state, worth, kamiTurns, w);
  const warAhead = phase === 'setup' || phase === 'tea' || phase === 'politics';
  const certainty = 0.25 + 0.35 * seasonsAfter + 0.05 * mandateTurnsLeft(state);
  for (let clan = 0; clan < CLAN_COUNT; clan++) {
    if (!isInPlay(state, clan)) continue;
    let value = worth[clan] as number;
    const fights = wars.battles[clan] as number;
    const purse = coinsOf(state, clan);
    // Coins beyond what the wars can use are worth less; after the last war they are nothing.
    const useful = warAhead ? 1 : fights > 0 ? 1 : 0;
    value += useful * w.coin * (purse <= 6 ? purse : 6 + (purse - 6) * 0.5);
    value +=
      (warAhead ? 0.6 : 1) * w.ronin * roninOf(state, clan) * Math.min(2, fights + (warAhead ? 0.5 : 0));
    value += w.honor * (players - 1 - honorRankOf(state, clan));
    value += w.stronghold * seasonsAfter * strongholdsOnMap(state, clan);
    value += w.force * seasonsAfter * figuresOnMap(state, clan);
    value += 0.3 * hostagesHeld(state, clan);
    value += w.card * cardsWorth(state, clan, seasonsAfter + (warAhead ? 1 : 0.3));
    const taken = provincesTaken(state, clan);
    value += w.sets * setValue(taken, wars.provinces[clan] as number, seasonsAfter, players, certainty);
    worth[clan] = value;
  }
}

function addFavors(state: State, worth: Float64Array, turns: number, w: Weights): void {
  for (let shrine = 0; shrine < SHRINES; shrine++) {
    const clan = strongestAt(state, firstShrine + shrine);
    if (clan < 0) continue;
    const kami = kamiOfShrine(state, shrine);
    const favor = favorWorth(state, clan, kami);
    // Others may still come to worship.
    worth[clan] = (worth[clan] as number) + w.favor * favor * (turns === 1 ? 0.9 : 0.75 * turns);
  }
}

/** What the set bonus is worth: exact at the end, and the smoother the more is still to come. */
function setValue(
  taken: number,
  more: number,
  seasonsAfter: number,
  players: number,
  spread: number,
): number {
  const have = bitCount(taken);
  if (more === 0 && seasonsAfter === 0) return setBonus(have);
  // What a clan can expect of the seasons after this one, less for provinces it has already.
  const later = (seasonsAfter * warsFor(players) * 0.8 * (1 - have / PROVINCES)) / players;
  const expected = have + more + later;
  let sets = 0;
  for (const size of SET_SIZES) sets += step(expected - (size - 0.5), spread);
  return SET_VP * sets;
}

const step = (x: number, spread: number): number => 1 / (1 + Math.exp(-x / spread));

function bitCount(set: number): number {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count++;
  return count;
}

const worths = new Float64Array(CLAN_COUNT);

/** How good a position is for one clan: its own worth against the best and the average of the others. */
export function standing(state: State, clan: number, judge: Judge = evaluate): number {
  judge(state, worths);
  return relative(state, worths, clan);
}

export function relative(state: State, worth: Float64Array, clan: number): number {
  let best = Number.NEGATIVE_INFINITY;
  let sum = 0;
  for (let other = 0; other < CLAN_COUNT; other++) {
    if (other === clan || !isInPlay(state, other)) continue;
    const value = worth[other] as number;
    sum += value;
    if (value > best) best = value;
  }
  return (worth[clan] as number) - 0.25 * best - (0.25 * sum) / (playersOf(state) - 1);
}
