import type { State } from '@hinode/engine';
import { CARD_FACTS, CLAN_IDS, KAMI_IDS, PROVINCE_IDS, SHRINES } from '@hinode/engine/facts';
import {
  allyOf,
  clanId,
  coinsOf,
  copiesOf,
  figureCount,
  figuresOnly,
  firstShrine,
  forceIn,
  honorRankOf,
  isInPlay,
  kamiOfShrine,
  kamiTurnsLeft,
  mandateTurnsLeft,
  roninOf,
  seasonOf,
  squadAt,
  strongestAt,
  strongholdsAt,
  vpOf,
  warProvince,
  warsFrom,
  warsTo,
  winterPoints,
} from '@hinode/engine/search';
import { WEIGHTS } from './evaluate.ts';
import { prize } from './odds.ts';
import type { Fought, Prospect } from './prospects.ts';
import type { Purse, Why } from './types.ts';
import { favorWorth } from './worth.ts';

/**
 * What speaks for one answer and against another, as facts that can be checked: where Force, favors, points, coins,
 * honor and figures differ in what the two lead to.
 */

/** A fact, and about how many VP hang on it. */
export interface Fact {
  readonly worth: number;
  readonly why: Why;
}

/** Two answers to a question: the position it was asked in, and what each leads to. */
export interface Comparison {
  readonly before: State;
  readonly clan: number;
  readonly best: Prospect;
  readonly other: Prospect;
}

/** Everything that speaks for the best answer, the weightiest first. */
export const factsFor = (compared: Comparison): Fact[] =>
  [
    ...battleFacts(compared),
    ...warFacts(compared),
    ...shrineFacts(compared),
    ...purseFacts(compared),
    ...honorFacts(compared),
    ...figureFacts(compared),
    ...cardFacts(compared),
    ...rivalFacts(compared),
  ].sort((a, b) => b.worth - a.worth);

/** Facts that decide nothing, but say how matters stand. */
const WORTH_MENTIONING = 0.3;
const PLACES = PROVINCE_IDS.length + SHRINES;
const AUTUMN = 2;

const othersOf = (state: State, clan: number): number[] =>
  [...CLAN_IDS.keys()].filter((other) => other !== clan && isInPlay(state, other));

const mostOf = (numbers: readonly number[]): number => Math.max(0, ...numbers);

function battleFacts({ before, clan, best, other }: Comparison): Fact[] {
  const { battle } = best;
  if (battle === undefined || other.battle === undefined) return [];
  const { province, force } = battle;
  const against = mostOf(force.filter((_, one) => one !== clan));
  const forces = { province, force: force[clan] as number, against };
  if (battle.winner !== clan) return other.battle.winner === clan ? [] : [lost(clan, battle, other.battle)];
  if (other.battle.winner === clan)
    return [{ worth: WORTH_MENTIONING, why: { reason: 'battle-is-won', ...forces } }];
  const worth = 3 + prize(before, clan, PROVINCE_IDS.indexOf(province));
  return [{ worth, why: { reason: 'wins-battle', ...forces } }];
}

/** Lost either way: with the most Force that one could have. */
function lost(clan: number, battle: Fought, otherwise: Fought): Fact {
  const { province, force } = [battle, otherwise].sort(
    (a, b) => (b.force[clan] as number) - (a.force[clan] as number),
  )[0] as Fought;
  const against = mostOf(force.filter((_, one) => one !== clan));
  return {
    worth: WORTH_MENTIONING,
    why: { reason: 'battle-is-lost', province, force: force[clan] as number, against },
  };
}

/** Force in a place: one's own, and the most that anybody else has. */
function forcesAt(state: State, clan: number, place: number): { force: number; against: number } {
  return {
    force: forceIn(state, clan, place),
    against: mostOf(othersOf(state, clan).map((other) => forceIn(state, other, place))),
  };
}

/** The wars that have yet to be fought, but for the battle that is being fought. */
function warsAhead(state: State): number[] {
  const wars: number[] = [];
  for (let war = warsFrom(state); war < warsTo(state); war++) wars.push(warProvince(state, war));
  return wars;
}

function warFacts(compared: Comparison): Fact[] {
  const { before, best } = compared;
  const wars = warsAhead(before);
  return PROVINCE_IDS.flatMap((province, place) => {
    if (best.battle?.province === province) return [];
    return wars.includes(place) ? warFact(compared, place) : harvestFact(compared, place);
  });
}

/** HARVEST-2: where no war is fought, the strongest still has the rewards of a Harvest. */
function harvestFact({ before, clan, best, other }: Comparison, place: number): Fact[] {
  if (mandateTurnsLeft(before) === 0) return [];
  const hasMost = (state: State): boolean => {
    const { force, against } = forcesAt(state, clan, place);
    return force > against;
  };
  if (!hasMost(best.state) || hasMost(other.state)) return [];
  return [{ worth: 0.25, why: { reason: 'rewards', province: PROVINCE_IDS[place] as string } }];
}

function warFact({ before, clan, best, other }: Comparison, place: number): Fact[] {
  const province = PROVINCE_IDS[place] as string;
  const forces = forcesAt(best.state, clan, place);
  const otherwise = forcesAt(other.state, clan, place);
  const leads = strongestAt(best.state, place) === clan;
  const led = strongestAt(other.state, place) === clan;
  const worth = prize(before, clan, place);
  if (leads && !led) {
    if (forces.against === 0) return [{ worth, why: { reason: 'alone', province } }];
    const reason = strongestAt(before, place) === clan ? 'keeps-lead' : 'leads';
    return [{ worth: 0.7 * worth, why: { reason, province, ...forces } }];
  }
  const closer = forces.force - forces.against - (otherwise.force - otherwise.against);
  if (!leads && !led && closer > 0 && forces.force > 0)
    return [{ worth: 0.08 * worth * closer, why: { reason: 'closer', province, ...forces } }];
  if (leads && led && closer > 0 && otherwise.against > 0)
    return [{ worth: 0.1 * worth * closer, why: { reason: 'safer', province, ...forces } }];
  return [];
}

function shrineFacts({ before, clan, best, other }: Comparison): Fact[] {
  const turns = kamiTurnsLeft(before);
  if (turns === 0) return [];
  return Array.from({ length: SHRINES }, (_, shrine) => shrine).flatMap((shrine): Fact[] => {
    const place = firstShrine + shrine;
    const kami = kamiOfShrine(before, shrine);
    const about = KAMI_IDS[kami] as string;
    const worth = favorWorth(before, clan, kami) * turns;
    const forces = forcesAt(best.state, clan, place);
    const leads = strongestAt(best.state, place) === clan;
    if (leads && strongestAt(other.state, place) !== clan)
      return [{ worth: 0.7 * worth, why: { reason: 'favor', about, ...forces } }];
    if (!leads && forces.force > forceIn(other.state, clan, place))
      return [{ worth: 0.1 * worth, why: { reason: 'closer-favor', about, ...forces } }];
    return [];
  });
}

const PURSE = [
  ['vp', vpOf, 1],
  ['coins', coinsOf, WEIGHTS.coin],
  ['ronin', roninOf, WEIGHTS.ronin],
] as const;

interface Surplus {
  readonly purse: Purse;
  readonly worth: number;
}

/** Adds up points, coins and ronin where there are any. */
function surplusBy(amount: (of: (state: State, clan: number) => number) => number): Surplus {
  const counted = PURSE.map(([what, of, each]) => ({ what, each, n: amount(of) })).filter(({ n }) => n > 0);
  return {
    purse: Object.fromEntries(counted.map(({ what, n }) => [what, n])),
    worth: counted.reduce((sum, { each, n }) => sum + each * n, 0),
  };
}

/** What one clan has more in one position than in another. */
const surplus = (more: State, less: State, clan: number): Surplus =>
  surplusBy((of) => of(more, clan) - of(less, clan));

/** What comes in is brought; what would otherwise be gone is kept. */
function purseFacts({ before, clan, best, other }: Comparison): Fact[] {
  const brought = surplusBy((of) => of(best.state, clan) - Math.max(of(other.state, clan), of(before, clan)));
  const kept = surplusBy((of) => Math.min(of(best.state, clan), of(before, clan)) - of(other.state, clan));
  return [
    { worth: brought.worth, why: { reason: 'brings' as const, purse: brought.purse } },
    { worth: kept.worth, why: { reason: 'keeps' as const, purse: kept.purse } },
  ].filter(({ worth }) => worth > 0);
}

function honorFacts({ before, clan, best, other }: Comparison): Fact[] {
  const rank = honorRankOf(best.state, clan);
  const places = honorRankOf(other.state, clan) - rank;
  if (places <= 0) return [];
  const reason = rank < honorRankOf(before, clan) ? 'honor' : 'keeps-honor';
  return [{ worth: 0.1 + WEIGHTS.honor * places, why: { reason, count: rank + 1 } }];
}

function figuresOf(state: State, clan: number): number {
  let figures = 0;
  for (let place = 0; place < PLACES; place++)
    figures += figureCount(figuresOnly(squadAt(state, clan, place)));
  return figures;
}

function figureFacts({ before, clan, best, other }: Comparison): Fact[] {
  const facts: Fact[] = [];
  const had = figuresOf(before, clan);
  const [have, without] = [figuresOf(best.state, clan), figuresOf(other.state, clan)];
  const saved = Math.min(have, had) - without;
  if (saved > 0) facts.push({ worth: 0.5 * saved, why: { reason: 'saves-figures', count: saved } });
  const added = have - Math.max(without, had);
  if (added > 0) facts.push({ worth: 0.2 * added, why: { reason: 'more-figures', count: added } });
  const mayRecruit = seasonOf(before) < AUTUMN || mandateTurnsLeft(before) > 0;
  PROVINCE_IDS.forEach((province, place) => {
    const isBuilt = strongholdsAt(best.state, clan, place) > strongholdsAt(other.state, clan, place);
    if (isBuilt && mayRecruit) facts.push({ worth: 0.7, why: { reason: 'build-up', province } });
  });
  return facts;
}

function cardFacts({ before, clan, best, other }: Comparison): Fact[] {
  const bought = CARD_FACTS.findIndex(
    (_, card) => copiesOf(best.state, clan, card) > copiesOf(other.state, clan, card),
  );
  const card = CARD_FACTS[bought];
  if (card === undefined) return [];
  const about = card.id;
  const vp = winterVp(best.state, clan) - winterVp(other.state, clan);
  if (vp > 0) return [{ worth: vp, why: { reason: 'winter', about, purse: { vp } } }];
  return [
    { worth: 1, why: { reason: 'serves', about, count: AUTUMN + 1 - Math.min(AUTUMN, seasonOf(before)) } },
  ];
}

const winterVp = (state: State, clan: number): number =>
  winterPoints(state, clanId(clan)).cards.reduce((sum, { vp }) => sum + vp, 0);

/** What others lose by the answer, or lose the lead of; and whom among them it helps. */
function rivalFacts({ before, clan, best, other }: Comparison): Fact[] {
  const ally = allyOf(before, clan);
  const rivals = othersOf(before, clan);
  const least = Math.min(...rivals.map((rival) => vpOf(before, rival)));
  return rivals.flatMap((rival): Fact[] => {
    const name = clanId(rival);
    const loss = surplus(other.state, best.state, rival);
    const gift = surplus(best.state, other.state, rival);
    const facts: Fact[] = warsAhead(before)
      .filter(
        (place) =>
          rival !== ally &&
          strongestAt(best.state, place) !== rival &&
          strongestAt(best.state, place) !== clan &&
          strongestAt(other.state, place) === rival,
      )
      .map((place) => ({
        worth: 0.15 * prize(before, rival, place),
        why: { reason: 'ends-lead', clan: name, province: PROVINCE_IDS[place] as string },
      }));
    if (rival !== ally && loss.worth > 0)
      facts.push({ worth: 0.25 * loss.worth, why: { reason: 'costs-rival', clan: name, purse: loss.purse } });
    if (rival === ally && gift.worth > 0)
      facts.push({ worth: 0.05, why: { reason: 'helps-ally', clan: name, purse: gift.purse } });
    else if (gift.worth > 0 && vpOf(before, rival) === least)
      facts.push({ worth: 0.02, why: { reason: 'helps-last', clan: name, purse: gift.purse } });
    return facts;
  });
}
