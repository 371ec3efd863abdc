import { CLAN_IDS, newRecord, SET_IDS } from '@hinode/engine';
import type { Language } from '@hinode/text';
import { faultsOf } from './geometry.ts';
import { openPage } from './page.ts';
import { playThrough, withFinger, withMouse } from './player.ts';
import { openGameAt, seatsFor } from './positions.ts';
import { atRest } from './screens.ts';
import { inAHurry } from './settings.ts';
import { VIEWPORTS } from './visit.ts';

export interface Walk {
  readonly viewport: keyof typeof VIEWPORTS;
  readonly language: Language;
  /** Tells walks apart: how many clans there are, which cards, and what is pressed. */
  readonly n: number;
  /** Ends the walk early. */
  readonly until?: (asked: string) => boolean;
}

/** Plays a game through the page, looks at every question by geometry, and gives what was wrong, each fault once. */
export async function walkThrough({ viewport, language, n, until }: Walk): Promise<string[]> {
  const page = await openPage({ ...inAHurry, language, viewport });
  const clans = CLAN_IDS.slice(0, 3 + (n % 3));
  const record = newRecord({ clans, set: SET_IDS[n % SET_IDS.length] ?? 'random', seed: `walk ${n}` });
  await openGameAt(page, { id: 'walk', record, seats: seatsFor(record, clans.slice(0, 1)) });
  const faults = new Map<string, string>();
  await playThrough(page, {
    hand: 'touch' in VIEWPORTS[viewport] ? withFinger : withMouse,
    seed: `walk ${n}`,
    until: async (asked) => {
      await atRest(page);
      for (const fault of await faultsOf(page)) faults.set(keyOf(asked, fault), `${asked}: ${fault}`);
      return until?.(asked) ?? false;
    },
  });
  return [...faults.values()];
}

/** The same fault a few pixels further is the same fault. */
const keyOf = (asked: string, fault: string): string => `${asked} ${fault.replace(/-?\d+/g, '#')}`;
