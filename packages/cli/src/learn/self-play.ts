import {
  type BotOptions,
  botOf,
  countFeatures,
  FEATURE_COUNT,
  gameBetween,
  type LevelId,
} from '@hinode/bots';
import { type ClanId, type Result, type Rng, result, rngFrom, type Setup, type State } from '@hinode/engine';
import {
  battleProvince,
  CLAN_COUNT,
  clanNumber,
  knowledge,
  mandateTurnsLeft,
  openQuestion,
  phaseOf,
  seasonOf,
  tokenPoints,
  vpOf,
} from '@hinode/engine/search';
import { tablesOf } from '../table-setup.ts';
import { outcomeFor } from '../tournament/game.ts';
import type { Sample } from './samples.ts';

/** Games of fast bots, and positions from them to learn from. */

interface Kind {
  readonly level: LevelId;
  readonly options: BotOptions;
}

/** Who plays: mostly Samurai that think quickly, and some Ashigaru. Noise leads them to positions that nobody would aim for. */
const KINDS: readonly Kind[] = [
  { level: 'samurai', options: { quick: true, noise: 0.03 } },
  { level: 'samurai', options: { quick: true, noise: 0.1 } },
  { level: 'samurai', options: { quick: true } },
  { level: 'ashigaru', options: { noise: 0.05 } },
];

/** How many play: more often four than three or five. */
const TABLES = [4, 3, 4, 5].map((players) => tablesOf(players));

/** How many mandates and battles of a game are kept, besides its tea ceremonies: neighboring positions say much the same. */
const MANDATES = 4;
const BATTLES = 3;

const [TEA, MANDATE, BATTLE] = [0, 1, 2];
interface Seen {
  readonly stage: number;
  readonly features: Float64Array;
  /** What each clan had then, tokens included. */
  readonly had: readonly number[];
}

/** The n-th game, counted from 0: the same seed plays the same games. */
export function samplesOf(seed: string, game: number): Sample[] {
  const name = `${seed}-${game}`;
  const rng = rngFrom(`learn ${name}`);
  const tables = TABLES[rng.below(TABLES.length)] ?? [];
  const clans = tables[rng.below(tables.length)] ?? [];
  const setup: Setup = { clans, set: 'random', seed: name };
  const bots = Object.fromEntries(
    clans.map((clan) => {
      const { level, options } = KINDS[rng.below(KINDS.length)] as Kind;
      return [clan, botOf(level, options)];
    }),
  );
  const { state, next } = gameBetween(setup, bots, name);
  const seen = watch(state, clans, () => next() !== undefined);
  const end = result(state) as Result;
  return picked(seen, rng).map(({ stage, features, had }) => ({
    game,
    stage,
    clans: clans.map((clan, i) => {
      const number = clanNumber(clan);
      const { vp, won } = outcomeFor(clan, end);
      return {
        features: features.subarray(number * FEATURE_COUNT, (number + 1) * FEATURE_COUNT),
        won,
        points: vp - (had[i] as number),
      };
    }),
  }));
}

/** Plays on, and looks at what everybody may see whenever a tea ceremony, a mandate or a battle begins. */
function watch(state: State, clans: readonly ClanId[], play: () => boolean): Seen[] {
  const seen: Seen[] = [];
  let last = '';
  do {
    const before = beforeWhat(state);
    // Several clans may be asked in turn in one tea ceremony or for one battle, but it is looked at only once.
    const now = `${seasonOf(state)} ${before} ${mandateTurnsLeft(state)} ${battleProvince(state)}`;
    if (before >= 0 && now !== last) seen.push(look(state, clans, 3 * seasonOf(state) + before));
    last = now;
  } while (play());
  return seen;
}

function look(state: State, clans: readonly ClanId[], stage: number): Seen {
  const { cells } = knowledge(state);
  const features = new Float64Array(CLAN_COUNT * FEATURE_COUNT);
  countFeatures(cells, features);
  const had = clans.map(clanNumber).map((clan) => vpOf(cells, clan) + tokenPoints(cells, clan));
  return { stage, features, had };
}

function beforeWhat(state: State): number {
  if (phaseOf(state) === 'tea') return TEA;
  const asks = openQuestion(state)?.asks;
  return asks === 'mandate' ? MANDATE : asks === 'bid' ? BATTLE : -1;
}

/** All tea ceremonies, and some of the others. */
function picked(seen: readonly Seen[], rng: Rng): Seen[] {
  const before = (what: number): Seen[] => seen.filter(({ stage }) => stage % 3 === what);
  return [...before(TEA), ...some(before(MANDATE), MANDATES, rng), ...some(before(BATTLE), BATTLES, rng)];
}

function some<T>(list: readonly T[], count: number, rng: Rng): T[] {
  const left = [...list];
  const chosen: T[] = [];
  while (left.length > 0 && chosen.length < count) chosen.push(...left.splice(rng.below(left.length), 1));
  return chosen;
}
