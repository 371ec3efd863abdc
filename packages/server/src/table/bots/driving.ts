import type { Table } from '../table.ts';
import type { Bots } from './bots.ts';

/** Lets the bots of a table play until persons are to act. */
export interface Driving {
  /** The position may be one where a bot should be heard. */
  wake(): void;
  isThinking(): boolean;
}

export interface DrivingOptions {
  readonly table: Pick<Table, 'position' | 'playFor'>;
  readonly bots: Pick<Bots, 'next' | 'move' | 'forget'>;
  readonly failed: (problem: unknown) => void;
  /** Called when it is over for now. */
  readonly rested: () => void;
}

/** So often in a row thinking may fail before the game waits for the next move or the next start. */
const PATIENCE = 3;

export function driving({ table, bots, failed, rested }: DrivingOptions): Driving {
  let thinking = false;
  let woken = false;

  const botPlays = async (): Promise<boolean> => {
    const position = table.position();
    const turn = bots.next(position.state);
    if (turn === undefined) return false;
    const move = await bots.move(position, turn);
    if (move !== undefined) await table.playFor(move, position.entries);
    return true;
  };

  const drive = async (): Promise<void> => {
    let failures = 0;
    while (woken && failures < PATIENCE) {
      woken = false;
      try {
        while (await botPlays()) failures = 0;
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
