import { type ClanId, decisions, newGame, play, randomMove, rngFrom, type State, view } from '@hinode/engine';
import { CORE_CLAN_IDS, type LogEntry, SET_IDS } from '@hinode/engine/facts';
import { expect, test } from 'vitest';
import { pointsOf } from './points.ts';
import { SOURCES, sheetOf, totalOf } from './sources.ts';

/** Plays random games to the end, stopping after every move. */
function playGames(games: number, look: (state: State, log: readonly LogEntry[]) => void): void {
  for (let n = 0; n < games; n++) {
    const rng = rngFrom(`points ${n}`);
    const clans = CORE_CLAN_IDS.slice(0, 3 + (n % 3)) as ClanId[];
    const set = SET_IDS[n % SET_IDS.length] ?? 'teapot';
    const log: LogEntry[] = [];
    let at = 0;
    const state = newGame({ clans, set, seed: `points ${n}` }, (event) => log.push({ at, event }));
    for (let [asked] = decisions(state); asked !== undefined; [asked] = decisions(state)) {
      at++;
      play(state, randomMove(state, asked.clan, rng), (event) => log.push({ at, event }));
      look(state, log);
    }
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);

test('the points of a clan are the sum of what it won and lost according to the log, largest first', () => {
  let taken = 0;
  playGames(4, (state, log) => {
    for (const { clan, vp } of view(state).clans) {
      const points = pointsOf(log, clan).map((entry) => entry.vp);
      expect(sum(points)).toBe(vp);
      expect(points).toEqual([...points].sort((a, b) => b - a));
      if (points.some((entry) => entry < 0)) taken++;
    }
  });
  expect(taken).toBeGreaterThan(0);
});

test('the score sheet adds up to the points of each clan, and every column gets used', () => {
  const filled = new Set<string>();
  playGames(24, (state, log) => {
    if (decisions(state).length > 0) return;
    for (const { clan, vp } of view(state).clans) {
      const sheet = sheetOf(log, clan);
      expect(totalOf(sheet)).toBe(vp);
      for (const source of SOURCES) if (sheet[source] !== 0) filled.add(source);
    }
  });
  expect([...filled].sort()).toEqual([...SOURCES].sort());
});
