import { useState } from 'react';
import { useText } from '../app/language.tsx';
import { Button } from '../ui/button.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { KeptGame } from './kept-game.tsx';
import styles from './kept-games.module.css';
import type { KeptGame as Game } from './use-kept-games.ts';

interface Props {
  readonly games: readonly Game[];
  readonly onRemove: (id: string) => void;
}

/** All games kept in this browser, to go on with or to delete. */
export function KeptGames({ games, onRemove }: Props) {
  const text = useText();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button className={styles.all} onClick={() => setOpen(true)}>
        {games.length === 1 ? text.say('home.kept-title') : text.say('home.kept', { n: games.length })}
      </Button>
      {open && (
        <Sheet title={text.say('home.kept-title')} onClose={() => setOpen(false)}>
          <ul className={styles.games}>
            {games.map((game) => (
              <KeptGame key={game.id} game={game} onRemove={() => onRemove(game.id)} />
            ))}
          </ul>
        </Sheet>
      )}
    </>
  );
}
