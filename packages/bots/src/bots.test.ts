import {
  type ClanId,
  decisions,
  type Event,
  type Move,
  newGame,
  play,
  randomMove,
  result as resultOf,
  rngFrom,
  type Setup,
  type State,
} from '@hinode/engine';
import { CORE_CLAN_IDS, SET_IDS } from '@hinode/engine/facts';
import { newRecord, replay } from '@hinode/engine/records';
import { imagine, knowledge } from '@hinode/engine/search';
import { describe, expect, test } from 'vitest';
import { botOf, LEVEL_IDS, type LevelId, playGame, questionFor } from './index.ts';
import { newFloor } from './table/floor.ts';
import { asideFor } from './table/questions.ts';
import type { Answer } from './types.ts';

const FEW = { budget: { iterations: 3 }, quick: true } as const;

function setupOf(n: number): Setup {
  const clans = CORE_CLAN_IDS.filter((_, i) => n % 3 === 2 || i !== n % 5 || n % 3 === 1).slice(
    0,
    3 + (n % 3),
  );
  return { clans, set: SET_IDS[n % 3] as Setup['set'], seed: `bots ${n}` };
}

/** A game between levels, one for each seat in turn. */
function gameOf(n: number, levels: readonly LevelId[]) {
  const setup = setupOf(n);
  const bots = Object.fromEntries(
    setup.clans.map((clan, i) => [clan, botOf(levels[(i + n) % levels.length] as LevelId, FEW)]),
  );
  return { setup, ...playGame(setup, bots, `seed ${n}`) };
}

describe('every level plays by the rules', () => {
  // Five hundred of them are played by the longer proofs.
  test('no illegal move and no stall in mixed games of 3 to 5 players', () => {
    for (let n = 0; n < 10; n++) {
      const { illegal, result } = gameOf(n, ['random', 'ashigaru', 'random', 'ashigaru']);
      expect(illegal).toEqual([]);
      expect(result.winners.length).toBeGreaterThan(0);
    }
  });

  test('nor where the searching levels sit at the table', () => {
    for (let n = 0; n < 2; n++)
      expect(gameOf(n, ['shogun', 'ashigaru', 'daimyo', 'random']).illegal).toEqual([]);
  });
});

/** Positions along a random game in which somebody is asked. */
function positions(n: number, every: number): State[] {
  const found: State[] = [];
  const state = newGame(setupOf(n));
  const rng = rngFrom(`positions ${n}`);
  for (let i = 0, [asked] = decisions(state); asked; i++, [asked] = decisions(state)) {
    if (i % every === 0) found.push(state.slice() as State);
    play(state, randomMove(state, asked.clan, rng));
  }
  return found;
}

const LEVELS: readonly LevelId[] = LEVEL_IDS.filter((level) => level !== 'random');

function answerAt(level: LevelId, state: State, clan: ClanId): Move {
  const decision = decisions(state).find((open) => open.clan === clan);
  if (decision === undefined) throw new Error('nobody is asked');
  return botOf(level, FEW).answer(questionFor(state, decision, 'test', 0)).move;
}

function asideAt(level: LevelId, state: State, clan: ClanId): Answer | undefined {
  const [decision] = decisions(state);
  if (decision === undefined) throw new Error('nobody is asked');
  return botOf(level, FEW).aside?.(asideFor(state, clan, decision, 'test', 0));
}

test.each(LEVELS)('%s answers the same in any world it cannot tell from the true one', (level) => {
  const every = level === 'daimyo' || level === 'shogun' ? 40 : 8;
  for (const state of positions(1, every)) {
    const [{ clan } = { clan: 'koi' as ClanId }] = decisions(state);
    const other = imagine(knowledge(state, clan), rngFrom('other world'));
    expect(answerAt(level, other, clan)).toEqual(answerAt(level, state, clan));
  }
});

test.each(LEVELS)('%s says the same aside in any world it cannot tell from the true one', (level) => {
  const every = level === 'ashigaru' ? 1 : 8;
  let spoken = 0;
  for (const state of positions(1, every)) {
    const [decision] = decisions(state);
    if (decision === undefined) throw new Error('nobody is asked');
    const floor = newFloor();
    for (let clan = floor.next(state, decision); clan; clan = floor.next(state, decision)) {
      const other = imagine(knowledge(state, clan), rngFrom('other world'));
      const said = asideAt(level, state, clan);
      expect(asideAt(level, other, clan)).toEqual(said);
      if (said !== undefined) spoken++;
    }
  }
  expect(spoken).toBeGreaterThan(0);
});

test('the same seed gives the same game, a Shogun with a budget of iterations included', () => {
  const once = gameOf(7, ['shogun', 'samurai', 'ashigaru']);
  const again = gameOf(7, ['shogun', 'samurai', 'ashigaru']);
  expect(again.moves).toEqual(once.moves);
});

/** What every clan has done of a kind since the last move that ends the counting. */
function mostOf(moves: readonly Move[], type: Move['type'], until: Move['type']): number {
  const counts = new Map<string, number>();
  let most = 0;
  for (const move of moves) {
    if (move.type === until) counts.clear();
    if (move.type !== type) continue;
    counts.set(move.clan, (counts.get(move.clan) ?? 0) + 1);
    most = Math.max(most, counts.get(move.clan) ?? 0);
  }
  return most;
}

test('a bot never spams: two proposals a ceremony and one gift a mandate at most, and none it could not pay', () => {
  for (let n = 0; n < 2; n++) {
    const { moves, illegal } = gameOf(n, ['samurai', 'ashigaru', 'samurai']);
    expect(illegal).toEqual([]);
    expect(mostOf(moves, 'propose', 'mandate')).toBeLessThanOrEqual(2);
    expect(mostOf(moves, 'gift', 'mandate')).toBeLessThanOrEqual(1);
  }
});

describe('gifts in games', () => {
  test('mandates are paid for, and the game replays from its record to the same result', () => {
    const { setup, moves, result } = gameOf(1, ['ashigaru']);
    expect(mostOf(moves, 'gift', 'mandate')).toBe(1);
    expect(resultOf(replay(newRecord(setup, moves, result)))).toEqual(result);
  });

  test('a bot that sees the events again goes on as if it had never left', () => {
    const { setup, moves } = gameOf(1, ['ashigaru']);
    const events: Event[] = [];
    const state = newGame(setup, (event) => events.push(event));
    const chosen = moves.findIndex(
      (move, i) => move.type === 'mandate' && moves.slice(0, i).some(({ type }) => type === 'gift'),
    );
    for (const move of moves.slice(0, chosen)) play(state, move, (event) => events.push(event));
    const [decision] = decisions(state);
    if (decision === undefined) throw new Error('nobody is asked');
    const bot = botOf('ashigaru', FEW);
    for (const event of events)
      if (event.seenBy === 'all' || event.seenBy === decision.clan) bot.observe(event);
    expect(bot.answer(questionFor(state, decision, 'seed 1', chosen)).move).toEqual(moves[chosen]);
  });
});

test('noise softens a level down to chance', () => {
  const soft = { ...FEW, noise: 1 };
  const state = newGame(setupOf(3));
  const [decision] = decisions(state);
  if (decision === undefined) throw new Error('nobody is asked');
  expect(botOf('samurai', soft).answer(questionFor(state, decision, 'noise', 0)).why?.reason).toBe('chance');
});
