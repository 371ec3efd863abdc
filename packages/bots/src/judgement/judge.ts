import type { ClanId, State } from '@hinode/engine';
import {
  allyOf,
  CLAN_COUNT,
  clanId,
  higherHonor,
  isInPlay,
  phaseOf,
  tokenPoints,
  vpOf,
} from '@hinode/engine/search';
import { evaluate, type Judge } from '../evaluate.ts';
import { countFeatures, FEATURE_COUNT, stageOf } from './features.ts';
import { LEARNED } from './learned.ts';
import { POINTS, SCORE, said, unpacked } from './weights.ts';

/** What a position is worth to each clan, as games of bots taught it: its odds to win, and its points at the end. */

export interface Judged {
  readonly clan: ClanId;
  /** How likely it wins, from 0 to 1; those of all clans add up to 1. */
  readonly odds: number;
  /** The victory points it will probably have at the end. */
  readonly points: number;
}

/**
 * Each clan's odds to win and its points at the end, if all play about equally well. It looks at nothing but what lies open to
 * everybody, so a position, the knowledge of any clan and that of a spectator (`knowledge(state).cells`) give the same.
 */
export function judgementOf(position: State): Judged[] {
  judge(position);
  return [...odds.keys()]
    .filter((clan) => isInPlay(position, clan))
    .map((clan) => ({
      clan: clanId(clan),
      odds: odds[clan] as number,
      points: points[clan] as number,
    }));
}

/** What winning is worth beside the points that win: so many points for certain victory. */
const VICTORY = 20;

/** A judge for bots that look ahead: points at the end, and the odds to win as points. */
export const byExperience: Judge = (state, worth) => {
  judge(state);
  for (let clan = 0; clan < CLAN_COUNT; clan++)
    worth[clan] = (points[clan] as number) + VICTORY * (odds[clan] as number);
};

const odds = new Float64Array(CLAN_COUNT);
const points = new Float64Array(CLAN_COUNT);

function judge(state: State): void {
  odds.fill(0);
  const phase = phaseOf(state);
  if (phase === 'over' || phase === 'winter') judgeEnd(state);
  else addUpLearned(state);
}

/** In Winter nothing is left to be learned: points are counted. */
function judgeEnd(state: State): void {
  evaluate(state, points);
  let best = -1;
  for (let clan = 0; clan < CLAN_COUNT; clan++)
    if (isInPlay(state, clan) && (best < 0 || isBefore(state, clan, best))) best = clan;
  // WINTER-5: an ally with as many points shares the victory.
  const ally = allyOf(state, best);
  const isShared = ally >= 0 && points[ally] === points[best];
  odds[best] = isShared ? 0.5 : 1;
  if (isShared) odds[ally] = 0.5;
}

const isBefore = (state: State, clan: number, other: number): boolean => {
  const [mine, theirs] = [points[clan] as number, points[other] as number];
  return mine > theirs || (mine === theirs && higherHonor(state, clan, other));
};

const rows = new Float64Array(CLAN_COUNT * FEATURE_COUNT);

function addUpLearned(state: State): void {
  learned ??= unpacked(LEARNED);
  countFeatures(state, rows);
  const stage = stageOf(state);
  let sum = 0;
  for (let clan = 0; clan < CLAN_COUNT; clan++) {
    if (!isInPlay(state, clan)) continue;
    odds[clan] = Math.exp(said(learned, stage, SCORE, rows, clan));
    sum += odds[clan] as number;
    points[clan] = vpOf(state, clan) + tokenPoints(state, clan) + said(learned, stage, POINTS, rows, clan);
  }
  for (let clan = 0; clan < CLAN_COUNT; clan++) odds[clan] = (odds[clan] as number) / sum;
}

/** Unpacked with the first question. */
let learned: Float32Array | undefined;
