import type { ClanId } from '@hinode/engine';
import type { playThrough } from '@hinode/engine/scenario';
import { readRecord, readText } from '../reading.ts';

/** A live board is a scenario: its position is shown, its moves are one way to try it. */
export type Board = Parameters<typeof playThrough>[0];

export async function loadBoard(id: string): Promise<Board> {
  const module: { readonly default: unknown } = await import(`../../rules/boards/${id}.json`, {
    with: { type: 'json' },
  });
  const board = readRecord(module.default, id);
  readText(board['name'], `${id}.name`);
  // Setup and position are read by the engine, which says what is wrong with them.
  return board as unknown as Board;
}

/** Whose place the reader takes: the clan that the scenario moves first. */
export const clanToTry = ({ moves }: Board): ClanId | undefined => moves?.[0]?.clan;
