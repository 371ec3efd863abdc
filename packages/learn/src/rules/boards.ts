import type { ClanId } from '@hinode/engine';
import type { playThrough } from '@hinode/engine/scenario';
import { readRecord, readText } from '../reading.ts';

/** A live board is a scenario: it shows the position, and the moves are one way to try it. */
export type Board = Parameters<typeof playThrough>[0];

export async function loadBoard(id: string): Promise<Board> {
  const module: { readonly default: unknown } = await import(`../../rules/boards/${id}.json`, {
    with: { type: 'json' },
  });
  const board = readRecord(module.default, id);
  readText(board['name'], `${id}.name`);
  // The engine reads setup and position, and says what is wrong with them.
  return board as unknown as Board;
}

/** The clan whose place the reader takes: the first one to move in the scenario. */
export const clanToTry = ({ moves }: Board): ClanId | undefined => moves?.[0]?.clan;
