import type { ClanId } from '@hinode/engine';
import { type ReactNode, Suspense, useId, useState } from 'react';
import { Say, useText } from '../app/language.tsx';
import { UnreadTalk } from '../online/parts.tsx';
import { Talk } from '../table/later.tsx';
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
export function TeaParts({ together, ...choice }: Props) {
  const { view, me, persons } = useTableState();
  const { talk } = useTable();
  const you = useYou();
  const id = useId();
  const [part, setPart] = useState<PartId>('for-you');
  const waiting = view.proposals.filter((proposal) => proposal.with === you).length;
  const ally = view.clans.find(({ clan }) => clan === you)?.ally;
  const parts: readonly Part[] = [
    { id: 'for-you', label: 'tea.part-for-you', count: waiting },
    ...(you === undefined || ally !== undefined
      ? []
      : [{ id: 'your-offer', label: 'tea.part-your-offer' } as const]),
    ...(talk ? [{ id: 'talk', label: 'tabs.talk' } as const] : []),
  ];
  const open = parts.some((one) => one.id === part) ? part : 'for-you';
  const panel = (one: PartId, content: ReactNode): ReactNode =>
    parts.some((known) => known.id === one) && (
      <div
        key={one}
        id={`${id}-${one}`}
        className={styles.part}
        data-part={one}
        {...(!together && { role: 'tabpanel', 'aria-labelledby': `${id}-tab-${one}`, hidden: open !== one })}
      >
        {content}
      </div>
    );
  return (
    <>
      {!together && parts.length > 1 && <Tabs id={id} parts={parts} open={open} onChange={setPart} />}
      <div className={styles.parts} data-together={together || undefined}>
        {panel(
          'for-you',
          <>
            <Purpose />
            {persons.length > 1 && <SpeakFor />}
            {you === undefined ? <OffersAround /> : <OffersToYou key={`offers ${me}`} />}
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
  readonly onChange: (part: PartId) => void;
}

/** A count turns when something new arrives in another part. */
function Tabs({ id, parts, open, onChange }: TabsProps) {
  const text = useText();
  return (
    <div className={styles.tabs} role="tablist" aria-label={text.say('tea.title')}>
      {parts.map((part) => (
        <button
          key={part.id}
          type="button"
          role="tab"
          id={`${id}-tab-${part.id}`}
          aria-selected={part.id === open}
          aria-controls={`${id}-${part.id}`}
          className={styles.tab}
          data-part-tab={part.id}
          onClick={() => onChange(part.id)}
        >
          {text.say(part.label)}
          {part.count !== undefined && part.count > 0 && (
            // Another number is another element, and turns in.
            <b key={part.count} className={styles.count}>
              {text.number(part.count)}
            </b>
          )}
          {part.id === 'talk' && part.id !== open && <UnreadTalk />}
        </button>
      ))}
    </div>
  );
}

/** At the first tea: what the game is about, and what an alliance is for. */
function Purpose() {
  const { season } = useTableState().view;
  if (season !== 'spring') return null;
  return (
    <p className={styles.purpose}>
      <Say k="tea.purpose" />
    </p>
  );
}
