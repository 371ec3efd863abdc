import { MANDATE_TURNS, tilesUnseen } from '@hinode/engine/facts';
import { type ReactNode, useState } from 'react';
import { Say, useText } from '../app/language.tsx';
import { Emblem } from '../art/emblem.tsx';
import { Icon } from '../art/icon.tsx';
import { SeasonSeal } from '../art/season-seal.tsx';
import { part } from '../table/part.tsx';
import { useTableState } from '../table/use-table.ts';
import { Sheet } from '../ui/sheet.tsx';
import { MandateTrack } from './mandate-track.tsx';
import { StackWords } from './stack-note.tsx';
import styles from './track-button.module.css';
import { WarTrack } from './war-track.tsx';

/** For a phone on its side: season, turn and what is going on, in the first cell of the strip. */
export function SeasonCell() {
  const text = useText();
  const { view } = useTableState();
  return (
    <>
      <h1 className="spoken">{text.name(view.season)}</h1>
      <TrackButton className={styles.cell}>
        <SeasonSeal season={view.season} size={24} />
        <span className={styles.rows}>
          <b>
            {view.phase === 'politics' ? (
              <Say k="bar.turn-brief" values={{ turn: view.turn, turns: MANDATE_TURNS }} />
            ) : (
              text.name(view.season)
            )}
          </b>
          <span>
            {view.mandate ? text.name(view.mandate, 'short') : text.name(`phase.${view.phase}`, 'short')}
          </span>
        </span>
      </TrackButton>
    </>
  );
}

interface Props {
  readonly className?: string | undefined;
  /** What it shows; by default, what is going on now. */
  readonly children?: ReactNode;
}

/** On a phone the bar shows what is going on now; a press opens the whole track. */
export const TrackButton = part(usePhase, ({ className = styles.now, children, phase }) => {
  const text = useText();
  const [open, setOpen] = useState(false);
  const atWar = phase === 'war' || phase === 'cleanup';
  if (!atWar && phase !== 'politics') return children && <span className={className}>{children}</span>;
  const title = text.say(atWar ? 'bar.wars' : 'label.mandates');
  return (
    <>
      <button type="button" className={className} onClick={() => setOpen(true)} aria-haspopup="dialog">
        <span className="spoken">{title}</span>
        {children ?? (atWar ? <WarNow /> : <MandateNow />)}
      </button>
      {open && (
        <Sheet title={title} onClose={() => setOpen(false)}>
          <div className={styles.track}>{atWar ? <WarTrack /> : <MandateTrack />}</div>
          {!atWar && <StackLeft />}
        </Sheet>
      )}
    </>
  );
});

function usePhase(_: Props) {
  return { phase: useTableState().view.phase };
}

const StackLeft = () => <StackWords stack={tilesUnseen(useTableState().view)} />;

/** The mandate being carried out, the kami turn, or who is choosing. */
const MandateNow = part(useMandate, ({ mandate, current, chooses }) => {
  const text = useText();
  return (
    <>
      {current && <Emblem clan={current} size={20} />}
      {mandate && <Icon name={mandate} size={20} />}
      <span className={styles.word}>
        {mandate ? text.name(mandate, 'short') : text.say(chooses ? 'bar.choosing' : 'table.kami-turn')}
      </span>
    </>
  );
});

function useMandate() {
  const { mandate, current, decisions } = useTableState().view;
  return { mandate, current, chooses: decisions.some(({ kind }) => kind === 'mandate') };
}

function WarNow() {
  const text = useText();
  const { view } = useTableState();
  const province = view.wars[view.warsOpened - 1];
  return (
    <>
      <Icon name="force" size={20} />
      <span className={styles.seal}>{text.number(view.warsOpened)}</span>
      {province && <span className={styles.province}>{text.name(province)}</span>}
    </>
  );
}
