import { SayMessage, useText } from '../app/language.tsx';
import { writeRoute } from '../app/route.ts';
import { SeasonSeal } from '../art/season-seal.tsx';
import type { KeptGame } from './use-kept-games.ts';
import { Onward, WayFace } from './way-in.tsx';
import styles from './ways.module.css';

/** Back to the game that was played last. */
export function Continue({ game }: { readonly game: KeptGame }) {
  const text = useText();
  const { id, progress } = game;
  if (progress === undefined) return null;
  return (
    <a className={`${styles.way} ${styles.wide}`} href={writeRoute({ page: 'game', id })}>
      <WayFace
        picture={<SeasonSeal season={progress.season} size={46} />}
        title={text.say('home.continue')}
        note={<SayMessage message={progress.message} />}
      />
      <Onward />
    </a>
  );
}
