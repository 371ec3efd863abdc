import { useState } from 'react';
import { Say, useText } from '../app/language.tsx';
import { goTo } from '../app/route.ts';
import { Emblem } from '../art/emblem.tsx';
import { startLocalGame } from '../local/new-game.ts';
import { useFault } from '../menu/use-fault.ts';
import { playNow, seatsOf, toStart } from '../setup/draft.ts';
import { useLastSetup } from '../setup/last-setup.ts';
import { Onward, WayFace } from './way-in.tsx';
import styles from './ways.module.css';

/** One click: the clan one played last against three bots. */
export function PlayNow() {
  const text = useText();
  const draft = playNow(useLastSetup(({ solo }) => solo));
  const fail = useFault();
  const [started, setStarted] = useState(false);
  const seats = seatsOf(draft);
  const clan = seats.find(({ player }) => player.kind === 'person')?.clan ?? 'koi';
  const bot = seats.flatMap(({ player }) => (player.kind === 'bot' ? [player] : []))[0];

  const start = async (): Promise<void> => {
    setStarted(true);
    goTo({ page: 'game', id: await startLocalGame(toStart(draft)) });
  };

  return (
    <button
      type="button"
      className={`${styles.way} ${styles.wide} ${styles.now}`}
      disabled={started}
      onClick={() => void start().catch(fail)}
    >
      <WayFace
        picture={<Emblem clan={clan} size={52} />}
        title={text.say('home.play')}
        note={
          bot && (
            <Say
              k="home.play-note"
              values={{ clan: { name: clan }, level: { name: `level.${bot.level}` } }}
            />
          )
        }
      />
      <Onward />
    </button>
  );
}
