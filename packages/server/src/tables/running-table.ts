import { BY_CHANCE } from '@hinode/bots';
import type { ClanId } from '@hinode/engine';
import { engineOf } from '@hinode/engine/versions';
import type { Presence } from '../bus/presence.ts';
import type { Noticed } from '../notices/occasions.ts';
import { rulesOf } from '../rooms/room.ts';
import type { Ending, SeatedBot, Store, StoredGame } from '../store/store.ts';
import type { BotPlay, BotPlayOptions } from '../table/bots/bot-play.ts';
import type { TableSeat } from '../table/seats.ts';
import { endingOf } from '../table/situation.ts';
import { openTable, type Table } from '../table/table.ts';

/** A table with its bots; it also keeps the game's entry in the list of games up to date. */
export interface RunningTable {
  readonly table: Table;
  /** In this position a bot may have something to say or to do. */
  wake(): void;
  /** Requests once more the bots that were already awaited at the last look. */
  lookAfterBots(): void;
  /** Is nobody listening or thinking, and nothing in progress? */
  isQuiet(): boolean;
  /** Nobody needs it any more. */
  close(): void;
}

export interface TableServices {
  readonly store: Store;
  /** Told about failures that no caller is waiting for. */
  readonly failed: (problem: unknown) => void;
  /** Told what concerns people who may not be at the table. */
  readonly noticed?: Noticed;
  /** How long a standing answer waits; by default as long as a person would. */
  readonly hesitate?: () => number;
  /** Who sits at these tables at other nodes. */
  readonly presence?: Presence;
}

export interface RunOptions extends TableServices {
  readonly bots: (options: BotPlayOptions) => BotPlay;
  readonly now: () => number;
  readonly mayTalk: (seat: ClanId) => boolean;
  /** Called when the table should ring at another moment, or not at all. */
  readonly alarm: (when: number | undefined) => void;
  /** Called when a standing answer is due at another moment, or not at all. */
  readonly hesitates: (when: number | undefined) => void;
  /** Called when the table may have become quiet. */
  readonly rested: () => void;
}

/** Opens the table of a game; undefined if no such game has begun, or if nobody here knows its rules. */
export async function runTable(id: string, options: RunOptions): Promise<RunningTable | undefined> {
  const { store, failed, noticed, hesitate, presence, now, mayTalk, alarm, hesitates, rested } = options;
  const game = await store.game(id);
  const engine = game && (await engineOf(rulesOf(game)));
  if (game?.setup === undefined || engine === undefined) return undefined;
  const { setup } = game;
  const seats = seatsOf(game);
  const elsewhere = await presence?.open(id);
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
    hesitates,
    rested,
    hesitate,
    ...(noticed && { noticed }),
    ...(elsewhere && { elsewhere }),
    changed: (...happened) => bots.changed(...happened),
    noted: (...kept) => bots.noted(...kept),
  });
  const bots = options.bots({ game, engine, seats, table, failed, rested });

  // For other games the end is stored with the last move; a node that looked too early must not say that they go on.
  if (game.mayBeOver)
    await setStatus(
      store,
      id,
      endingOf({ position: table.position(), proceedings: table.proceedings() }, now()),
    ).catch(failed);
  await table.settle();
  bots.wake();
  return {
    table,
    wake: bots.wake,
    lookAfterBots: bots.lookAfter,
    isQuiet: () => table.isQuiet() && !bots.isDriving(),
    close: () => {
      bots.close();
      elsewhere?.close();
    },
  };
}

async function setStatus(store: Store, id: string, change: Ending): Promise<void> {
  const game = await store.game(id);
  if (!game?.mayBeOver) return;
  // Somebody changed something else about the game in the meantime: try again.
  if (!(await store.updateGame(id, change, game.version))) await setStatus(store, id, change);
}

export const seatsOf = ({ seats }: StoredGame): readonly TableSeat[] =>
  seats.flatMap(({ clan, by }) =>
    clan && by ? [{ clan, ...('bot' in by ? botAt(by) : { name: by.name }) }] : [],
  );

/** A character that was not drawn, because a node of an earlier version began the game, is none. */
const botAt = ({ bot, character }: SeatedBot): Pick<TableSeat, 'bot' | 'character'> => ({
  bot,
  ...(character && character !== BY_CHANCE && { character }),
});
