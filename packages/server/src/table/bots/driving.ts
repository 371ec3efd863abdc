import type { Table } from '../table.ts';
import type { Bots } from './bots.ts';

/** Lets the bots of a table play until persons are to act. */
export interface Driving {
  /** The position may be one where a bot should be heard. */
  wake(): void;
  isThinking(): boolean;
}

export interface DrivingOptions {
  readonly table: Table;
  readonly bots: Bots;
  readonly failed: (problem: unknown) => void;
  /** Called when it is over for now. */
  readonly rested: () => void;
}

export function driving({ table, bots, failed, rested }: DrivingOptions): Driving {
  let thinking = false;

  const botPlays = async (): Promise<boolean> => {
    const position = table.position();
    const turn = bots.next(position.state);
    if (turn === undefined) return false;
    const move = await bots.move(position, turn);
    if (move !== undefined) await table.playFor(move, position.entries);
    return true;
  };

  const drive = async (): Promise<void> => {
    thinking = true;
    try {
      while (await botPlays());
    } catch (problem) {
      // The game waits: whoever comes or moves next wakes the bots again.
      failed(problem);
    } finally {
      thinking = false;
      rested();
    }
  };

  return {
    wake: () => {
      if (!thinking) void drive();
    },
    isThinking: () => thinking,
  };
}
