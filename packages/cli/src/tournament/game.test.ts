import { botOf } from '@hinode/bots';
import { expect, test } from 'vitest';
import { sum } from '../numbers.ts';
import { outcomeFor, playOne } from './game.ts';
import { readOrder, readPlan, readReport } from './messages.ts';
import { type Plan, readSeats } from './plan.ts';

const plan: Plan = {
  seats: readSeats('ashigaru,random,random,random', 0),
  seed: 'a',
  set: 'random',
  boxes: ['core'],
  budget: { iterations: 1 },
  quick: true,
};

test('a report tells the whole game', () => {
  for (const game of [0, 1, 2, 3, 4, 5]) {
    const report = playOne(plan, game);
    expect(report.illegal).toEqual([]);
    expect(sum(report.players.map(({ won }) => won))).toBe(1);
    expect(sum(report.players.map(({ rank }) => rank))).toBe(10);
    const best = Math.max(...report.players.map(({ vp }) => vp));
    for (const { vp, won, sources, seasons, seat } of report.players) {
      if (won > 0) expect(vp).toBe(best);
      expect(sum(Object.values(sources))).toBe(vp);
      expect(seasons.at(-1)).toBe(vp);
      expect(report.times[seat]?.decisions.length).toBeGreaterThan(10);
    }
  }
});

test('an illegal move is told with the moves before it', () => {
  const report = playOne(plan, 0, (level, options) => {
    const bot = botOf(level, options);
    if (level !== 'ashigaru') return bot;
    let answered = 0;
    return {
      ...bot,
      answer: (question) =>
        answered++ === 3
          ? { move: { clan: question.clan, type: 'buy', card: 'komainu' }, why: { reason: 'chance' } }
          : bot.answer(question),
    };
  });
  expect(report.players).toHaveLength(4);
  expect(report.illegal).toHaveLength(1);
  expect(report.illegal[0]?.move).toContain('"type":"buy"');
  expect(report.illegal[0]?.after).toBeGreaterThanOrEqual(3);
});

test('a game that breaks off is told too', () => {
  const report = playOne(plan, 0, (level) => ({
    ...botOf(level),
    answer: () => {
      throw new Error('I give up');
    },
  }));
  expect(report).toMatchObject({ game: 0, players: [], stall: 'I give up' });
});

test('messages arrive as they were sent, and others are refused', () => {
  const report = playOne(plan, 1);
  expect(readReport(structuredClone(report))).toEqual(report);
  const others = { ...plan, seats: readSeats('shogun+by-hand,samurai+extort,samurai+skill4+loyal', 0) };
  for (const sent of [plan, others]) expect(readPlan(structuredClone(sent))).toEqual(sent);
  expect(readOrder({ game: 7 })).toBe(7);
  expect(() => readOrder({ game: 0.5 })).toThrow('has no game');
  expect(() => readPlan({ ...plan, seats: [{ level: 'emperor', noise: 0 }] })).toThrow('has no level');
  expect(() => readReport({ ...report, players: 3 })).toThrow('has no players');
  expect(() => readReport(undefined)).toThrow('has no report');
});

test('two who share the victory have half a win each, and the middle of the two ranks', () => {
  const result = {
    winners: ['koi', 'turtle'],
    vp: { koi: 40, lotus: 40, turtle: 40, bonsai: 3 },
    honor: ['koi', 'lotus', 'turtle', 'bonsai'],
  } as const;
  expect(outcomeFor('koi', result)).toEqual({ vp: 40, rank: 1.5, won: 0.5 });
  expect(outcomeFor('turtle', result)).toEqual({ vp: 40, rank: 1.5, won: 0.5 });
  expect(outcomeFor('lotus', result)).toEqual({ vp: 40, rank: 3, won: 0 });
  expect(outcomeFor('bonsai', result)).toEqual({ vp: 3, rank: 4, won: 0 });
});
