import type { ClanId } from '@hinode/engine';
import type { Position } from '@hinode/engine/games';
import type { Words } from '@hinode/wire';
import type { Table } from '../table.ts';
import type { Bots } from './bots.ts';
import type { Asker, ThinkingQueue } from './thinking-queue.ts';

/** Lets the bots of a table play until persons are to act. */
export interface Driver {
  /** The position may be one where a bot should be heard. */
  wake(): void;
  isThinking(): boolean;
}

export interface DriverOptions {
  readonly table: Pick<Table, 'position' | 'proceedings' | 'playFor' | 'announce'>;
  readonly bots: Pick<Bots, 'next' | 'move' | 'forget'> & Speaks;
  /** Where they wait for the thread they think on. */
  readonly queue: ThinkingQueue;
  /** Who waits for the bot of this clan. */
  readonly asker: (clan: ClanId) => Asker;
  readonly failed: (problem: unknown) => void;
  /** Called when it is over for now. */
  readonly rested: () => void;
}

interface Speaks {
  /** What they say now. */
  words(position: Position): Promise<readonly Words[]>;
}

/** So often in a row thinking may fail before the game waits for the next move or the next start. */
const PATIENCE = 3;

export function newDriver({ table, bots, queue, asker, failed, rested }: DriverOptions): Driver {
  let thinking = false;
  let woken = false;

  const botPlays = async (): Promise<boolean> => {
    const position = table.position();
    const turn = bots.next(position.state);
    if (turn === undefined) return false;
    const { bots: playing } = table.proceedings();
    const isStillAsked = (): boolean => table.position() === position && table.proceedings().bots === playing;
    const move = await queue(
      () => asker(turn.clan),
      async (milliseconds) => (isStillAsked() ? bots.move(position, turn, milliseconds) : undefined),
    );
    if (move !== undefined) await table.playFor(move, position.entries);
    return true;
  };

  const drive = async (): Promise<void> => {
    let failures = 0;
    while (woken && failures < PATIENCE) {
      woken = false;
      try {
        while (await botPlays()) {
          failures = 0;
          await letTalk(table, bots);
        }
        await letTalk(table, bots);
      } catch (problem) {
        failed(problem);
        failures++;
        // The thread may have died with what the bots knew: they are told the game again.
        bots.forget();
        woken = true;
      }
    }
    thinking = false;
    rested();
  };

  return {
    wake: () => {
      woken = true;
      if (thinking) return;
      thinking = true;
      void drive();
    },
    isThinking: () => thinking,
  };
}

async function letTalk(
  table: Pick<DriverOptions['table'], 'position' | 'announce'>,
  bots: Speaks,
): Promise<void> {
  for (const words of await bots.words(table.position())) await table.announce({ type: 'phrase', ...words });
}
