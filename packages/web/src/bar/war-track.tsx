import { type TrackWar, warTrack } from '@hinode/engine/facts';
import { useText } from '../app/language.tsx';
import { Emblem } from '../art/emblem.tsx';
import { useTableState } from '../table/use-table.ts';
import styles from './war-track.module.css';

/** The wars of the season in order: finished, current, to come. */
export function WarTrack() {
  const text = useText();
  const { view } = useTableState();
  return (
    <ol className={styles.wars} aria-label={text.say('bar.wars')}>
      {warTrack(view).map((war) => (
        <li key={war.number} className={styles.war} data-when={war.when}>
          <span aria-hidden="true" className={styles.seal}>
            {text.number(war.number)}
          </span>
          <span aria-hidden="true" className={styles.province}>
            {text.name(war.province)}
          </span>
          <span className="spoken">{spoken(text, war)}</span>
          {war.winner && <Emblem clan={war.winner} size={20} />}
        </li>
      ))}
    </ol>
  );
}

const WARS = { past: 'bar.war-past', now: 'bar.war-now', coming: 'bar.war-coming' } as const;

function spoken(text: ReturnType<typeof useText>, { number, province, when, winner }: TrackWar): string {
  const values = { n: number, province: { name: province } };
  if (winner) return text.say('bar.war-won', { ...values, clan: { name: winner } });
  return text.say(WARS[when], values);
}
