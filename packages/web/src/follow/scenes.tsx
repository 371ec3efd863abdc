import { memo, useEffect, useState } from 'react';
import { Say, SayMessage } from '../app/language.tsx';
import { useSettings } from '../app/settings.ts';
import { Emblem } from '../art/emblem.tsx';
import { Icon } from '../art/icon.tsx';
import { SeasonSeal } from '../art/season-seal.tsx';
import { Sentence } from '../log/sentence.tsx';
import { type Moment, momentsOf } from './moments.ts';
import styles from './scenes.module.css';
import { useFresh } from './use-fresh.ts';

/** How long a moment is shown, at each speed. */
const LASTS = { calm: 1600, quick: 700, off: 0 } as const;

/** Moments of a second or two, over everything but out of the way: a press ends them and still does what it was meant to do. */
export const Scenes = memo(() => {
  const speed = useSettings((settings) => settings.speed);
  const [queue, setQueue] = useState<readonly Moment[]>([]);
  useFresh((fresh, state) => {
    if (speed === 'off') return;
    const moments = momentsOf(fresh, state);
    if (moments.length > 0) setQueue((now) => [...now, ...moments]);
  });
  const [moment] = queue;
  useEffect(() => {
    if (moment === undefined) return;
    const end = (): void => setQueue((now) => now.slice(1));
    const endAll = (): void => setQueue([]);
    const timer = setTimeout(end, LASTS[speed]);
    addEventListener('pointerdown', endAll, true);
    addEventListener('keydown', endAll, true);
    return () => {
      clearTimeout(timer);
      removeEventListener('pointerdown', endAll, true);
      removeEventListener('keydown', endAll, true);
    };
  }, [moment, speed]);
  if (moment === undefined) return null;
  return (
    <div className={styles.scene} data-scene-of={moment.kind} aria-hidden="true">
      {moment.kind === 'season' && (
        <>
          <span className={styles.mist} />
          <span className={styles.mist} />
          <span className={styles.mist} />
        </>
      )}
      <div className={styles.slip}>
        <Shown moment={moment} />
      </div>
    </div>
  );
});

function Shown({ moment }: { readonly moment: Moment }) {
  switch (moment.kind) {
    case 'season':
      return (
        <>
          <SeasonSeal season={moment.season} size={72} />
          <span className={styles.title}>
            <SayMessage message={moment.message} />
          </span>
        </>
      );
    case 'war':
      return (
        <>
          <Icon name="force" size={48} />
          <span className={styles.title}>
            <SayMessage message={moment.message} />
          </span>
        </>
      );
    case 'alliances':
      return moment.pairs.map(([clan, other]) => (
        <span key={clan} className={styles.pair}>
          <Emblem clan={clan} size={44} />
          <Icon name="alliance" size={36} className={styles.rings ?? ''} />
          <Emblem clan={other} size={44} />
          <span className={styles.words}>
            <Say k="log.alliance-formed" values={{ clan: { name: clan }, other: { name: other } }} />
          </span>
        </span>
      ));
    case 'betrayal':
      return (
        <>
          <Emblem clan={moment.clan} size={56} />
          <Icon name="betray" size={36} />
          <span className={styles.words}>
            <Sentence message={moment.message} subject={moment.clan} />
          </span>
        </>
      );
  }
}
