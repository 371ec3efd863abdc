import { type ComponentType, Suspense } from 'react';
import { later } from '../app/later.tsx';
import { afterTable } from '../table/drawn.ts';
import type { Table } from '../table/table.ts';
import { useTable } from '../table/use-table.ts';

/** What only an online table has. A game in this browser does not need it, and does not load it. */

const all = () => import('./all-parts.ts');

/** Draws a part once it has loaded, at tables to which it applies; elsewhere nothing. */
function only<P extends object>(
  at: (table: Table) => boolean,
  part: () => Promise<ComponentType<P>>,
): ComponentType<P> {
  const Part = later<P>(async () => {
    await afterTable();
    return part();
  });
  return (props) => {
    return (
      at(useTable()) && (
        <Suspense>
          <Part {...props} />
        </Suspense>
      )
    );
  };
}

const online = ({ online: line }: Table): boolean => line !== undefined;
const talking = ({ talk }: Table): boolean => talk !== undefined;

export const AlwaysSo = only(online, async () => (await all()).AlwaysSo);
export const Clock = only(online, async () => (await all()).Clock);
export const OnlineItems = only(online, async () => (await all()).OnlineItems);
export const Presence = only(online, async () => (await all()).Presence);
export const StandingItems = only(online, async () => (await all()).MenuItems);
export const LastWord = only(talking, async () => (await import('../talk/last-word.tsx')).LastWord);
export const UnreadTalk = only(talking, async () => (await import('../talk/unread-talk.tsx')).UnreadTalk);
export const WaitingFor = only(online, async () => (await all()).WaitingFor);
