import type { ShownRoom } from '@hinode/wire';
import { type ReactNode, useEffect, useState } from 'react';
import { type ReplayedGame, withEngine } from '../replay/replay-table.ts';
import { Laying } from '../table/laying.tsx';
import type { Seat } from '../table/table.ts';
import { call, codeOf } from './api.ts';
import { finishedAt } from './finished.ts';
import { Unreachable } from './name-gate.tsx';
import { playerOf } from './player-of.ts';

interface Props {
  readonly id: string;
  /** Named by the id for spectators. */
  readonly watched: boolean;
  readonly children: (game: ReplayedGame) => ReactNode;
}

/** Loads an online game that is over, and says so while it loads or if it cannot. */
export function FinishedGame({ id, watched, children }: Props) {
  const path = watched ? `watch/${id}` : `games/${id}`;
  const [game, setGame] = useState<ReplayedGame>();
  const [refused, setRefused] = useState<string>();
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry asks again
  useEffect(() => {
    setRefused(undefined);
    Promise.all([call<ShownRoom>('GET', path), finishedAt(path)])
      .then(([room, { record }]) => withEngine({ seats: seatsOf(room), record, ...mineIn(room) }))
      .then(setGame)
      .catch((problem: unknown) => setRefused(codeOf(problem)));
  }, [path, tries]);
  if (refused !== undefined) return <Unreachable code={refused} onAgain={() => setTries(tries + 1)} />;
  return game === undefined ? <Laying /> : children(game);
}

function mineIn({ seats, mine }: ShownRoom): Pick<ReplayedGame, 'mine'> {
  const clan = mine === undefined ? undefined : seats[mine]?.clan;
  return clan === undefined ? {} : { mine: clan };
}

const seatsOf = ({ seats }: ShownRoom): Seat[] =>
  seats.flatMap((seat) => (seat.clan === undefined ? [] : [{ clan: seat.clan, player: playerOf(seat) }]));
