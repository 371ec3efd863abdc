import { createHash } from 'node:crypto';
import { type ClanId, decisions, type Move, type MoveType, newGame, play } from '@hinode/engine';
import { ADVANTAGE_IDS, CORE_CLAN_IDS, SET_IDS } from '@hinode/engine/facts';
import { type Position, position } from '@hinode/engine/scenario';
import {
  bidCode,
  bidOn,
  CLAN_COUNT,
  clanNumber,
  coinsOf,
  figureCount,
  imagine,
  invariantsBroken,
  PROVINCES,
  squadAt,
} from '@hinode/engine/search';
import { describe, expect, test } from 'vitest';
import { atStake, isLastBattle } from '../bids/stakes.ts';
import { sense } from '../instinct.ts';
import { botOf } from '../levels.ts';
import { politeAnswers } from '../manners.ts';
import { newMemory, remember } from '../memory.ts';
import { questionFor } from '../table/questions.ts';
import { playGame } from '../table/referee.ts';
import type { LevelId, Question } from '../types.ts';
import { erringOf } from './erring.ts';
import { misbid } from './misbid.ts';
import { isSkill, MOST_SKILL, mistakesOf } from './mistakes.ts';

const CLANS = ['koi', 'lotus', 'turtle', 'dragonfly'] as const;
const LEVELS = ['samurai', 'daimyo', 'shogun', 'ashigaru'] as const;
const FEW = { budget: { iterations: 5 } } as const;

test('without a skill bots play the game they played before there were mistakes, and so does the highest', () => {
  const seed = 'b';
  const bots = Object.fromEntries(CLANS.map((clan, i) => [clan, botOf(LEVELS[i] as LevelId, FEW)]));
  const { moves } = playGame({ clans: CLANS, set: 'random', seed }, bots, seed);
  const print = createHash('sha256').update(JSON.stringify(moves)).digest('hex');
  // Whoever changes how a level plays changes this.
  expect(print.slice(0, 16)).toBe('c324826c03106bae');
  expect(erringOf(MOST_SKILL)).toBeUndefined();
  expect(erringOf()).toBeUndefined();
});

test('the more skill, the fewer mistakes of every kind', () => {
  const kinds = Object.keys(mistakesOf(0)) as (keyof ReturnType<typeof mistakesOf>)[];
  for (let skill = 0; skill < MOST_SKILL; skill++)
    for (const kind of kinds) expect(mistakesOf(skill)[kind]).toBeGreaterThan(mistakesOf(skill + 1)[kind]);
  for (const kind of kinds) expect(mistakesOf(MOST_SKILL)[kind]).toBe(0);
  expect([0, 4, MOST_SKILL].every(isSkill)).toBe(true);
  expect([-1, 0.5, MOST_SKILL + 1, '4', Number.NaN, undefined].some(isSkill)).toBe(false);
});

test('somebody without skill plays by the rules at every level, and with everything to lose its games', () => {
  for (let n = 0; n < 6; n++) {
    const clans = CORE_CLAN_IDS.slice(0, 3 + (n % 3));
    const bots = Object.fromEntries(
      clans.map((clan, i) => [
        clan,
        botOf(LEVELS[(i + n) % LEVELS.length] as LevelId, { ...FEW, quick: true, skill: 0 }),
      ]),
    );
    const setup = { clans, set: SET_IDS[n % SET_IDS.length] ?? 'archway', seed: `err ${n}` };
    expect(playGame(setup, bots, setup.seed).illegal).toEqual([]);
  }
});

const GAMES = 60;

test('an Ashigaru wins far more than its share against three without skill', () => {
  let wins = 0;
  for (let n = 0; n < GAMES; n++) {
    const clans = CORE_CLAN_IDS.filter((_, i) => i !== n % CORE_CLAN_IDS.length);
    const own = clans[Math.floor(n / CORE_CLAN_IDS.length) % clans.length] as ClanId;
    const bots = Object.fromEntries(
      clans.map((clan) => [clan, botOf('ashigaru', clan === own ? {} : { skill: 0 })]),
    );
    const { result } = playGame({ clans, set: 'random', seed: `skill ${n}` }, bots, `skill ${n}`);
    if (result.winners.includes(own)) wins += 1 / result.winners.length;
  }
  // Among equals it would be a quarter; 56 % of 400 games were won.
  expect(wins / GAMES).toBeGreaterThan(0.4);
});

const erring = (skill: number) => {
  const one = erringOf(skill);
  if (one === undefined) throw new Error('makes no mistakes');
  return one;
};

/** Every question of a kind in a game of Ashigaru. */
function questionsIn(kinds: readonly MoveType[], seed = 'seen'): Question[] {
  const setup = { clans: CLANS, set: 'archway', seed } as const;
  const bots = Object.fromEntries(CLANS.map((clan) => [clan, botOf('ashigaru')]));
  const { moves } = playGame(setup, bots, seed);
  const state = newGame(setup);
  return moves.flatMap((move, at) => {
    const decision = decisions(state).find(({ clan }) => clan === move.clan);
    const asked = decision && kinds.includes(decision.kind) ? [questionFor(state, decision, seed, at)] : [];
    play(state, move);
    return asked;
  });
}

describe('what is overlooked', () => {
  const questions = questionsIn(['mandate', 'summon', 'move']);
  /** How many figures each clan has in each province. */
  const armies = ({ knowledge: { cells } }: Question): number[] =>
    Array.from({ length: CLAN_COUNT * PROVINCES }, (_, i) =>
      figureCount(squadAt(cells, Math.floor(i / PROVINCES), i % PROVINCES)),
    );

  test('is figures of others on the map, never one’s own, and nothing is lost', () => {
    let overlooked = 0;
    for (const question of questions) {
      const seen = erring(0).seen(question);
      const [before, after] = [armies(question), armies(seen)];
      const own = clanNumber(question.clan) * PROVINCES;
      expect(after.slice(own, own + PROVINCES)).toEqual(before.slice(own, own + PROVINCES));
      for (const [i, left] of after.entries()) expect(left).toBeLessThanOrEqual(before[i] as number);
      overlooked += after.filter((left, i) => left < (before[i] as number)).length;
      expect(invariantsBroken(imagine(seen.knowledge, question.rng))).toEqual([]);
    }
    expect(overlooked).toBeGreaterThan(questions.length);
  });

  test('is overlooked for the whole turn, and again by a bot that is told its game again', () => {
    for (const question of questions) {
      const seen = erring(0).seen(question);
      expect(erring(0).seen({ ...question, rng: questions[0]?.rng ?? question.rng })).toEqual({
        ...seen,
        rng: questions[0]?.rng,
      });
      // Looking again at what is left finds no more to overlook than there was.
      const again = erring(0).seen(seen);
      expect(armies(again)).toEqual(armies(seen));
    }
  });

  test('is the less, the more skill somebody has', () => {
    const seenBy = (skill: number): number =>
      questions.reduce((sum, one) => sum + armies(erring(skill).seen(one)).reduce((a, b) => a + b), 0);
    const seen = [0, 3, 6, 9].map(seenBy);
    expect(seen).toEqual(seen.toSorted((one, other) => one - other));
    expect(new Set(seen).size).toBe(seen.length);
  });

  test('is nothing where a battle is fought', () => {
    for (const question of questionsIn(['bid', 'use', 'hostage']))
      expect(erring(0).seen(question)).toBe(question);
  });
});

describe('a mistaken bid', () => {
  const questions = questionsIn(['bid']);
  const memory = newMemory();
  const bid = { seppuku: 0, hostage: 3, ronin: 1, poets: 0 };
  remember(memory, { type: 'bidsRevealed', bids: [{ clan: 'koi', bid }], seenBy: 'all' });

  test('is paid for, spends on what is at stake, and keeps no coins for nothing', () => {
    const ways = new Set<string>();
    for (const question of questions) {
      const { cells } = question.knowledge;
      const me = clanNumber(question.clan);
      const purse = coinsOf(cells, me);
      const stake = atStake(cells);
      const first = ADVANTAGE_IDS.findIndex((_, advantage) => ((stake >> advantage) & 1) === 1);
      const code = bidCode(
        ADVANTAGE_IDS.map((_, advantage) => (advantage === first ? Math.min(2, purse) : 0)),
      );
      for (const luck of [0, 1, 2]) {
        const mistaken = misbid(cells, me, code, memory, { ...question.rng, below: () => luck });
        const bid = ADVANTAGE_IDS.map((_, advantage) => bidOn(mistaken, advantage));
        const coins = bid.reduce((sum, one) => sum + one, 0);
        expect(coins).toBeLessThanOrEqual(purse);
        for (const [advantage, spent] of bid.entries())
          expect(spent === 0 || ((stake >> advantage) & 1) === 1).toBe(true);
        if (isLastBattle(cells)) expect(coins).toBeGreaterThanOrEqual(Math.min(2, purse));
        if (coins > Math.min(2, purse)) ways.add('too much');
        if (coins < Math.min(2, purse)) ways.add('too little');
        if (first !== 1 && (bid[1] as number) > 0) ways.add('as last time');
      }
    }
    expect(ways).toEqual(new Set(['too much', 'too little', 'as last time']));
  });
});

const tea: Position = {
  clans: Object.fromEntries(
    ['koi', 'lotus', 'turtle'].map((clan) => [clan, { coins: 5, map: { edo: { bushi: 1 } } }]),
  ),
  at: { phase: 'tea' },
};

test('whoever has no skill trusts somebody who betrayed it again and again; whoever has some does not', () => {
  const state = position({
    setup: { clans: ['koi', 'lotus', 'turtle'], set: 'teapot', seed: 'tea' },
    position: tea,
  });
  const decision = decisions(state).find(({ clan }) => clan === 'koi');
  if (decision === undefined) throw new Error('koi is not asked');
  const says = (skill: number): Move => {
    const bot = botOf('ashigaru', { skill });
    for (let times = 0; times < 8; times++)
      for (const clan of ['lotus', 'turtle'] as const)
        bot.observe({ type: 'allianceBroken', clan, with: 'koi', seenBy: 'all' });
    return bot.answer(questionFor(state, decision, 'tea', 0)).move;
  };
  expect(says(0).type).toBe('propose');
  expect(says(8).type).toBe('ready');
});

test('an opinion changes what an answer is worth in proportion, and makes nothing of nothing', () => {
  let held = 0;
  for (const { clan, knowledge, rng } of questionsIn(['mandate', 'summon', 'move', 'buy'])) {
    const world = imagine(knowledge, rng);
    const me = clanNumber(clan);
    for (const code of politeAnswers(world, me).slice()) {
      const opinion = erring(0).opinion(world, me, code);
      expect(Math.abs(opinion)).toBeLessThanOrEqual(
        mistakesOf(0).opinions * Math.max(0, sense(world, me, code)),
      );
      expect(Math.abs(erring(5).opinion(world, me, code))).toBeCloseTo(Math.abs(opinion) / 2);
      if (opinion !== 0) held++;
    }
  }
  expect(held).toBeGreaterThan(100);
});
