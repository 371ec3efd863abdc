import { botOf, gameBetween } from '@hinode/bots';
import { type ClanId, type State, type View, view } from '@hinode/engine';
import { CORE_CLAN_IDS } from '@hinode/engine/facts';
import { describe, expect, test } from 'vitest';
import type { LogEntry } from '../table/table.ts';
import { latestBattle, type War, warsOf } from './wars.ts';

/** A whole game of quick bots, looked at after every move. */
function watch(seed: string, look: (log: readonly LogEntry[], state: State) => void): LogEntry[] {
  const clans = CORE_CLAN_IDS.slice(0, 4) as ClanId[];
  const log: LogEntry[] = [];
  const bots = Object.fromEntries(clans.map((clan) => [clan, botOf('ashigaru')]));
  const game = gameBetween({ clans, set: 'archway', seed }, bots, seed, {
    event: (event) => log.push({ at: 0, event }),
  });
  while (game.next() !== undefined) look(log, game.state);
  return log;
}

const clanIn = ({ clans }: View, clan: ClanId) => clans.find((one) => one.clan === clan);

describe('a game of four', () => {
  const wars = new Map<string, War>();
  const before = new Map<string, View>();
  let latest: string | undefined;
  const latestInOrder: string[] = [];
  watch('wars', (log, state) => {
    const now = view(state);
    if (now.battle && !now.battle.revealed) before.set(`${now.season} ${now.battle.province}`, now);
    for (const war of warsOf(log)) wars.set(`${seasonOf(log)} ${war.province}`, war);
    const last = latestBattle(log);
    const name = last && `${seasonOf(log)} ${last.province}`;
    if (name !== undefined && name !== latest) latestInOrder.push(name);
    latest = name ?? latest;
  });
  const battles = [...wars].filter(([, { battle }]) => battle !== undefined);

  test('every season has six wars, each with its number, and all of them end', () => {
    expect([...wars.values()].map(({ war }) => war)).toEqual([
      1, 2, 3, 4, 5, 6, 1, 2, 3, 4, 5, 6, 1, 2, 3, 4, 5, 6,
    ]);
    expect([...wars.values()].every(({ isOver }) => isOver)).toBe(true);
  });

  test('there are battles, and wars without one', () => {
    expect(battles.length).toBeGreaterThan(2);
    expect(battles.length).toBeLessThan(wars.size);
  });

  test('every battle is the latest one once, in its order', () => {
    expect(latestInOrder).toEqual(battles.map(([name]) => name));
  });

  test('the winner has the most Force, and an advantage goes to a bid that nobody beats', () => {
    for (const [, { winner, battle }] of battles) {
      const most = Math.max(...(battle?.sides ?? []).map(({ force = 0 }) => force));
      expect(battle?.sides.find(({ clan }) => clan === winner)?.force).toBe(most);
      for (const [advantage, clan] of Object.entries(battle?.advantages ?? {})) {
        const bids = battle?.bids.map(({ clan: by, bid }) => [by, bid[advantage as 'poets']] as const) ?? [];
        expect(new Map(bids).get(clan)).toBe(Math.max(...bids.map(([, coins]) => coins)));
      }
    }
  });

  test('nobody loses more figures than stood there', () => {
    for (const [name, { province, battle }] of battles) {
      for (const { clan, dead, taken } of battle?.sides ?? []) {
        const there = before.get(name);
        const squad = (there && clanIn(there, clan)?.map[province]) ?? {};
        for (const [figure, n] of Object.entries(dead))
          expect(n + (taken[figure] ?? 0)).toBeLessThanOrEqual(squad[figure] ?? 0);
      }
    }
  });

  test('coins bid by the winner reach the losers, the others are gone', () => {
    for (const [, { winner, battle }] of battles) {
      const bidBy = (clan: ClanId): number =>
        Object.values(battle?.bids.find((one) => one.clan === clan)?.bid ?? {}).reduce((a, b) => a + b, 0);
      const losses = battle?.sides.reduce((sum, { coins }) => sum + coins, 0) ?? 0;
      const lostBids = battle?.fighters
        .filter((clan) => clan !== winner)
        .reduce((sum, clan) => sum + bidBy(clan), 0);
      expect(losses + (lostBids ?? 0)).toBe(0);
    }
  });
});

/** The season of the latest war phase. */
const seasonOf = (log: readonly LogEntry[]): string => {
  const war = log.findLastIndex(({ event }) => event.type === 'warBegan');
  const began = log.slice(0, war).findLast(({ event }) => event.type === 'seasonBegan')?.event;
  return began?.type === 'seasonBegan' ? began.season : '';
};

test('before the first war phase there is no battle to tell of', () => {
  expect(latestBattle([])).toBeUndefined();
  expect(warsOf([{ at: 0, event: { type: 'teaBegan', seenBy: 'all' } }])).toEqual([]);
});
