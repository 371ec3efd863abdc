import type { Move, Refusal } from '@hinode/engine';
import type { Position } from '@hinode/engine/games';
import type { BotSeats } from './bot-seats.ts';
import type { Turn } from './turns.ts';

/** Lets the bots of a table play until persons are to act. One move after another. */
export interface Driver {
  /** The position may be one where a bot should be heard. */
  wake(): void;
  isDriving(): boolean;
}

export interface DriverOptions {
  readonly bots: Pick<BotSeats, 'next' | 'instead' | 'forget'>;
  readonly position: () => Position;
  /** What the bot does: here a table waits its turn for a thread, or gives persons time to see what happened. */
  readonly think: (position: Position, turn: Turn) => Promise<Move | undefined>;
  /** Plays a move that was found on the position after so many entries, if the game has not gone on. */
  readonly play: (move: Move, at: number) => Promise<Refusal | undefined>;
  /** What else is to be done when no bot is to be heard. Is there something to look at again? */
  readonly otherwise: () => Promise<boolean>;
  /** So often in a row it may fail before the game waits for the next move or the next start. */
  readonly patience: number;
  readonly failed: (problem: unknown) => void;
  /** Called when it is over for now. */
  readonly rested: () => void;
}

export function newDriver(options: DriverOptions): Driver {
  const { bots, think, play, otherwise, patience, failed, rested } = options;
  let driving = false;
  let woken = false;

  const botPlays = async (): Promise<boolean> => {
    const position = options.position();
    const turn = bots.next(position.state);
    if (turn === undefined) return false;
    const refused = await makeMove(position, turn, await think(position, turn));
    if (refused === undefined) return true;
    const again = await makeMove(position, turn, await bots.instead(position, turn));
    if (again !== undefined) throw new Error(`a move for the ${turn.clan} is refused: ${again.code}`);
    return true;
  };

  const makeMove = async ({ engine, state, entries }: Position, { clan }: Turn, move: Move | undefined) => {
    if (move === undefined) return undefined;
    return move.clan === clan ? play(move, entries) : engine.notYourTurn(state, move.clan);
  };

  const drive = async (): Promise<void> => {
    let failures = 0;
    while (woken && failures < patience) {
      woken = false;
      try {
        while ((await botPlays()) || (await otherwise())) failures = 0;
      } catch (problem) {
        failed(problem);
        failures++;
        // The thread may have died with what the bots knew: they are told the game again.
        bots.forget();
        woken = true;
      }
    }
    driving = false;
    rested();
  };

  return {
    wake: () => {
      woken = true;
      if (driving) return;
      driving = true;
      void drive();
    },
    isDriving: () => driving,
  };
}
