import type { Thinker } from '@hinode/bots';
import { isOver, result, type State } from '@hinode/engine';
import type { Noticed } from '../life/notices.ts';
import type { SeatOf } from '../life/seats.ts';
import { hasOtherRules } from '../rooms/room.ts';
import type { GameChange, Store, StoredGame } from '../store/store.ts';
import { driving } from '../table/bots/driving.ts';
import { openTable, type Table } from '../table/table.ts';
import { crewAt } from './crew.ts';

/** A table with its bots, and the game's entry in the list of games kept true. */
export interface Hosted {
  readonly table: Table;
  /** Does nobody listen or think, and is nothing under way? */
  isQuiet(): boolean;
  /** Nobody needs it any more. */
  close(): void;
}

export interface Surroundings {
  readonly store: Store;
  readonly thinker: Thinker;
  /** Told what went wrong behind everybody's back. */
  readonly failed: (problem: unknown) => void;
  /** Told what concerns persons who may not be at the table. */
  readonly noticed?: Noticed;
}

export interface HostOptions extends Surroundings {
  readonly now: () => number;
  /** Called when the table should ring at another moment, or not at all. */
  readonly alarm: (when: number | undefined) => void;
  /** Called when it may have become quiet. */
  readonly rested: () => void;
}

/** Opens the table of a game; undefined if no such game has begun, or under other rules than ours. */
export async function host(id: string, options: HostOptions): Promise<Hosted | undefined> {
  const { store, thinker, failed, noticed, now, alarm, rested } = options;
  const game = await store.game(id);
  if (game?.setup === undefined || hasOtherRules(game)) return undefined;
  const { setup } = game;
  const seats = seatsOf(game);
  const table = await openTable({
    id,
    setup,
    seats,
    clock: game.options.clock,
    store,
    now,
    failed,
    alarm,
    rested,
    ...(noticed && { noticed }),
    changed: (happened) => {
      if (happened === undefined) crew.forget();
      else crew.saw(happened);
      drive.wake();
      noteEnd();
    },
    lived: () => {
      crew.lookAround();
      drive.wake();
      noteEnd();
    },
  });
  const crew = crewAt({ id, seed: setup.seed, thinker, seats, table });
  const drive = driving({ table, bots: crew, failed, rested });

  /** The list says whether a game is over; one that was, and is taken back by agreement, goes on. */
  let listedAs = game.status;
  const noteEnd = (): void => {
    const change = ending(table, now());
    if (change.status === listedAs) return;
    listedAs = change.status;
    setStatus(store, id, change).catch(failed);
  };
  noteEnd();
  await table.settle();
  drive.wake();
  return {
    table,
    isQuiet: () => table.isQuiet() && !drive.isThinking(),
    close: crew.forget,
  };
}

type Ending = GameChange & Pick<StoredGame, 'status'>;

/** A game that was ended before Winter has no result. */
function ending(table: Table, now: number): Ending {
  const { state } = table.position();
  if (table.life().ended === undefined && !isOver(state)) return { status: 'playing' };
  return { status: 'over', endedAt: now, ...resultOf(table, state) };
}

function resultOf(table: Table, state: State): Pick<GameChange, 'result'> {
  const played = table.life().ended === undefined ? result(state) : undefined;
  return played ? { result: played } : {};
}

async function setStatus(store: Store, id: string, change: Ending): Promise<void> {
  const game = await store.game(id);
  if (game === undefined || game.status === change.status) return;
  // Somebody changed something else about the game meanwhile: look again.
  if (!(await store.updateGame(id, change, game.version))) await setStatus(store, id, change);
}

export const seatsOf = ({ seats }: StoredGame): readonly SeatOf[] =>
  seats.flatMap(({ clan, by }) => (clan && by ? [{ clan, ...('bot' in by ? by : { name: by.name }) }] : []));
