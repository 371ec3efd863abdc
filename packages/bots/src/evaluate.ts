import type { State } from '@hinode/engine';
import { SET_SIZES, SET_VP, SHRINES, setBonus, tokenVp, warsFor } from '@hinode/engine/facts';
import {
  CLAN_COUNT,
  coinsOf,
  figuresOnMap,
  firstShrine,
  forceIn,
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
  warProvince,
  warsFrom,
  warsTo,
} from '@hinode/engine/search';
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
  sharpness: 1.6,
  fog: 0.06,
};

const strengths = new Float64Array(CLAN_COUNT);
const newProvinces = new Float64Array(CLAN_COUNT);
const contested = new Int32Array(CLAN_COUNT);
const taken = new Int32Array(CLAN_COUNT);

/** Fills `worth` with what the position is worth to each clan. */
export function evaluate(state: State, worth: Float64Array, w: Weights = WEIGHTS): void {
  const season = Math.min(seasonOf(state), AUTUMN);
  const phase = phaseOf(state);
  const over = phase === 'over' || phase === 'winter';
  const seasonsAfter = over ? 0 : AUTUMN - season;
  const players = playersOf(state);
  for (let clan = 0; clan < CLAN_COUNT; clan++) {
    if (!isInPlay(state, clan)) continue;
    taken[clan] = provincesTaken(state, clan);
    newProvinces[clan] = 0;
    contested[clan] = 0;
    worth[clan] = vpOf(state, clan) + (phase === 'over' ? 0 : tokenPoints(state, clan));
  }
  if (phase === 'over') return;
  addWars(state, worth, season, players, w);
  const kamiTurns = kamiTurnsLeft(state);
  if (kamiTurns > 0) addFavors(state, worth, kamiTurns, w);
  const warAhead = phase === 'setup' || phase === 'tea' || phase === 'politics';
  const certainty = 0.25 + 0.35 * seasonsAfter + 0.05 * mandateTurnsLeft(state);
  for (let clan = 0; clan < CLAN_COUNT; clan++) {
    if (!isInPlay(state, clan)) continue;
    let value = worth[clan] as number;
    const fights = contested[clan] as number;
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
    value += setValue(taken[clan] as number, newProvinces[clan] as number, seasonsAfter, players, certainty);
    worth[clan] = value;
  }
}

/** The wars to come, in their order: who is likely to win them, and what the tokens bring. */
function addWars(state: State, worth: Float64Array, season: number, players: number, w: Weights): void {
  const fog = Math.min(0.6, w.fog * mandateTurnsLeft(state));
  for (let war = warsFrom(state); war < warsTo(state); war++) {
    const province = warProvince(state, war);
    let total = 0;
    let present = 0;
    for (let clan = 0; clan < CLAN_COUNT; clan++) {
      strengths[clan] = 0;
      if (!isInPlay(state, clan)) continue;
      const force = forceIn(state, clan, province);
      if (force === 0) continue;
      present++;
      const chest =
        force +
        0.35 * roninOf(state, clan) +
        0.12 * coinsOf(state, clan) +
        0.1 * (players - honorRankOf(state, clan));
      strengths[clan] = chest ** w.sharpness;
      total += strengths[clan] as number;
    }
    if (present === 0) continue;
    for (let clan = 0; clan < CLAN_COUNT; clan++) {
      const strength = strengths[clan] as number;
      if (strength === 0) continue;
      if (present > 1) contested[clan] = (contested[clan] as number) + 1;
      const odds = (1 - fog) * (strength / total) + fog * (present === 1 ? 0.7 : 1 / (present + 1));
      worth[clan] = (worth[clan] as number) + odds * tokenVp(season);
      if ((((taken[clan] as number) >> province) & 1) === 0)
        newProvinces[clan] = (newProvinces[clan] as number) + odds;
      // Whoever fights and loses still sells the defeat: poets, seppuku, reparations.
      if (present > 1) worth[clan] = (worth[clan] as number) + 0.5;
    }
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
export function standing(state: State, clan: number, w: Weights = WEIGHTS): number {
  evaluate(state, worths, w);
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
