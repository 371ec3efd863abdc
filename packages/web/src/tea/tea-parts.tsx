import type { ClanId } from '@hinode/engine';
import { type ReactNode, Suspense, useId, useState } from 'react';
import { Say, useText } from '../app/language.tsx';
import { SeasonSlip } from '../follow/later.ts';
import { UnreadTalk } from '../online/parts.tsx';
import { Talk } from '../table/later.tsx';
import { part } from '../table/part.tsx';
import { useTable, useTableState, useYou } from '../table/use-table.ts';
import { OffersAround } from './offers-around.tsx';
import { OffersToYou } from './offers-to-you.tsx';
import { OpenOffers } from './open-offers.tsx';
import { SpeakFor } from './speak-for.tsx';
import styles from './tea-parts.module.css';
import { YourOffer } from './your-offer.tsx';

interface Props {
  readonly partners: readonly ClanId[];
  readonly partner?: ClanId;
  readonly onChoose: (clan: ClanId) => void;
  /** All parts are seen at once; elsewhere one of them, and how much waits in the others. */
  readonly together: boolean;
}

type PartId = 'for-you' | 'your-offer' | 'talk';

/** Offers to you, your own, and talk. */
export const TeaParts = part(
  useOffered,
  ({ together, me, you, isFirst, isAllied, several, waiting, ...choice }) => {
    const { talk } = useTable();
    const id = useId();
    const [picked, setPicked] = useState<PartId>('for-you');
    const parts: readonly Part[] = [
      { id: 'for-you', label: 'tea.part-for-you', count: waiting },
      ...(you === undefined || isAllied ? [] : [{ id: 'your-offer', label: 'tea.part-your-offer' } as const]),
      ...(talk ? [{ id: 'talk', label: 'tabs.talk' } as const] : []),
    ];
    const open = parts.some((one) => one.id === picked) ? picked : 'for-you';
    const panel = (one: PartId, content: ReactNode): ReactNode =>
      parts.some((known) => known.id === one) && (
        <div
          key={one}
          id={`${id}-${one}`}
          className={styles.part}
          data-part={one}
          {...(!together && {
            role: 'tabpanel',
            'aria-labelledby': `${id}-tab-${one}`,
            hidden: open !== one,
          })}
        >
          {content}
        </div>
      );
    return (
      <>
        {!together && parts.length > 1 && <Tabs id={id} parts={parts} open={open} onChange={setPicked} />}
        <div className={styles.parts} data-together={together || undefined}>
          {panel(
            'for-you',
            <>
              {isFirst && <Purpose />}
              {several && <SpeakFor />}
              {you === undefined ? <OffersAround /> : <OffersToYou key={`offers ${me}`} />}
              {!isFirst && (
                <Suspense>
                  <SeasonSlip />
                </Suspense>
              )}
              {!together && <OpenOffers />}
            </>,
          )}
          {panel('your-offer', <YourOffer key={`${me} ${choice.partner}`} {...choice} />)}
          {(together || open === 'talk') &&
            panel(
              'talk',
              <Suspense>
                <Talk />
              </Suspense>,
            )}
        </div>
      </>
    );
  },
);

function useOffered(_: Props) {
  const { view, me, persons } = useTableState();
  const you = useYou();
  return {
    me,
    you,
    isFirst: view.season === 'spring',
    isAllied: view.clans.some(({ clan, ally }) => clan === you && ally !== undefined),
    several: persons.length > 1,
    waiting: view.proposals.filter((proposal) => proposal.with === you).length,
  };
}

interface Part {
  readonly id: PartId;
  readonly label: 'tea.part-for-you' | 'tea.part-your-offer' | 'tabs.talk';
  readonly count?: number;
}

interface TabsProps {
  readonly id: string;
  readonly parts: readonly Part[];
  readonly open: PartId;
  readonly onChange: (picked: PartId) => void;
}

/** A count turns when something new arrives in another part. */
function Tabs({ id, parts, open, onChange }: TabsProps) {
  const text = useText();
  return (
    <div className={styles.tabs} role="tablist" aria-label={text.say('tea.title')}>
      {parts.map((one) => (
        <button
          key={one.id}
          type="button"
          role="tab"
          id={`${id}-tab-${one.id}`}
          aria-selected={one.id === open}
          aria-controls={`${id}-${one.id}`}
          className={styles.tab}
          data-part-tab={one.id}
          onClick={() => onChange(one.id)}
        >
          {text.say(one.label)}
          {one.count !== undefined && one.count > 0 && (
            // Another number is another element, and turns in.
            <b key={one.count} className={styles.count}>
              {text.number(one.count)}
            </b>
          )}
          {one.id === 'talk' && one.id !== open && <UnreadTalk />}
        </button>
      ))}
    </div>
  );
}

/** At the first tea: what the game is about, and what an alliance is for. The guide says the same, so it gives way to the guide. */
const Purpose = () => (
  <p className={styles.purpose} data-purpose="">
    <Say k="tea.purpose" />
  </p>
);
