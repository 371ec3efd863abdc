import type { ClanId, Move } from '@hinode/engine';
import { openGame } from '../local/game.ts';
import { look } from '../local/looking.ts';
import type { SavedGame } from '../local/saved-games.ts';
import { personsOf } from '../table/persons.ts';
import type { Table, TableState } from '../table/table.ts';
import { openView } from './open-view.ts';

/** A game that has ended, seen again: a table at which nobody is asked anything. */

type Kept = Pick<SavedGame, 'seats' | 'record'>;

/** The moves that count, without those that were taken back. */
export const movesIn = ({ record }: Kept): readonly Move[] => openGame(record).moves;

/** Through whose eyes: one clan's, or everybody's at once. */
export type Eyes = ClanId | 'all';

export const watcherOf = ({ seats, record }: Kept): ClanId =>
  personsOf(seats)[0] ?? seats[0]?.clan ?? (record.setup.clans[0] as ClanId);

/** The table after the first n moves, as one of its clans saw it, or with nothing hidden. */
export function tableAfter(
  game: Kept,
  moves: readonly Move[],
  n: number,
  eyes: Eyes = watcherOf(game),
): Table {
  const { record, seats } = game;
  const folded = openGame({ ...record, entries: moves.slice(0, n) });
  const last = eyes === 'all' ? watcherOf(game) : eyes;
  // Nobody plays any more, so nothing is offered and nothing is covered.
  const { decision: _, ...seen } = look(folded, { seats: [], last });
  const state: TableState = {
    ...seen,
    seats,
    mayGive: false,
    mayUndo: false,
    ...(eyes === 'all' && { view: openView(folded.state, last), log: folded.log }),
  };
  const nothing = (): void => {};
  const noAnswer = async (): Promise<undefined> => undefined;
  return {
    state: () => state,
    subscribe: () => nothing,
    play: noAnswer,
    why: noAnswer,
    undo: nothing,
    uncover: nothing,
    speakAs: nothing,
    hurry: nothing,
    pace: nothing,
    hint: noAnswer,
    record: async () => record,
    close: nothing,
  };
}
