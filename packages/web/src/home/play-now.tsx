import { useState } from 'react';
import { Say, useText } from '../app/language.tsx';
import { goTo } from '../app/route.ts';
import { Emblem } from '../art/emblem.tsx';
import { startLocalGame } from '../local/new-game.ts';
import { useFault } from '../menu/use-fault.ts';
import { ownClan, playNow, seatsOf, toStart } from '../setup/draft.ts';
import { useLastSetup } from '../setup/last-setup.ts';
import { FIRST_GAME, isFirstGame } from './first-game.ts';
import type { KeptGame } from './use-kept-games.ts';
import { Onward, WayFace } from './way-in.tsx';
import styles from './ways.module.css';

interface Props {
  /** What was played in this browser. */
  readonly games: readonly KeptGame[];
  /** Something else on the page wants an answer first. */
  readonly isQuiet: boolean;
}

/** One click: the clan one played last against three bots; gentle ones in a first game. It says what it will start. */
export function PlayNow({ games, isQuiet }: Props) {
  const text = useText();
  const last = useLastSetup(({ solo }) => solo);
  const isFirst = isFirstGame(last, games);
  const draft = isFirst ? FIRST_GAME : playNow(last);
  const fail = useFault();
  const [started, setStarted] = useState(false);
  const seats = seatsOf(draft);
  const clan = ownClan(draft);
  const bot = seats.flatMap(({ player }) => (player.kind === 'bot' ? [player] : []))[0];

  const start = async (): Promise<void> => {
    setStarted(true);
    goTo({ page: 'game', id: await startLocalGame(toStart(draft)) });
  };

  return (
    <button
      type="button"
      className={`${styles.way} ${styles.wide} ${styles.now}`}
      data-quiet={isQuiet || undefined}
      disabled={started}
      onClick={() => void start().catch(fail)}
    >
      <WayFace
        picture={<Emblem clan={clan} size={52} />}
        title={text.say('home.play')}
        note={
          bot && (
            <Say
              k={isFirst ? 'home.play-note-first' : 'home.play-note'}
              values={{ clan: { name: clan }, level: { name: `level.${bot.level}` } }}
            />
          )
        }
      />
      <Onward />
    </button>
  );
}
