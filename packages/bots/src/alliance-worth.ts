import type { Rng, State } from '@hinode/engine';
import {
  CLAN_COUNT,
  clanIn,
  clanNumber,
  hasProposed,
  higherHonor,
  imagine,
  isInPlay,
  mandateTurnsOf,
  optionsOf,
  playCode,
  playersOf,
  presentAt,
  saysYes,
  seasonOf,
  strongestAt,
  typeOf,
  vpOf,
  warProvince,
  warsFrom,
  warsTo,
} from '@hinode/engine/search';
import { evaluate } from './evaluate.ts';
import { borrow, release, toSeasonEnd } from './lookahead.ts';
import type { Question } from './types.ts';
import { allyCardsWorth } from './worth.ts';

/** What a plain alliance would be worth to both sides, in VP over none: at a glance, and by playing the season out. */

export interface Worth {
  readonly mine: number;
  readonly theirs: number;
}

/** How a level weighs an alliance with another clan. */
export type Weigh = (question: Question, other: number) => Worth;

export const byThumb: Weigh = ({ clan, knowledge }, other) => {
  const me = clanNumber(clan);
  return {
    mine: allianceSense(knowledge.cells, me, other),
    theirs: allianceSense(knowledge.cells, other, me),
  };
};

/**
 * What a clan gains by an alliance, by rule of thumb: the bonus of both clans' mandates, wars between the two that are
 * not fought, cards that pay for an ally. The weights were fitted to what playing seasons out says.
 */
export function allianceSense(state: State, clan: number, other: number): number {
  const mandates = 1.1 * mandateTurnsOf(state, other) + 0.9 * mandateTurnsOf(state, clan);
  const honor = higherHonor(state, clan, other) ? 0.7 : 0;
  const cards = allyCardsWorth(state, clan, mandateTurnsOf(state, clan));
  const fewPlayers = playersOf(state) === 3 ? 1.5 : 0;
  // The later in the year, the less an alliance builds up; and nobody helps the leader gladly.
  return (
    mandates +
    honor +
    cards +
    fewPlayers +
    truces(state, clan, other) -
    1.1 * seasonOf(state) -
    0.08 * leadOf(state, other)
  );
}

/** WAR-3: the wars that only the two would fight. Allied, the stronger takes the token and nobody dies. */
export function trucesOf(state: State, clan: number, other: number): number[] {
  const both = (1 << clan) | (1 << other);
  const provinces: number[] = [];
  for (let war = warsFrom(state); war < warsTo(state); war++) {
    const province = warProvince(state, war);
    if (presentAt(state, province) === both) provinces.push(province);
  }
  return provinces;
}

function truces(state: State, clan: number, other: number): number {
  return trucesOf(state, clan, other).reduce(
    (sense, province) => sense + (strongestAt(state, province) === clan ? 0.4 : -0.5),
    0,
  );
}

/** How far a clan is ahead of everybody else, in VP. */
export function leadOf(state: State, clan: number): number {
  let most = 0;
  for (let other = 0; other < CLAN_COUNT; other++)
    if (other !== clan && isInPlay(state, other)) most = Math.max(most, vpOf(state, other));
  return Math.max(0, vpOf(state, clan) - most);
}

/** One season is a matter of luck: the rule of thumb counts as much as so many of them. */
const THUMB_COUNTS = 6;

/** The rule of thumb, corrected by what so many imagined seasons say. */
export const byPlayouts =
  (playouts: number): Weigh =>
  (question, other) => {
    const { clan, knowledge, rng } = question;
    const me = clanNumber(clan);
    const thumb = byThumb(question, other);
    let mine = THUMB_COUNTS * thumb.mine;
    let theirs = THUMB_COUNTS * thumb.theirs;
    for (let playout = 0; playout < playouts; playout++) {
      const world = imagine(knowledge, rng);
      seasonWithout(world, rng);
      seasonWith(world, me, other, rng);
      mine += (after[me] as number) - (before[me] as number);
      theirs += (after[other] as number) - (before[other] as number);
    }
    const counted = THUMB_COUNTS + playouts;
    return { mine: mine / counted, theirs: theirs / counted };
  };

const before = new Float64Array(CLAN_COUNT);
const after = new Float64Array(CLAN_COUNT);

function seasonWithout(world: State, rng: Rng): void {
  const state = borrow(world);
  everybodyReady(state);
  toSeasonEnd(state, rng);
  evaluate(state, before);
  release(state);
}

function seasonWith(world: State, me: number, other: number, rng: Rng): void {
  const state = borrow(world);
  // What is on the table already is weighed apart: here nobody pays for the alliance.
  if (hasProposed(state, other, me)) playListed(state, me, 'decline', other);
  playListed(state, other, 'propose', me);
  playListed(state, me, 'accept', other);
  everybodyReady(state);
  toSeasonEnd(state, rng);
  evaluate(state, after);
  release(state);
}

function playListed(state: State, clan: number, type: 'propose' | 'accept' | 'decline', other: number): void {
  const { codes, count } = optionsOf(state, clan);
  const code = codes.subarray(0, count).find((one) => typeOf(one) === type && clanIn(one) === other);
  if (code !== undefined) playCode(state, clan, code);
}

function everybodyReady(state: State): void {
  for (let clan = 0; clan < CLAN_COUNT; clan++) {
    if (!isInPlay(state, clan)) continue;
    const { codes, count } = optionsOf(state, clan);
    const code = codes.subarray(0, count).find((one) => typeOf(one) === 'ready' && saysYes(one));
    if (code !== undefined) playCode(state, clan, code);
  }
}
