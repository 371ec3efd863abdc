import { type ComponentType, lazy, Suspense } from 'react';
import { useTable } from '../table/use-table.ts';

/** What only a table online has. A game in this browser does without it, and does not load it either. */

const all = () => import('./all-parts.ts');

/** Draws a part where one plays online, once it is there; elsewhere nothing. */
function onlineOnly<P extends object>(part: () => Promise<ComponentType<P>>): ComponentType<P> {
  const Part: ComponentType<P> = lazy(async () => ({ default: await part() }));
  return (props) => {
    const { online } = useTable();
    return (
      online && (
        <Suspense>
          <Part {...props} />
        </Suspense>
      )
    );
  };
}

export const Clock = onlineOnly(async () => (await all()).Clock);
export const OnlineItems = onlineOnly(async () => (await all()).OnlineItems);
export const Presence = onlineOnly(async () => (await all()).Presence);
export const StandingItems = onlineOnly(async () => (await all()).MenuItems);
export const UnreadTalk = onlineOnly(async () => (await all()).UnreadTalk);
export const WaitingFor = onlineOnly(async () => (await all()).WaitingFor);
