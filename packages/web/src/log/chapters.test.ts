import { decisions, type Event, newGame, play, randomMove, rngFrom } from '@hinode/engine';
import { expect, test } from 'vitest';
import type { LogEntry } from '../table/table.ts';
import { type Chapter, chaptersOf, endingOf, type Line, linesOf, placesOf } from './chapters.ts';

function wholeGame(): LogEntry[] {
  const log: LogEntry[] = [];
  const rng = rngFrom('news');
  let moves = 0;
  const tell = (event: Event): void => {
    log.push({ at: moves, event });
  };
  const state = newGame({ clans: ['koi', 'lotus', 'turtle', 'bonsai'], set: 'archway', seed: 'news' }, tell);
  for (let [open] = decisions(state); open !== undefined; [open] = decisions(state)) {
    moves++;
    play(state, randomMove(state, open.clan, rng), tell);
  }
  return log;
}

const linesIn = (chapters: readonly Chapter[]): Line[] =>
  chapters.flatMap(({ lines, offers }) => [...lines.filter((line) => 'event' in line), ...offers]);

test('the log is told in chapters, each line once; filters only leave out lines', () => {
  const lines = linesOf(wholeGame());
  const all = chaptersOf(lines, 'all', 'koi');
  const headings = all.filter(({ heading }) => heading !== undefined).length;
  const incomes = all.flatMap((chapter) =>
    chapter.lines.flatMap((line) => ('income' in line ? line.income : [])),
  );
  const ready = lines.filter(({ event }) => event.type === 'readyChanged').length;
  expect(linesIn(all).length + headings + incomes.length + ready).toBe(lines.length);
  for (const filter of ['mine', 'points'] as const) {
    const kept = linesIn(chaptersOf(lines, filter, 'koi'));
    expect(kept.length).toBeGreaterThan(0);
    expect(kept.length).toBeLessThan(lines.length);
  }
  const points = linesIn(chaptersOf(lines, 'points', 'koi'));
  expect(points.every(({ event }) => 'vp' in event)).toBe(true);
});

test('"mine" is what I did and what was done to me', () => {
  const mine = linesIn(chaptersOf(linesOf(wholeGame()), 'mine', 'lotus'));
  const others = mine.filter(({ message }) => message.clan !== undefined && message.clan !== 'lotus');
  expect(others.length).toBeGreaterThan(0);
  expect(others.every(({ event }) => JSON.stringify(event).includes('"lotus"'))).toBe(true);
});

test('a tea is two lines: its alliances; offers are folded, and readiness is not mentioned', () => {
  const chapters = chaptersOf(linesOf(wholeGame()), 'all', 'koi');
  const teas = chapters.filter(({ heading }) => heading?.event.type === 'teaBegan');
  expect(teas).toHaveLength(3);
  const told = new Set(
    teas.flatMap(({ lines }) => lines.map((line) => ('event' in line ? line.event.type : 'income'))),
  );
  expect(told).not.toContain('readyChanged');
  expect(told).not.toContain('proposalMade');
  expect(teas.some(({ offers }) => offers.length > 1)).toBe(true);
});

test('the income of a season is one line with every clan', () => {
  const chapters = chaptersOf(linesOf(wholeGame()), 'all', 'koi');
  const spring = chapters.find(({ heading }) => heading?.event.type === 'seasonBegan');
  const incomes = spring?.lines.filter((line) => 'income' in line) ?? [];
  expect(incomes).toHaveLength(1);
  expect(incomes[0]?.income.map(({ clan }) => clan).sort()).toEqual(['bonsai', 'koi', 'lotus', 'turtle']);
});

test('gains and losses are at the end of the line, with the cause before them', () => {
  const gained: Event = { type: 'gained', clan: 'koi', vp: 2, because: 'courage', seenBy: 'all' };
  const [line] = linesOf([{ at: 1, event: gained }]);
  expect(line && endingOf(line)).toMatchObject({
    message: { key: 'cause.named', values: { what: { name: 'courage' } } },
    amount: { vp: 2 },
  });
  const paid: Event = { type: 'paid', clan: 'koi', coins: 3, because: 'build', seenBy: 'all' };
  const [price] = linesOf([{ at: 1, event: paid }]);
  expect(price && endingOf(price)?.amount).toEqual({ coins: -3 });
});

test('a line knows its places on the map', () => {
  expect(
    placesOf({
      type: 'figureMoved',
      clan: 'koi',
      figure: 'bushi',
      from: 'edo',
      to: 'kyoto',
      because: 'marshal',
      seenBy: 'all',
    }),
  ).toEqual(['edo', 'kyoto']);
  expect(placesOf({ type: 'teaBegan', seenBy: 'all' })).toEqual([]);
});
