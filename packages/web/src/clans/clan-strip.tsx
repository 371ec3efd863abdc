import type { ClanId } from '@hinode/engine';
import { Suspense, useRef, useState } from 'react';
import { useIsSeen } from '../app/after-picture.ts';
import { SayMessage, useText } from '../app/language.tsx';
import { Emblem } from '../art/emblem.tsx';
import { Icon } from '../art/icon.tsx';
import { SeasonCell } from '../bar/track-button.tsx';
import { SinceChip } from '../follow/later.ts';
import { Clock } from '../online/parts.tsx';
import { part } from '../table/part.tsx';
import { youIn } from '../table/persons.ts';
import { useTableState } from '../table/use-table.ts';
import { Sheet } from '../ui/sheet.tsx';
import { clanIn, waitsFor } from './clan-facts.ts';
import { ClanPanel } from './clan-panel.tsx';
import styles from './clan-strip.module.css';
import { Gained } from './gained.tsx';
import { useNarrow } from './use-narrow.ts';
import { usePassing } from './use-passing.ts';

/** The honor track as a strip of chips, for narrower pages. A chip opens the clan's panel. */
export const ClanStrip = part(useHonor, ({ withSeason = false, honor }) => {
  const text = useText();
  const [opened, setOpened] = useState<ClanId>();
  const list = useRef<HTMLOListElement>(null);
  // Together with the question after tea, they would be too much for one frame.
  const isSeen = useIsSeen();
  useNarrow(list, honor.length);
  usePassing(list, honor.join(' '), honor.length);
  return (
    <section className={styles.row} aria-label={text.say('label.honor-track')}>
      {withSeason && <SeasonCell />}
      <ol ref={list} className={styles.strip}>
        {honor.map((clan) => (
          <li key={clan} data-passes={clan} className={styles.place}>
            {isSeen && <Chip clan={clan} onOpen={setOpened} />}
          </li>
        ))}
      </ol>
      <Suspense>
        <SinceChip />
      </Suspense>
      {opened && (
        <Sheet title={text.name(opened)} onClose={() => setOpened(undefined)}>
          <ClanPanel clan={opened} room="full" />
        </Sheet>
      )}
    </section>
  );
});

function useHonor(_: { readonly withSeason?: boolean }) {
  return { honor: useTableState().view.honor };
}

interface ChipProps {
  readonly clan: ClanId;
  readonly onOpen: (clan: ClanId) => void;
}

function useChip({ clan }: ChipProps) {
  const state = useTableState();
  const { vp = 0, coins = 0, ronin = 0, ally } = clanIn(state, clan) ?? {};
  const rank = state.view.honor.indexOf(clan) + 1;
  return { vp, coins, ronin, ally, rank, waits: waitsFor(state, clan), mine: clan === youIn(state) };
}

const Chip = part(useChip, ({ clan, onOpen, vp, coins, ronin, ally, rank, waits, mine }) => {
  const text = useText();
  const values = { clan: { name: clan }, rank, purse: { holds: { vp, coins, ronin } } };
  return (
    <button type="button" className={styles.chip} data-mine={mine || undefined} onClick={() => onOpen(clan)}>
      <span className="spoken">
        {waits ? text.say('clan.chip-waits', { ...values, waits }) : text.say('clan.chip', values)}
      </span>
      {ally && <span className="spoken">{text.say('label.clan-ally', { clan: { name: ally } })}</span>}
      <span className={styles.emblem} aria-hidden="true">
        <Emblem clan={clan} size="1em" />
        <span className={styles.rank}>{text.number(rank)}</span>
        {ally && (
          <span className={styles.ally}>
            <Emblem clan={ally} size={12} />
          </span>
        )}
      </span>
      <span className={styles.numbers} aria-hidden="true">
        <b className={styles.vp}>
          <Gained value={vp} />
          <Icon name="vp" />
        </b>
        <span className={styles.purse}>
          <Icon name="coin" />
          <Gained value={coins} />
          <Icon name="ronin" />
          <Gained value={ronin} />
        </span>
      </span>
      {waits && (
        <span className={styles.waits} aria-hidden="true">
          <SayMessage message={waits} />
        </span>
      )}
      <span className={styles.clock}>
        <Clock clan={clan} brief />
      </span>
    </button>
  );
});
