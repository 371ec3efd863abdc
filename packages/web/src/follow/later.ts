import { lazy } from 'react';

/** What a game needs once others have moved; it is loaded while the first tea is looked at. */

const since = () => import('./since.tsx');
const whoActs = () => import('./who-acts.tsx');
const paceButtons = () => import('./pace-buttons.tsx');
const live = () => import('./live.tsx');

export const Since = lazy(async () => ({ default: (await since()).Since }));
export const SinceLine = lazy(async () => ({ default: (await since()).SinceLine }));
export const SinceChip = lazy(async () => ({ default: (await since()).SinceChip }));
export const WhoActs = lazy(async () => ({ default: (await whoActs()).WhoActs }));
export const PaceButtons = lazy(async () => ({ default: (await paceButtons()).PaceButtons }));
export const Live = lazy(async () => ({ default: (await live()).Live }));

export function fetchFollowing(): void {
  for (const fetchPart of [since, whoActs, paceButtons, live]) void fetchPart();
}
