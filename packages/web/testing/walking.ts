import { CORE_CLAN_IDS, SET_IDS } from '@hinode/engine/facts';
import { newRecord } from '@hinode/engine/records';
import type { Page } from 'playwright-core';
import { faultsOf } from './geometry.ts';
import { playThrough, withFinger, withMouse } from './player.ts';
import { openGameAt, seatsFor } from './positions.ts';
import { atRest } from './screens.ts';
import { VIEWPORTS } from './visit.ts';

export interface Walk {
  readonly viewport: keyof typeof VIEWPORTS;
  /** Tells walks apart: how many clans there are, which cards, and what is pressed. */
  readonly n: number;
  /** Ends the walk early. */
  readonly until?: (asked: string) => boolean;
  /** Called at each fault, while it can be seen. */
  readonly found?: (fault: string) => Promise<unknown>;
}

/**
 * Plays a game through the page, checks the geometry of every question, and returns the faults, each once. All clans are people at
 * this device: no bot's time matters, and it is the same game every time.
 */
export async function walkThrough(page: Page, { viewport, n, until, found }: Walk): Promise<string[]> {
  const clans = CORE_CLAN_IDS.slice(0, 3 + (n % 3));
  const record = newRecord({ clans, set: SET_IDS[n % SET_IDS.length] ?? 'random', seed: `walk ${n}` });
  await openGameAt(page, { id: 'walk', record, seats: seatsFor(record, clans) });
  const faults = new Map<string, string>();
  await playThrough(page, {
    hand: 'touch' in VIEWPORTS[viewport] ? withFinger : withMouse,
    seed: `walk ${n}`,
    steady: true,
    until: async (asked) => {
      for (const fault of await lastingFaults(page)) {
        if (faults.has(keyOf(asked, fault))) continue;
        faults.set(keyOf(asked, fault), `${asked}: ${fault}`);
        await found?.(`${asked}: ${fault}`);
      }
      return until?.(asked) ?? false;
    },
  });
  return [...faults.values()];
}

/** The next question may come during the check of this one: a fault that is gone once everything is at rest was none. */
async function lastingFaults(page: Page): Promise<string[]> {
  await atRest(page);
  const first = await faultsOf(page);
  if (first.length === 0) return first;
  await atRest(page);
  const still = new Set(await faultsOf(page));
  return first.filter((fault) => still.has(fault));
}

/** The same fault a few pixels further on is the same fault. */
const keyOf = (asked: string, fault: string): string => `${asked} ${fault.replace(/-?\d+/g, '#')}`;
