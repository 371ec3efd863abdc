import { type Driver, newDriver, type Turn } from '@hinode/bots/table';
import type { ClanId, Move } from '@hinode/engine';
import type { Position } from '@hinode/engine/games';
import type { Table } from '../table.ts';
import type { TableBots } from './table-bots.ts';
import type { Asker, ThinkingQueue } from './thinking-queue.ts';

export interface BotDriverOptions {
  readonly table: Pick<Table, 'position' | 'proceedings' | 'playFor' | 'sayFor'>;
  readonly bots: Pick<TableBots, 'next' | 'move' | 'instead' | 'forget' | 'words'>;
  /** Where they wait for the thread they think on. */
  readonly queue: ThinkingQueue;
  /** Who waits for the bot of this clan. */
  readonly asker: (clan: ClanId) => Asker;
  readonly failed: (problem: unknown) => void;
  /** Called when it is over for now. */
  readonly rested: () => void;
}

const PATIENCE = 3;

/** Lets the bots of a table play, and talk after each of their moves. */
export function botDriver({ table, bots, queue, asker, failed, rested }: BotDriverOptions): Driver {
  const think = (position: Position, turn: Turn): Promise<Move | undefined> => {
    const { bots: playing } = table.proceedings();
    const isStillAsked = (): boolean => table.position() === position && table.proceedings().bots === playing;
    return queue(
      () => asker(turn.clan),
      async (milliseconds) => (isStillAsked() ? bots.move(position, turn, milliseconds) : undefined),
    );
  };
  const talk = async (): Promise<void> => {
    for (const words of await bots.words(table.position())) await table.sayFor({ type: 'phrase', ...words });
  };
  return newDriver({
    bots,
    position: table.position,
    think,
    play: async (move, at) => {
      const refused = await table.playFor(move, at);
      await talk();
      return refused;
    },
    otherwise: async () => {
      await talk();
      return false;
    },
    patience: PATIENCE,
    failed,
    rested,
  });
}
