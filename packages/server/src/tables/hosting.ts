import type { LevelId, Thinker } from '@hinode/bots';
import { type ClanId, isOver } from '@hinode/engine';
import type { Store, StoredGame } from '../store/store.ts';
import { botsAt } from '../table/bots/bots.ts';
import { driving } from '../table/bots/driving.ts';
import { openTable, type Table } from '../table/table.ts';

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
  /** The time, in milliseconds since 1970; the machine's own clock if nobody says otherwise. */
  readonly now?: () => number;
  /** Told what went wrong behind everybody's back. */
  readonly failed: (problem: unknown) => void;
}

/** Opens the table of a game; undefined if no such game has begun. `rested` is called when it may have become quiet. */
export async function host(
  id: string,
  { store, thinker, now = Date.now, failed }: Surroundings,
  rested: () => void,
): Promise<Hosted | undefined> {
  const game = await store.game(id);
  if (game?.setup === undefined) return undefined;
  const { setup } = game;
  const { persons, levels } = whoSits(game);
  const table = await openTable({
    id,
    setup,
    persons,
    store,
    now,
    rested,
    changed: (happened) => {
      if (happened === undefined) bots.forget();
      else bots.saw(happened);
      drive.wake();
      noteEnd();
    },
  });
  const bots = botsAt({ id, seed: setup.seed, levels, persons, thinker, retell: table.retell });
  const drive = driving({ table, bots, failed, rested });

  /** The list says whether a game is over; one that was, and is taken back by agreement, goes on. */
  let listedAs = game.status;
  const noteEnd = (): void => {
    const status = isOver(table.position().state) ? 'over' : 'playing';
    if (status === listedAs) return;
    listedAs = status;
    setStatus(store, id, status, now()).catch(failed);
  };
  noteEnd();
  drive.wake();
  return {
    table,
    isQuiet: () => table.isQuiet() && !drive.isThinking(),
    close: bots.forget,
  };
}

async function setStatus(
  store: Store,
  id: string,
  status: StoredGame['status'],
  when: number,
): Promise<void> {
  const game = await store.game(id);
  if (game === undefined || game.status === status) return;
  const change = { status, ...(status === 'over' && { endedAt: when }) };
  // Somebody changed something else about the game meanwhile: look again.
  if (!(await store.updateGame(id, change, game.version))) await setStatus(store, id, status, when);
}

const whoSits = ({
  seats,
}: StoredGame): { readonly persons: readonly ClanId[]; readonly levels: ReadonlyMap<ClanId, LevelId> } => ({
  persons: seats.flatMap(({ clan, by }) => (clan && by && 'session' in by ? [clan] : [])),
  levels: new Map(
    seats.flatMap(({ clan, by }) => (clan && by && 'bot' in by ? [[clan, by.bot] as const] : [])),
  ),
});
