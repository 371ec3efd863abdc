import type { MoveType, Rng, State } from '@hinode/engine';
import {
  allyOf,
  BUSHI,
  battleForce,
  battleProvince,
  CLAN_COUNT,
  cardIn,
  clanIn,
  clansIn,
  figureCount,
  figureIn,
  figuresOnly,
  firstShrine,
  forceIn,
  forceOfFigure,
  fromIn,
  hasProposed,
  higherHonor,
  isFighter,
  isInPlay,
  isMonster,
  isPass,
  isShrine,
  kamiOfShrine,
  kamiTurnsLeft,
  openQuestion,
  phaseOf,
  placeIn,
  priceNow,
  provinceIn,
  replacedAt,
  replacementIn,
  roninForHire,
  saysYes,
  seasonOf,
  shrineIn,
  squadAt,
  strongestAt,
  strongholdPrice,
  sweetenerAsked,
  sweetenerOffered,
  toIn,
  typeOf,
  vpOf,
  warProvince,
  warsFrom,
  warsTo,
} from '@hinode/engine/search';
import { bidByThumb } from './bids/thumb.ts';
import { COIN, mandateIn, mandateSense } from './mandate-sense.ts';
import { politeAnswers } from './manners.ts';
import { chance, forgetOdds, prize, rememberOdds, rival, shift } from './odds.ts';
import type { Tried } from './samurai.ts';
import { cardSense, favorWorth, yesWorth } from './worth.ts';

/**
 * Rules of thumb: what an experienced player would say at a glance about each possible answer, in victory points over
 * doing nothing. No looking ahead; a decision takes microseconds. This is how an Ashigaru plays, and how the higher
 * levels imagine everybody to go on.
 */

/** Others may come to worship too. */
const SHRINE_HOPE = 0.5;

/** What one more worshipper at a shrine is worth. */
export function worship(state: State, clan: number, place: number): number {
  const leader = strongestAt(state, place);
  if (leader === clan) return 0.05;
  const mine = forceIn(state, clan, place) + 1;
  const theirs = leader < 0 ? 0 : forceIn(state, leader, place);
  if (mine < theirs || (mine === theirs && higherHonor(state, leader, clan))) return 0.02;
  return (
    SHRINE_HOPE * favorWorth(state, clan, kamiOfShrine(state, place - firstShrine)) * kamiTurnsLeft(state)
  );
}

/** What an answer is worth over doing nothing. */
export function sense(state: State, clan: number, code: number): number {
  if (isPass(code)) return 0;
  const type = typeOf(code);
  switch (type) {
    case 'mandate':
      return mandateSense(state, clan, mandateIn(code));
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
        COIN * strongholdPrice(state, clan) +
        0.35 +
        0.02 * prize(state, clan, provinceIn(code))
      );
    case 'buy':
      return cardSense(state, clan, cardIn(code)) - COIN * priceNow(state, clan, cardIn(code)) - 0.3;
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
    case 'control': {
      const force = forceOfFigure(state, clanIn(code), figureIn(code), battleProvince(state));
      return force + (clanIn(code) === allyOf(state, clan) ? -0.5 : 0);
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
      // At the start of the war who goes last takes coins that others were paid, and shows nobody a full purse.
      return saysYes(code) === (phaseOf(state) !== 'war') ? 0.1 : 0;
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
  const ability = openQuestion(state)?.ability;
  if (ability === 'seppuku') return seppukuSense(state, clan);
  return ability === 'ronin' ? 1 : yesWorth(state, clan, ability);
}

/** Dying pays a point and a step of honor each, but costs the battle unless it is lost already. */
function seppukuSense(state: State, clan: number): number {
  const province = battleProvince(state);
  const figures = figureCount(figuresOnly(squadAt(state, clan, province)));
  let most = 0;
  for (let other = 0; other < CLAN_COUNT; other++) {
    if (other === clan || !isFighter(state, other)) continue;
    most = Math.max(most, battleForce(state, other, province));
  }
  const own = forceIn(state, clan, province) + 0.5 * roninForHire(state, clan);
  const losing = 1 - chance(own, most);
  const keep = 0.25 * figures * (2 - seasonOf(state));
  return figures * 1.2 - prize(state, clan, province) * (1 - losing) - keep * (1 - losing);
}

/** The tea ceremony as it is imagined while playing on; how bots speak at a real one is in negotiate.ts. */
function teaSense(state: State, clan: number, type: MoveType, code: number): number {
  if (type === 'ready') return saysYes(code) ? 0.3 : -1;
  const other = clanIn(code);
  if (type === 'accept') return 1 + partnerSense(state, clan, other) + sweetness(state, clan, other);
  if (type === 'decline') return -0.5 - partnerSense(state, clan, other) - sweetness(state, clan, other);
  if (type === 'propose') return 0.2 + partnerSense(state, clan, other);
  return -1;
}

/** What a proposal's coins and ronin are worth to the one it is made to. */
export function sweetness(state: State, clan: number, proposer: number): number {
  if (!hasProposed(state, proposer, clan)) return 0;
  const give = sweetenerOffered(state, proposer, clan);
  const ask = sweetenerAsked(state, proposer, clan);
  return COIN * (give.coins - ask.coins + give.ronin - ask.ronin);
}

/** Whom it is good to be allied with: not the leader, rather somebody who plays soon and is no rival in the wars. */
function partnerSense(state: State, clan: number, other: number): number {
  let lead = 0;
  for (let one = 0; one < CLAN_COUNT; one++) {
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
  rememberOdds(clan);
  for (let i = 0; i < answers.length; i++) {
    const code = answers[i] as number;
    const value = sense(state, clan, code) + (mood * rng.below(1024)) / 1024;
    if (value > most) {
      most = value;
      best = code;
    }
  }
  forgetOdds();
  return best;
}

/** Every answer with its sense, the best first. */
export function ranked(state: State, clan: number, rng: Rng, mood = 0.05): Tried[] {
  return Array.from(politeAnswers(state, clan), (code) => ({
    code,
    value: sense(state, clan, code) + (mood * rng.below(1024)) / 1024,
  })).sort((a, b) => b.value - a.value);
}
