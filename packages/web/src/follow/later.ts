import { lazyAfterTable } from '../table/drawn.ts';

/** What a game needs once others have moved; it is loaded while the first tea is looked at. */

const since = () => import('./since.tsx');
const whoActs = () => import('./who-acts.tsx');
const paceButtons = () => import('./pace-buttons.tsx');
const live = () => import('./live.tsx');

export const Since = lazyAfterTable(async () => (await since()).Since);
export const SinceLine = lazyAfterTable(async () => (await since()).SinceLine);
export const SinceChip = lazyAfterTable(async () => (await since()).SinceChip);
export const WhoActs = lazyAfterTable(async () => (await whoActs()).WhoActs);
export const PaceButtons = lazyAfterTable(async () => (await paceButtons()).PaceButtons);
export const Live = lazyAfterTable(async () => (await live()).Live);

export function fetchFollowing(): void {
  for (const fetchPart of [since, whoActs, paceButtons, live]) void fetchPart();
}
