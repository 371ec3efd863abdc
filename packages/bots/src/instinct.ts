import {
  allyOf,
  announcedIn,
  asked,
  BUSHI,
  battleForce,
  battleProvince,
  cardIn,
  cardNumbered,
  clanIn,
  clansIn,
  coinsOf,
  figureCount,
  figureIn,
  figuresOnly,
  firstShrine,
  forceIn,
  forceOfFigure,
  fromIn,
  higherHonor,
  honorRankOf,
  isFighter,
  isInPlay,
  isMonster,
  isPass,
  isShrine,
  kamiOfShrine,
  kamiTurnsLeft,
  MANDATE_IDS,
  type MoveType,
  offered,
  placeIn,
  playersOf,
  priceFor,
  provinceIn,
  provincesTaken,
  REWARDS,
  type Rng,
  replacedAt,
  replacementIn,
  roninForHire,
  type State,
  saysYes,
  seasonOf,
  shrineIn,
  squadAt,
  stands,
  strongestAt,
  strongholdsOnMap,
  tileIn,
  toIn,
  trainDiscount,
  typeOf,
  vpOf,
  waiting,
  warProvince,
  warsFrom,
  warsTo,
} from '@hinode/engine';
import { bidByThumb } from './bids/thumb.ts';
import { cardSense } from './card-worth.ts';
import { favorWorth } from './favors.ts';
import { politeAnswers } from './manners.ts';

/**
 * Rules of thumb: what an experienced player would say at a glance about each possible answer, in victory points over
 * doing nothing. No looking ahead; a decision takes microseconds. This is how an Ashigaru plays, and how the higher
 * levels imagine everybody to go on.
 */

const CLANS = 5;
const PROVINCES = 8;
const [RECRUIT, MARSHAL, TRAIN, HARVEST, BETRAY] = MANDATE_IDS.map((_, i) => i) as [
  number,
  number,
  number,
  number,
  number,
];

/** How likely a margin in Force wins a war. */
const CHANCE = [0.03, 0.1, 0.25, 0.55, 0.8, 0.93, 0.98];
export function chance(mine: number, theirs: number): number {
  if (mine === 0) return 0;
  if (theirs === 0) return 0.95;
  // Margins need not be whole: an ally's Force counts in part.
  const margin = Math.max(-3, Math.min(3, mine - theirs)) + 3;
  const below = Math.floor(margin);
  const low = CHANCE[below] as number;
  const high = CHANCE[Math.min(below + 1, CHANCE.length - 1)] as number;
  return low + (high - low) * (margin - below);
}

/** What winning a province's war would be worth: its token, and what it adds towards a set. */
export function prize(state: State, clan: number, province: number): number {
  for (let war = warsFrom(state); war < warsTo(state); war++) {
    if (warProvince(state, war) !== province) continue;
    const isNew = ((provincesTaken(state, clan) >> province) & 1) === 0;
    return seasonOf(state) + 1 + (isNew ? 3.2 : 0);
  }
  return 0.25;
}

/** The most Force any other clan has in a province; an ally there alone is no enemy. */
export function rival(state: State, clan: number, province: number): number {
  let most = 0;
  for (let other = 0; other < CLANS; other++) {
    if (other === clan || !isInPlay(state, other)) continue;
    const force = forceIn(state, other, province);
    const weight = other === allyOf(state, clan) ? 0.75 : 1;
    most = Math.max(most, force * weight);
  }
  return most;
}

/** What changing one's Force in a province is worth. */
function shift(state: State, clan: number, province: number, by: number): number {
  const mine = forceIn(state, clan, province);
  const theirs = rival(state, clan, province);
  return prize(state, clan, province) * (chance(mine + by, theirs) - chance(mine, theirs));
}

/** Others may come to worship too. */
const SHRINE_HOPE = 0.5;

/** What one more worshipper at a shrine is worth. */
function worship(state: State, clan: number, place: number): number {
  const leader = strongestAt(state, place);
  if (leader === clan) return 0.05;
  const mine = forceIn(state, clan, place) + 1;
  const theirs = leader < 0 ? 0 : forceIn(state, leader, place);
  if (mine < theirs || (mine === theirs && higherHonor(state, leader, clan))) return 0.02;
  return (
    SHRINE_HOPE * favorWorth(state, clan, kamiOfShrine(state, place - firstShrine)) * kamiTurnsLeft(state)
  );
}

/** What a coin is worth when something is bought with it. */
const COIN = 0.45;

function mandateSense(state: State, clan: number, mandate: number): number {
  const allied = allyOf(state, clan) >= 0;
  switch (mandate) {
    case HARVEST:
      return harvestSense(state, clan) + (allied ? 0.4 * harvestSense(state, allyOf(state, clan)) * 0.3 : 0);
    case TRAIN:
      return Math.min(3, 0.35 * coinsOf(state, clan)) + 0.5;
    case RECRUIT:
      return recruitSense(state, clan);
    case MARSHAL:
      return marshalSense(state, clan);
    case BETRAY:
      return allied ? 0.4 : 2.2;
    default:
      return 0;
  }
}

function harvestSense(state: State, clan: number): number {
  let sense = 0;
  for (let province = 0; province < PROVINCES; province++) {
    if (strongestAt(state, province) !== clan) continue;
    const { vp, coins, ronin } = REWARDS[province] as (typeof REWARDS)[number];
    sense += vp + COIN * coins + 0.45 * ronin;
  }
  return sense;
}

function recruitSense(state: State, clan: number): number {
  const figures = Math.min(
    strongholdsOnMap(state, clan) + 1,
    figureCount(figuresOnly(squadAt(state, clan, firstShrine + 4))),
  );
  return 0.95 * figures;
}

function marshalSense(state: State, clan: number): number {
  let best = 0;
  for (let province = 0; province < PROVINCES; province++)
    best = Math.max(best, shift(state, clan, province, 2));
  return 0.6 + 0.7 * best;
}

/** What an answer is worth over doing nothing. */
export function sense(state: State, clan: number, code: number): number {
  if (isPass(code)) return 0;
  const type = typeOf(code);
  switch (type) {
    case 'mandate': {
      const announced = announcedIn(code);
      return mandateSense(state, clan, announced < 0 ? tileIn(code) : announced);
    }
    case 'summon': {
      const shrine = shrineIn(code);
      if (shrine >= 0) return worship(state, clan, shrine);
      const province = provinceIn(code);
      return 0.15 + shift(state, clan, province, forceOfFigure(state, clan, figureIn(code), province));
    }
    case 'move': {
      const force = forceOfFigure(state, clan, figureIn(code), toIn(code));
      return shift(state, clan, toIn(code), force) + shift(state, clan, fromIn(code), -force) - 0.15;
    }
    case 'build':
      return (
        0.9 * (2 - seasonOf(state)) -
        COIN * priceFor(clan, 3, 0) +
        0.35 +
        0.02 * prize(state, clan, provinceIn(code))
      );
    case 'buy': {
      const price = priceFor(
        clan,
        cardNumbered(cardIn(code)).cost,
        waiting(state)?.ability === undefined ? trainDiscount(state, clan) : 0,
      );
      return cardSense(state, clan, cardIn(code)) - COIN * price - 0.3;
    }
    case 'replace':
      return replaceSense(state, clan, code);
    case 'place': {
      const place = placeIn(code);
      return isShrine(place) ? worship(state, clan, place) : 0.1 + shift(state, clan, place, 1);
    }
    case 'kill': {
      const victim = clanIn(code);
      if (victim === clan) return -1;
      const province = provinceIn(code);
      const bad = victim === allyOf(state, clan) ? -1 : 0;
      return bad + shift(state, clan, province, 0.6) + 0.2 - (figureIn(code) === BUSHI ? 0.1 : 0);
    }
    case 'hostage': {
      const of = clanIn(code);
      const figure = figureIn(code);
      const stolen = vpOf(state, of) > 0 ? 1.4 : 0.2;
      const force = forceOfFigure(state, of, figure, battleProvince(state));
      return stolen + 0.4 * force + (of === allyOf(state, clan) ? -0.5 : 0);
    }
    case 'share':
      return ((clansIn(code) >> Math.max(0, allyOf(state, clan))) & 1) === 1 && allyOf(state, clan) >= 0
        ? 1
        : 0;
    case 'give': {
      const to = clanIn(code);
      return 2.2 + (to === allyOf(state, clan) ? 0.3 : 0) - 0.02 * vpOf(state, to);
    }
    case 'use':
      return saysYes(code) ? useSense(state, clan) : 0;
    case 'order':
      return saysYes(code) ? 0.1 : 0;
    default:
      return teaSense(state, clan, type, code);
  }
}

function replaceSense(state: State, clan: number, code: number): number {
  const place = replacedAt(code);
  const of = clanIn(code);
  if (isShrine(place)) return worship(state, clan, place) + 0.3;
  const mine = forceOfFigure(state, clan, replacementIn(code), place);
  const theirs = forceOfFigure(state, of, figureIn(code), place);
  const own = forceIn(state, clan, place);
  const others = rival(state, clan, place);
  const gain =
    prize(state, clan, place) * (chance(own + mine, Math.max(0, others - theirs)) - chance(own, others));
  return (
    gain +
    0.25 * theirs +
    0.3 -
    (isMonster(replacementIn(code)) ? 0.1 : 0) -
    (of === allyOf(state, clan) ? 0.4 : 0)
  );
}

function useSense(state: State, clan: number): number {
  switch (waiting(state)?.ability) {
    case 'seppuku':
      return seppukuSense(state, clan);
    case 'ronin':
      return 1;
    case 'amaterasu':
      return 0.4 * honorRankOf(state, clan);
    case 'mercy':
      return 0.6;
    case 'path-of-the-monkey':
      return honorRankOf(state, clan) === playersOf(state) - 1 ? 0.6 : 0.1;
    case 'path-of-the-serpent':
      return 0.3;
    default:
      return 0.1;
  }
}

/** Dying pays a point and a step of honor each, but costs the battle unless it is lost already. */
function seppukuSense(state: State, clan: number): number {
  const province = battleProvince(state);
  const figures = figureCount(figuresOnly(squadAt(state, clan, province)));
  let most = 0;
  for (let other = 0; other < CLANS; other++) {
    if (other === clan || !isFighter(state, other)) continue;
    most = Math.max(most, battleForce(state, other, province));
  }
  const own = forceIn(state, clan, province) + 0.5 * roninForHire(state, clan);
  const losing = 1 - chance(own, most);
  const keep = 0.25 * figures * (2 - seasonOf(state));
  return figures * 1.2 - prize(state, clan, province) * (1 - losing) - keep * (1 - losing);
}

/** Making plain proposals and answering any; the higher levels weigh alliances by playing on (negotiate.ts). */
function teaSense(state: State, clan: number, type: MoveType, code: number): number {
  if (type === 'ready') return saysYes(code) ? 0.3 : -1;
  const other = clanIn(code);
  if (type === 'accept') return 1 + partnerSense(state, clan, other) + sweetness(state, clan, other);
  if (type === 'decline') return -0.5 - partnerSense(state, clan, other) - sweetness(state, clan, other);
  if (type === 'propose') return 0.2 + partnerSense(state, clan, other);
  return -1;
}

/** What a proposal's coins and ronin are worth to the one it is made to. */
function sweetness(state: State, clan: number, proposer: number): number {
  if (!stands(state, proposer, clan)) return 0;
  const give = offered(state, proposer, clan);
  const ask = asked(state, proposer, clan);
  return COIN * (give.coins - ask.coins + give.ronin - ask.ronin);
}

/** Whom it is good to be allied with: not the leader, rather somebody who plays soon and is no rival in the wars. */
export function partnerSense(state: State, clan: number, other: number): number {
  let lead = 0;
  for (let one = 0; one < CLANS; one++) {
    if (one !== other && isInPlay(state, one)) lead = Math.max(lead, vpOf(state, one));
  }
  const ahead = Math.max(0, vpOf(state, other) - lead);
  let overlap = 0;
  for (let war = warsFrom(state); war < warsTo(state); war++) {
    const province = warProvince(state, war);
    if (forceIn(state, clan, province) > 0 && forceIn(state, other, province) > 0) overlap++;
  }
  return 0.6 - 0.08 * ahead - 0.2 * overlap;
}

/** The answer a rule of thumb gives; ties and a little whim are broken by chance. */
export function instinct(state: State, clan: number, rng: Rng, mood = 0.05): number {
  const answers = politeAnswers(state, clan);
  if (answers.length === 0) return bidByThumb(state, clan, rng);
  let best = answers[0] as number;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < answers.length; i++) {
    const code = answers[i] as number;
    const value = sense(state, clan, code) + (mood * rng.below(1024)) / 1024;
    if (value > most) {
      most = value;
      best = code;
    }
  }
  return best;
}
