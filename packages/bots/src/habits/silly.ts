import {
  type AdvantageId,
  clone,
  legalMoves,
  type Move,
  type MoveOf,
  play,
  rngFrom,
  type State,
} from '@hinode/engine';
import { ADVANTAGE_IDS, CLAN_IDS, KAMI_IDS } from '@hinode/engine/facts';
import {
  allyOf,
  battleForce,
  battleProvince,
  cardNumber,
  cardNumbered,
  clanNumber,
  coinsOf,
  copiesOf,
  figureCount,
  firstShrine,
  forceIn,
  forceOfFigure,
  higherHonor,
  isFighter,
  isInPlay,
  kamiOfShrine,
  kamiTurnsLeft,
  kindNumber,
  openQuestion,
  provinceNumber,
  reserveOf,
  roninForHire,
  seasonOf,
  strongestAt,
  strongholdPrice,
  vpOf,
} from '@hinode/engine/search';

import { atStake, coinsFight, isLastBattle } from '../bids/stakes.ts';
import { goOnWhile } from '../lookahead.ts';
import { givesUp } from '../odds.ts';

/**
 * What a good player would call silly, whatever the plan behind it: an answer that cannot bring anything, or leaves lying what costs
 * nothing. Each is judged by the true position right before the answer, and only where there is nothing to be said for it.
 */

export const HABITS = [
  'coins-kept',
  'hostage-of-nobody',
  'ronin-of-nobody',
  'poets-without-dead',
  'seppuku-of-nobody',
  'ronin-left-out',
  'points-left',
  'worship-in-vain',
  'card-for-nothing',
  'stronghold-too-few',
  'token-left',
] as const;
export type Habit = (typeof HABITS)[number];

/** What is meant, in a line. */
export const HABIT_WORDS: Readonly<Record<Habit, string>> = {
  'coins-kept': 'kept coins in the last battle of a season, where another could outbid it',
  'hostage-of-nobody': 'bid on a hostage where nobody can be taken',
  'ronin-of-nobody': 'bid on ronin that nobody has',
  'poets-without-dead': 'bid on poets where nobody can die',
  'seppuku-of-nobody': 'bid on seppuku where nobody can die',
  'ronin-left-out': 'left ronin out of the last battle of a season, which they would have won',
  'points-left': 'chose in the last battle of the year what ends with fewer points than another answer',
  'worship-in-vain': 'sent a worshipper where it cannot lead any more',
  'card-for-nothing': 'paid in Autumn for a card that Winter pays nothing for',
  'stronghold-too-few': 'built no stronghold in Spring with two coins more than its price',
  'token-left': 'left a war province that was its own for one without a war',
};

/** SETUP-5: as many can come to worship. */
const SHINTO = 3;

const SPRING = 0;
const AUTUMN = 2;

/** What is silly about a move that is made in this position, before the moves that came after it; mostly nothing. */
export function sillyIn(before: State, move: Move, after: readonly Move[] = []): Habit[] {
  const clan = clanNumber(move.clan);
  switch (move.type) {
    case 'bid':
      return sillyBid(before, clan, move);
    case 'use':
      if (leavesRoninOut(before, clan, move)) return ['ronin-left-out'];
      return leavesPoints(before, clan, move) ? ['points-left'] : [];
    case 'hostage':
      return leavesPoints(before, clan, move) ? ['points-left'] : [];
    case 'pass':
      if (leavesPoints(before, clan, move)) return ['points-left'];
      return isTooFew(before, clan) ? ['stronghold-too-few'] : [];
    case 'summon':
      return move.shrine !== undefined && isInVain(before, clan, shrineOf(before, move.shrine))
        ? ['worship-in-vain']
        : [];
    case 'buy':
      return paysForNothing(before, clan, move) ? ['card-for-nothing'] : [];
    case 'move':
      return leavesToken(before, clan, move) && !isFollowed(move, after) ? ['token-left'] : [];
    default:
      return [];
  }
}

const everybody = (state: State): number[] => [...CLAN_IDS.keys()].filter((clan) => isInPlay(state, clan));
const fighters = (state: State): number[] => everybody(state).filter((clan) => isFighter(state, clan));
const rivals = (state: State, clan: number): number[] => fighters(state).filter((other) => other !== clan);

/** What a bid on an advantage is called that does nothing for anybody there. */
const BID_ON_NOTHING: Readonly<Record<AdvantageId, Habit>> = {
  seppuku: 'seppuku-of-nobody',
  hostage: 'hostage-of-nobody',
  ronin: 'ronin-of-nobody',
  poets: 'poets-without-dead',
};

function sillyBid(state: State, clan: number, bid: MoveOf<'bid'>): Habit[] {
  const stake = atStake(state);
  const onNothing = ADVANTAGE_IDS.filter((id, advantage) => bid[id] > 0 && ((stake >> advantage) & 1) === 0);
  const silly = onNothing.map((advantage) => BID_ON_NOTHING[advantage]);
  return keepsCoins(state, clan, bid) ? ['coins-kept', ...silly] : silly;
}

/** CLEAN-1: coins are gone after the season. Those of the Koi may fight instead (KOI-2). */
function keepsCoins(state: State, clan: number, bid: MoveOf<'bid'>): boolean {
  const spent = ADVANTAGE_IDS.reduce((sum, advantage) => sum + bid[advantage], 0);
  if (spent === coinsOf(state, clan) || coinsFight(state, clan) || atStake(state) === 0) return false;
  return isLastBattle(state) && rivals(state, clan).some((other) => coinsOf(state, other) > 0);
}

function leavesRoninOut(state: State, clan: number, { value }: MoveOf<'use'>): boolean {
  if (value || openQuestion(state)?.ability !== 'ronin' || !isLastBattle(state)) return false;
  const province = battleProvince(state);
  const own = battleForce(state, clan, province);
  const wins = (force: number): boolean =>
    rivals(state, clan).every((other) => {
      const theirs = battleForce(state, other, province);
      return force > theirs || (force === theirs && higherHonor(state, clan, other));
    });
  return !wins(own) && wins(own + roninForHire(state, clan)) && !hasAllyHere(state, clan);
}

const hasAllyHere = (state: State, clan: number): boolean =>
  rivals(state, clan).includes(allyOf(state, clan));

/** In the last battle of the year everything lies open once the bids do: what each answer ends with can be told. */
function leavesPoints(state: State, clan: number, move: Move): boolean {
  if (battleProvince(state) < 0 || seasonOf(state) !== AUTUMN || !isLastBattle(state)) return false;
  const answers = legalMoves(state, move.clan);
  if (answers.length < 2) return false;
  const made = leadAfter(state, clan, move);
  return answers.some((other) => leadAfter(state, clan, other) >= made + 1);
}

/** By how many points a clan is ahead of the best of the others when the year is over; whatever is still asked is answered by instinct. */
function leadAfter(state: State, clan: number, move: Move): number {
  const end = clone(state);
  play(end, move);
  goOnWhile(end, rngFrom('the end of the year'), () => true);
  const others = everybody(end).filter((other) => other !== clan);
  return vpOf(end, clan) - Math.max(...others.map((other) => vpOf(end, other)));
}

function isTooFew(state: State, clan: number): boolean {
  if (openQuestion(state)?.asks !== 'build' || seasonOf(state) !== SPRING) return false;
  return coinsOf(state, clan) >= strongholdPrice(state, clan) + 2;
}

const shrineOf = (state: State, kami: string): number => {
  const number = KAMI_IDS.findIndex((id) => id === kami);
  let shrine = 0;
  while (kamiOfShrine(state, shrine) !== number) shrine++;
  return firstShrine + shrine;
};

/** Even everybody in reserve together would not lead there, or the kami come no more in this season. */
function isInVain(state: State, clan: number, place: number): boolean {
  if (kamiTurnsLeft(state) === 0) return true;
  const leader = strongestAt(state, place);
  if (leader < 0 || leader === clan) return false;
  const most = forceIn(state, clan, place) + Math.min(SHINTO, figureCount(reserveOf(state, clan)));
  const theirs = forceIn(state, leader, place);
  return most < theirs || (most === theirs && higherHonor(state, leader, clan));
}

function paysForNothing(state: State, clan: number, { card }: MoveOf<'buy'>): boolean {
  if (seasonOf(state) !== AUTUMN) return false;
  const number = cardNumber(card);
  const { inWinter, cost } = cardNumbered(number);
  return (
    inWinter !== undefined && cost > 0 && copiesOf(state, clan, number) === 0 && inWinter(state, clan) === 0
  );
}

function leavesToken(state: State, clan: number, { figure, from, to }: MoveOf<'move'>): boolean {
  const province = provinceNumber(from);
  const force = forceOfFigure(state, clan, kindNumber(figure), province);
  return givesUp(state, clan, { from: province, to: provinceNumber(to), force });
}

/** Somebody else marches in before the same clan is done. */
function isFollowed({ clan, from }: MoveOf<'move'>, after: readonly Move[]): boolean {
  const others = after.findIndex((move) => move.type !== 'move' || move.clan !== clan);
  return after
    .slice(0, others < 0 ? after.length : others)
    .some((move) => move.type === 'move' && move.to === from);
}
