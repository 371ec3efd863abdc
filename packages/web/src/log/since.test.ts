import { decisions, newGame, play, randomMove, rngFrom } from '@hinode/engine';
import { expect, test } from 'vitest';
import type { LogEntry } from '../table/table.ts';
import { chaptersOf, linesOf } from './chapters.ts';
import { type Memory, newsSince, remember } from './since.ts';

const asked = { clan: 'koi', kind: 'move' } as const;

test('what others did between two of my moves is news; my own moves are not', () => {
  const first = remember({}, { me: 'koi', moves: 10, decision: asked });
  expect(first.koi?.from).toBe(10);
  const waiting = remember(first, { me: 'koi', moves: 13 });
  expect(waiting).toBe(first);
  const again = remember(waiting, { me: 'koi', moves: 14, decision: asked });
  expect(again.koi?.from).toBe(11);
  const next = remember(again, { me: 'koi', moves: 15, decision: asked });
  expect(next.koi?.from).toBe(15);
});

test('taking back a move and talking at tea bring no news', () => {
  const memory: Memory = { koi: { at: 20, from: 20 } };
  expect(remember(memory, { me: 'koi', moves: 19, decision: asked }).koi?.from).toBe(19);
  const tea = { clan: 'koi', kind: 'ready' } as const;
  expect(remember(memory, { me: 'koi', moves: 24, decision: tea }).koi?.from).toBe(24);
});

test('at one screen everybody has news of their own', () => {
  const koi = remember({}, { me: 'koi', moves: 3, decision: asked });
  const both = remember(koi, { me: 'lotus', moves: 5, decision: { clan: 'lotus', kind: 'move' } });
  expect(remember(both, { me: 'koi', moves: 8, decision: asked }).koi?.from).toBe(4);
});

function wholeGame(): { log: LogEntry[]; moves: number } {
  const log: LogEntry[] = [];
  const rng = rngFrom('news');
  let moves = 0;
  const tell = (event: LogEntry['event']): void => {
    log.push({ at: moves, event });
  };
  const state = newGame({ clans: ['koi', 'lotus', 'turtle', 'bonsai'], set: 'archway', seed: 'news' }, tell);
  for (let [open] = decisions(state); open !== undefined; [open] = decisions(state)) {
    moves++;
    play(state, randomMove(state, open.clan, rng), tell);
  }
  return { log, moves };
}

test('the log is told in chapters, every line once; filters only leave out', () => {
  const { log } = wholeGame();
  const lines = linesOf(log);
  const all = chaptersOf(lines, 'all', 'koi');
  const headings = all.filter(({ heading }) => heading !== undefined).length;
  expect(all.reduce((sum, chapter) => sum + chapter.lines.length, headings)).toBe(lines.length);
  for (const filter of ['mine', 'points'] as const) {
    const kept = chaptersOf(lines, filter, 'koi').flatMap((chapter) => chapter.lines);
    expect(kept.length).toBeGreaterThan(0);
    expect(kept.length).toBeLessThan(lines.length);
  }
  const points = chaptersOf(lines, 'points', 'koi').flatMap((chapter) => chapter.lines);
  expect(points.every(({ event }) => 'vp' in event)).toBe(true);
});

test('what is mine is what I did and what was done to me', () => {
  const { log } = wholeGame();
  const mine = chaptersOf(linesOf(log), 'mine', 'lotus').flatMap((chapter) => chapter.lines);
  const others = mine.filter(({ message }) => message.clan !== undefined && message.clan !== 'lotus');
  expect(others.length).toBeGreaterThan(0);
  expect(others.every(({ event }) => JSON.stringify(event).includes('"lotus"'))).toBe(true);
});

test('news begin after the move they are counted from', () => {
  const { log, moves } = wholeGame();
  expect(newsSince(log, moves, 'koi')).toEqual([]);
  expect(newsSince(log, 0, 'koi').length).toBeGreaterThan(newsSince(log, moves - 20, 'koi').length);
});
