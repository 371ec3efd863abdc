import { writePlace } from '../analysis/place.ts';
import { Replay } from '../replay/replay-page.tsx';
import { FinishedGame } from './finished-game.tsx';

interface Props {
  readonly id: string;
  readonly watched: boolean;
}

/** An online game that is over, move by move, from the view of any of its clans. */
export const AgainPage = ({ id, watched }: Props) => (
  <FinishedGame id={id} watched={watched}>
    {(game) => (
      <Replay
        game={game}
        place={{ page: 'again', id, watched }}
        lookInto={writePlace({ id, from: watched ? 'watched' : 'online' })}
      />
    )}
  </FinishedGame>
);
