import type { Thinker } from '@hinode/bots';
import type { ClanId } from '@hinode/engine';
import { engineOf } from '@hinode/engine/versions';
import { STAND_IN } from '../notes/consequences.ts';
import type { Noticed } from '../notices/occasions.ts';
import { rulesOf } from '../rooms/room.ts';
import type { Ending, Store, StoredGame } from '../store/store.ts';
import { botDriver } from '../table/bots/bot-driver.ts';
import { tableBots } from '../table/bots/table-bots.ts';
import type { Asker, ThinkingQueue } from '../table/bots/thinking-queue.ts';
import type { TableSeat } from '../table/seats.ts';
import { endingOf } from '../table/situation.ts';
import { openTable, type Table } from '../table/table.ts';

/** A table with its bots, and the game's entry in the list of games kept true. */
export interface RunningTable {
  readonly table: Table;
  /** Does nobody listen or think, and is nothing under way? */
  isQuiet(): boolean;
  /** Nobody needs it any more. */
  close(): void;
}

export interface TableServices {
  readonly store: Store;
  readonly thinker: Thinker;
  /** Where the bots of all tables wait for it. */
  readonly queue: ThinkingQueue;
  /** Told what went wrong behind everybody's back. */
  readonly failed: (problem: unknown) => void;
  /** Told what concerns persons who may not be at the table. */
  readonly noticed?: Noticed;
  /** How long an answer given in advance waits: as a person would, if nobody says otherwise. */
  readonly hesitate?: () => number;
}

export interface RunOptions extends TableServices {
  readonly now: () => number;
  readonly mayTalk: (seat: ClanId) => boolean;
  /** Called when the table should ring at another moment, or not at all. */
  readonly alarm: (when: number | undefined) => void;
  /** Called when it may have become quiet. */
  readonly rested: () => void;
}

/** Opens the table of a game; undefined if no such game has begun, or under rules that nobody here knows. */
export async function runTable(id: string, options: RunOptions): Promise<RunningTable | undefined> {
  const { store, thinker, queue, failed, noticed, hesitate, now, mayTalk, alarm, rested } = options;
  const game = await store.game(id);
  const engine = game && (await engineOf(rulesOf(game)));
  if (game?.setup === undefined || engine === undefined) return undefined;
  const { setup } = game;
  const seats = seatsOf(game);
  const table = await openTable({
    id,
    setup,
    engine,
    seats,
    clock: game.options.clock,
    store,
    now,
    mayTalk,
    failed,
    alarm,
    rested,
    hesitate,
    ...(noticed && { noticed }),
    changed: (happened) => {
      if (happened === undefined) bots.forget();
      else bots.saw(happened);
      driver.wake();
    },
    noted: (kept) => {
      bots.heard(kept);
      driver.wake();
    },
  });
  const bots = tableBots({ id, seed: setup.seed, engine, thinker, seats, table });
  const asker = (clan: ClanId): Asker => {
    const playing = game.seats.flatMap((seat) =>
      seat.by && 'session' in seat.by && seat.clan && !table.proceedings().bots[seat.clan]
        ? [{ clan: seat.clan, person: seat.by.session }]
        : [],
    );
    return {
      level: bots.levelOf(clan) ?? STAND_IN,
      persons: playing.map(({ person }) => person),
      isWaitedFor: playing.some((one) => table.isHere(one.clan)),
    };
  };
  const driver = botDriver({ table, bots, queue, asker, failed, rested });

  // From now on the list of games is true by itself; what was written before may not be.
  await setStatus(
    store,
    id,
    endingOf({ position: table.position(), proceedings: table.proceedings() }, now()),
  ).catch(failed);
  await table.settle();
  driver.wake();
  return {
    table,
    isQuiet: () => table.isQuiet() && !driver.isDriving(),
    close: bots.forget,
  };
}

async function setStatus(store: Store, id: string, change: Ending): Promise<void> {
  const game = await store.game(id);
  if (game === undefined || (game.status === change.status && !game.mayBeOver)) return;
  // Somebody changed something else about the game meanwhile: look again.
  if (!(await store.updateGame(id, change, game.version))) await setStatus(store, id, change);
}

export const seatsOf = ({ seats }: StoredGame): readonly TableSeat[] =>
  seats.flatMap(({ clan, by }) => (clan && by ? [{ clan, ...('bot' in by ? by : { name: by.name }) }] : []));
