import { rngFrom, type State, view } from '@hinode/engine';
import { CLAN_IDS } from '@hinode/engine/facts';
import {
  clanNumber,
  coinsOf,
  imagine,
  isBid,
  isPass,
  optionsOf,
  playCode,
  saysYes,
  typeOf,
  vpOf,
} from '@hinode/engine/search';
import { bidReason } from './bids/reason.ts';
import { standing } from './evaluate.ts';
import { factsFor } from './facts.ts';
import { ranked } from './instinct.ts';
import { borrow, release, toSeasonEnd } from './lookahead.ts';
import { mandateIn } from './mandate-sense.ts';
import { prospectOf } from './prospects.ts';
import type { Tried } from './samurai.ts';
import type { Question, Why } from './types.ts';

/**
 * Says, as data, what speaks for an answer: it is compared with the quiet one (do nothing, use nothing), or if that was
 * chosen or there is none, with the next best. What is said is a fact of the position, never a guess at motives.
 */

/** A second fact is told too if about so many VP hang on it. */
const WORTH_TELLING = 0.25;

/** Why the first of the answers was given. Its gain over the next is measured by so many playouts, or not at all. */
export function explain(question: Question, answers: readonly Tried[], playouts: number): Why {
  const { clan, knowledge, rng } = question;
  const me = clanNumber(clan);
  const world = imagine(knowledge, rng);
  const [best] = answers as readonly [Tried];
  if (isBid(best.code)) return bidReason(world, me, best.code);
  const next = nextBest(answers) ?? nextBest(ranked(world, me, rng), best.code);
  if (next === undefined) return { reason: 'only-choice' };
  const quiet = quietAnswer(world, me);
  const other = quiet === undefined || quiet === best.code ? next : quiet;
  // Both meet the same chance: what differs is their doing.
  const chance = `${rng.below(2 ** 31)}`;
  const [chosen, left] = [best.code, other].map((code) => prospectOf(world, me, code, rngFrom(chance))) as [
    ReturnType<typeof prospectOf>,
    ReturnType<typeof prospectOf>,
  ];
  const [fact, second] = factsFor({ before: world, clan: me, best: chosen, other: left });
  const against = factsFor({ before: world, clan: me, best: left, other: chosen });
  const compared = playouts > 0 ? compareSeasons(question, best.code, next, playouts) : undefined;
  const gain = compared?.gain ?? 0;
  const outlook = compared?.why ?? { reason: 'best-outlook' };
  return {
    ...(fact?.why ?? (against.length > 0 || gain > 0 ? outlook : { reason: 'changes-nothing' })),
    ...(second !== undefined && second.worth >= WORTH_TELLING && { also: second.why }),
    ...(gain > 0 && { gain }),
  };
}

/** The best answer that comes to something else: tiles that the Lotus announce as the same mandate do not. */
function nextBest(answers: readonly Tried[], chosen = answers[0]?.code): number | undefined {
  const isOther = ({ code }: Tried): boolean =>
    code !== chosen &&
    (chosen === undefined || typeOf(code) !== 'mandate' || mandateIn(code) !== mandateIn(chosen));
  return answers.find(isOther)?.code;
}

/** To do nothing, where that is possible. */
function quietAnswer(state: State, clan: number): number | undefined {
  const { codes, count } = optionsOf(state, clan);
  return codes.subarray(0, count).find((code) => isPass(code) || (typeOf(code) === 'use' && !saysYes(code)));
}

/** How a season ended for a clan. */
interface Season {
  readonly standing: number;
  readonly vp: number;
  readonly coins: number;
  /** War tokens. */
  readonly wars: number;
}

/** How much better a season ends with one answer than with another, in VP, and what it has more then. */
interface Compared {
  /** 0 if it is not better, or if that may be luck: a number that is told to a person must hold. */
  readonly gain: number;
  readonly why?: Why;
}

function compareSeasons(
  { clan, knowledge, rng }: Question,
  best: number,
  other: number,
  playouts: number,
): Compared {
  const me = clanNumber(clan);
  const pairs = Array.from({ length: playouts }, () => {
    const world = imagine(knowledge, rng);
    const chance = `${rng.below(2 ** 31)}`;
    return [seasonWith(world, me, best, chance), seasonWith(world, me, other, chance)] as const;
  });
  /** By how much one is ahead of the other: on the average, and 0 where that may be luck. */
  const ahead = (of: keyof Season): number => {
    const differences = pairs.map(([one, another]) => one[of] - another[of]);
    const mean = differences.reduce((sum, each) => sum + each, 0) / playouts;
    const spread = Math.sqrt(differences.reduce((sum, each) => sum + (each - mean) ** 2, 0) / (playouts - 1));
    return mean > (2 * spread) / Math.sqrt(playouts) ? mean : 0;
  };
  const gain = Math.round(ahead('standing') * 10) / 10;
  const [wars, vp, coins] = [ahead('wars'), ahead('vp'), ahead('coins')].map(Math.round) as [
    number,
    number,
    number,
  ];
  if (wars > 0) return { gain, why: { reason: 'season-wars', count: wars } };
  if (vp + coins === 0) return { gain };
  return {
    gain,
    why: { reason: 'season-brings', purse: { ...(vp > 0 && { vp }), ...(coins > 0 && { coins }) } },
  };
}

function seasonWith(world: State, clan: number, code: number, chance: string): Season {
  const state = borrow(world);
  playCode(state, clan, code);
  toSeasonEnd(state, rngFrom(chance));
  const season = {
    standing: standing(state, clan),
    vp: vpOf(state, clan),
    coins: coinsOf(state, clan),
    wars: view(state).clans.find((one) => one.clan === CLAN_IDS[clan])?.tokens.length ?? 0,
  };
  release(state);
  return season;
}
