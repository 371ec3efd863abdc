import {
  type ClanId,
  type Decision,
  legalMoves,
  type Move,
  newGame,
  result,
  type Setup,
  type State,
} from '@hinode/engine';
import { CLAN_IDS } from '@hinode/engine/facts';
import { isSeenBy } from '@hinode/engine/games';
import { type GameRecord, movesOf, newRecord } from '@hinode/engine/records';
import {
  allyOf,
  battleForce,
  battleProvince,
  CLAN_COUNT,
  clanNumber,
  forceIn,
  higherHonor,
  isFighter,
  isInPlay,
  knowledge,
  mandateTurnsLeft,
  provinceNumber,
  roninForHire,
  seasonOf,
  strongestAt,
  warProvince,
  warsFrom,
  warsTo,
} from '@hinode/engine/search';
import { chanceByWorth } from '../analysis/chance.ts';
import { compare } from '../analysis/pairs.ts';
import { takenIn } from '../analysis/taken.ts';
import { botOf, instinctMove } from '../levels.ts';
import { type Asked, asking } from '../table/asking.ts';

/** Games of bots in which one of them does something that nobody would: the analysis must find it. */

export interface Planted {
  readonly kind: PlantedKind;
  readonly record: GameRecord;
  readonly clan: ClanId;
  /** After so many moves; a foolish plan may take several. */
  readonly at: readonly number[];
}

/** A foolish answer to a question, where there is one. It is planned from the rules alone, not from playouts. */
type Planter = (state: State, decision: Decision) => Move | undefined;

const legal = (state: State, { clan }: Decision): Move[] => legalMoves(state, clan);

/** The most Force of anybody else in the battle. */
function strongestRival(state: State, clan: number, province: number, withRonin: boolean): number {
  let most = 0;
  for (let other = 0; other < CLAN_COUNT; other++) {
    if (other === clan || !isInPlay(state, other) || !isFighter(state, other)) continue;
    most = Math.max(most, battleForce(state, other, province) + (withRonin ? roninForHire(state, other) : 0));
  }
  return most;
}

/** Is somebody in the battle above this clan in honor? */
const losesTies = (state: State, clan: number): boolean =>
  CLAN_IDS.map(clanNumber).some(
    (other) =>
      other !== clan && isInPlay(state, other) && isFighter(state, other) && higherHonor(state, other, clan),
  );

const isWarIn = (state: State, province: number): boolean => {
  for (let war = warsFrom(state); war < warsTo(state); war++)
    if (warProvince(state, war) === province) return true;
  return false;
};

const AUTUMN = 2;

const PLANTERS = {
  /** Ronin would win the battle, and stay at home. */
  'ronin-left-out': (state, decision) => {
    if (decision.kind !== 'use' || decision.ability !== 'ronin') return undefined;
    const me = clanNumber(decision.clan);
    const province = battleProvince(state);
    const own = battleForce(state, me, province);
    const rival = strongestRival(state, me, province, false);
    const turns = own < rival && own + roninForHire(state, me) > rival;
    return turns ? { clan: decision.clan, type: 'use', value: false } : undefined;
  },
  /** The battle is as good as won, and all coins go on falling on one's sword. */
  'victory-thrown-away': (state, decision) => {
    const me = clanNumber(decision.clan);
    const province = battleProvince(state);
    if (decision.kind !== 'bid' || (decision.most ?? 0) < 4 || seasonOf(state) === 0) return undefined;
    const isWon = battleForce(state, me, province) > strongestRival(state, me, province, true) + 1;
    const bid = { seppuku: decision.most ?? 0, hostage: 0, ronin: 0, poets: 0 };
    return isWon ? { clan: decision.clan, type: 'bid', ...bid } : undefined;
  },
  /** A hostage would turn the battle, and nobody is taken. */
  'hostage-not-taken': (state, decision) => {
    if (decision.kind !== 'hostage' || seasonOf(state) < AUTUMN) return undefined;
    const me = clanNumber(decision.clan);
    const province = battleProvince(state);
    const ahead = battleForce(state, me, province) - strongestRival(state, me, province, false);
    const pass = legal(state, decision).find(({ type }) => type === 'pass');
    return ahead === 0 && losesTies(state, me) ? pass : undefined;
  },
  /** The Daimyo leaves a war that he alone would win, for a province without one. */
  'daimyo-marches-off': (state, decision) => {
    // The war follows at once: nobody can come back.
    if (decision.kind !== 'move' || mandateTurnsLeft(state) > 0) return undefined;
    const me = clanNumber(decision.clan);
    return legal(state, decision).find((move) => {
      if (move.type !== 'move' || move.figure !== 'daimyo') return false;
      const [from, to] = [provinceNumber(move.from), provinceNumber(move.to)];
      const leads = strongestAt(state, from) === me && forceIn(state, me, from) <= 3;
      const rivals = CLAN_IDS.some(
        (other) => other !== decision.clan && forceIn(state, clanNumber(other), from) > 0,
      );
      return isWarIn(state, from) && !isWarIn(state, to) && leads && rivals;
    });
  },
  /** Somebody breaks with an ally and replaces nobody. */
  'betrayal-for-nothing': (state, decision) => {
    if (allyOf(state, clanNumber(decision.clan)) < 0 && decision.kind === 'mandate') return undefined;
    if (decision.kind === 'mandate')
      return legal(state, decision).find(
        (move) => move.type === 'mandate' && (move.announce ?? move.tile) === 'betray',
      );
    return undefined;
  },
  /** A piece of a rival that stands in the way of a war could be replaced, and is not. */
  'nobody-replaced': (state, decision) => {
    if (decision.kind !== 'replace' || seasonOf(state) === 0) return undefined;
    const me = clanNumber(decision.clan);
    const options = legal(state, decision);
    const turns = options.some((move) => {
      if (move.type !== 'replace' || !('province' in move)) return false;
      const province = provinceNumber(move.province);
      const theirs = clanNumber(move.of);
      const leads = strongestAt(state, province) === theirs;
      const close = forceIn(state, theirs, province) === forceIn(state, me, province) + 1;
      return isWarIn(state, province) && leads && close;
    });
    return turns ? options.find(({ type }) => type === 'pass') : undefined;
  },
} as const satisfies Readonly<Record<string, Planter>>;

export type PlantedKind = keyof typeof PLANTERS;
export const PLANTED_KINDS = Object.keys(PLANTERS) as PlantedKind[];

const SETS = ['archway', 'horseman', 'teapot'] as const;
const CLANS: readonly ClanId[] = ['koi', 'lotus', 'turtle', 'dragonfly'];

/** A game with this seed and something planted in it; nothing if it gives no occasion. */
export function planted(kind: PlantedKind, n: number): Planted | undefined {
  const setup: Setup = { clans: CLANS, set: SETS[n % SETS.length] ?? 'archway', seed: `${kind} ${n}` };
  const bots = new Map(CLANS.map((clan) => [clan, botOf('ashigaru')]));
  const state = newGame(setup);
  const moves: Move[] = [];
  let found: { readonly clan: ClanId; readonly at: number[] } | undefined;
  const game = asking(state, setup.seed, (event) => {
    for (const [clan, bot] of bots) if (isSeenBy(event, clan)) bot.observe(event);
  });
  const answer = ({ clan, decision, isAside, question }: Asked): Move | undefined => {
    const bot = bots.get(clan);
    if (isAside) return bot?.aside?.(question())?.move;
    const foolish = foolishOf(kind, state, decision, found);
    if (foolish === undefined) return bot?.answer(question()).move ?? instinctMove(question());
    found ??= { clan, at: [] };
    found.at.push(moves.length);
    return foolish;
  };
  for (let next = game.next(); !next.done; ) {
    const move = answer(next.value);
    if (move !== undefined) moves.push(move);
    next = game.next(move);
  }
  return found && { kind, record: newRecord(setup, moves, result(state)), ...found };
}

type Begun = { readonly clan: ClanId; readonly at: readonly number[] };

/** One folly a game; some take several answers. */
function foolishOf(
  kind: PlantedKind,
  state: State,
  decision: Decision,
  found: Begun | undefined,
): Move | undefined {
  if (found === undefined) return PLANTERS[kind](state, decision);
  if (decision.clan !== found.clan) return undefined;
  // Whoever betrays for nothing replaces nobody; whoever paid for seppuku commits it.
  if (kind === 'betrayal-for-nothing' && decision.kind === 'replace' && found.at.length < 3)
    return { clan: decision.clan, type: 'pass' };
  if (kind === 'victory-thrown-away' && decision.ability === 'seppuku' && found.at.length < 2)
    return { clan: decision.clan, type: 'use', value: true };
  return undefined;
}

/** So many games of each kind, the first that give an occasion and in which it does harm. */
export function plantedGames(ofEach: number): Planted[] {
  return PLANTED_KINDS.flatMap((kind) => {
    const games: Planted[] = [];
    for (let n = 0; games.length < ofEach && n < 400; n++) {
      const game = planted(kind, n);
      if (game !== undefined && doesHarm(game)) games.push(game);
    }
    return games;
  });
}

/** It must cost so many VP: what is foolish may do no harm. */
const HARM = 3;
const WORLDS = 40;

/** What the folly cost at most: every other answer to its questions is tried, whatever the analysis would look at. */
export function harmOf({ record, at }: Planted): number {
  const taken = takenIn(record.setup, movesOf(record)).filter((one) => at.includes(one.at));
  return Math.max(
    0,
    ...taken.flatMap(({ state, decision, move }) => {
      const scales = {
        clan: decision.clan,
        knowledge: knowledge(state, decision.clan),
        chanceOf: chanceByWorth,
      };
      const others = decision.kind === 'bid' ? [NOTHING(decision.clan)] : legal(state, decision);
      return others.map((other) => compare(scales, move, other, WORLDS, `${record.setup.seed} harm`).vp.mean);
    }),
  );
}

const NOTHING = (clan: ClanId): Move => ({ clan, type: 'bid', seppuku: 0, hostage: 0, ronin: 0, poets: 0 });

export const doesHarm = (game: Planted): boolean => harmOf(game) >= HARM;
