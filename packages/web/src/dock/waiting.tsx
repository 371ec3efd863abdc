import type { ClanId } from '@hinode/engine';
import { type ReactNode, Suspense } from 'react';
import { Say, useText } from '../app/language.tsx';
import { Emblem } from '../art/emblem.tsx';
import { Give } from '../clans/give.tsx';
import { PaceButtons, WhoActs } from '../follow/later.ts';
import { useOnline } from '../online/online.ts';
import { WaitingFor } from '../online/parts.tsx';
import { part } from '../table/part.tsx';
import { useTableState } from '../table/use-table.ts';
import styles from './dock.module.css';
import { Frame } from './frame.tsx';
import { SpeakForHelp } from './speak-for-help.tsx';

/** While others act the dock is one quiet line and keeps its place. */
export const Waiting = ({ foot }: { readonly foot?: ReactNode }) => (
  <Frame
    quiet
    question={<WhoIsAwaited />}
    foot={
      foot ?? (
        <Suspense>
          <PaceButtons />
        </Suspense>
      )
    }
  >
    <YouCouldHelp />
    <SpeakForHelp />
  </Frame>
);

const WhoIsAwaited = part(useAwaited, ({ others, thinking }) => {
  const online = useOnline();
  if (online !== undefined && others.length > 0) return <WaitingFor clans={others} />;
  if (thinking === undefined) return <WaitedFor clans={others} />;
  return (
    <Suspense fallback={<WaitedFor clans={others} />}>
      <WhoActs now={thinking} />
    </Suspense>
  );
});

function useAwaited() {
  const { view, thinking } = useTableState();
  return { others: thinking === undefined ? view.decisions.map(({ clan }) => clan) : [thinking], thinking };
}

/** Who is waited for, in a line. */
export function WaitedFor({ clans }: { readonly clans: readonly ClanId[] }) {
  const text = useText();
  return (
    <span className={styles.waiting}>
      {clans.map((clan) => (
        <Emblem key={clan} clan={clan} size={24} />
      ))}
      {clans.length > 0 ? text.say('dock.waiting', { clans: { names: clans } }) : text.say('dock.nobody')}
    </span>
  );
}

/** Somebody can afford no card, and I have what is missing (TRAIN-8). */
function YouCouldHelp() {
  const { view, me, mayGive } = useTableState();
  const asked = view.decisions[0]?.clan;
  if (view.help?.from.includes(me) !== true || asked === undefined || !mayGive) return null;
  return (
    <>
      <p>
        <Say
          k="help.you-could"
          values={{ clan: { name: asked }, purse: { purse: { coins: view.help.missing } } }}
        />
      </p>
      <Give to={asked} />
    </>
  );
}
