import { CORE_CLAN_IDS } from '@hinode/engine/facts';
import { newRecord } from '@hinode/engine/records';
import type { Page } from 'playwright-core';
import { openPage } from './page.ts';
import { openGameAt, seatsFor } from './positions.ts';
import { inAHurry } from './settings.ts';

/** Games that are played through the page, from their beginning. */

export async function openFiveRoundOnePhone(): Promise<Page> {
  const page = await openPage({ ...inAHurry, language: 'fa', viewport: 'phone' });
  const record = newRecord({ clans: [...CORE_CLAN_IDS], set: 'horseman', seed: 'five round one phone' });
  await openGameAt(page, { id: 'hot-seat', record, seats: seatsFor(record, CORE_CLAN_IDS) });
  return page;
}

export async function openWithKeys(): Promise<Page> {
  const page = await openPage({ ...inAHurry });
  const record = newRecord({ clans: ['koi', 'lotus', 'turtle'], set: 'teapot', seed: 'keys' });
  await openGameAt(page, { id: 'keys', record, seats: seatsFor(record, ['lotus']) });
  return page;
}
