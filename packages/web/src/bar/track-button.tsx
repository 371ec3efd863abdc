import { useState } from 'react';
import { useText } from '../app/language.tsx';
import { Emblem } from '../art/emblem.tsx';
import { Icon } from '../art/icon.tsx';
import { useTableState } from '../table/use-table.ts';
import { Sheet } from '../ui/sheet.tsx';
import { MandateTrack } from './mandate-track.tsx';
import { StackWords } from './stack-note.tsx';
import { stackOf } from './track.ts';
import styles from './track-button.module.css';
import { WarTrack } from './war-track.tsx';

/** On a phone the bar holds what goes on now; pressed, it opens the whole track. */
export function TrackButton() {
  const text = useText();
  const { view } = useTableState();
  const [open, setOpen] = useState(false);
  const atWar = view.phase === 'war' || view.phase === 'cleanup';
  if (!atWar && view.phase !== 'politics') return null;
  const title = text.say(atWar ? 'bar.wars' : 'label.mandates');
  return (
    <>
      <button type="button" className={styles.now} onClick={() => setOpen(true)} aria-haspopup="dialog">
        <span className="spoken">{title}</span>
        {atWar ? <WarNow /> : <MandateNow />}
      </button>
      {open && (
        <Sheet title={title} onClose={() => setOpen(false)}>
          <div className={styles.track}>{atWar ? <WarTrack /> : <MandateTrack />}</div>
          {!atWar && <StackWords stack={stackOf(view)} />}
        </Sheet>
      )}
    </>
  );
}

/** The mandate being carried out, the kami turn, or who is choosing. */
function MandateNow() {
  const text = useText();
  const { view } = useTableState();
  const { mandate, current } = view;
  const chooses = view.decisions.some(({ kind }) => kind === 'mandate');
  return (
    <>
      {current && <Emblem clan={current} size={20} />}
      {mandate && <Icon name={mandate} size={20} />}
      <span className={styles.word}>
        {mandate ? text.name(mandate, 'short') : text.say(chooses ? 'bar.choosing' : 'table.kami-turn')}
      </span>
    </>
  );
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
