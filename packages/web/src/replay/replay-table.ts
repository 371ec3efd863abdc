import type { ClanId, Move, SeasonId } from '@hinode/engine';
import { openGame } from '@hinode/engine/games';
import { engineOf, type RulesEngine } from '@hinode/engine/versions';
import { look } from '../local/looking.ts';
import type { SavedGame } from '../local/saved-games.ts';
import { personsOf } from '../table/persons.ts';
import { stillTable } from '../table/still-table.ts';
import type { Seat, Table, TableState } from '../table/table.ts';
import { type Chapter, chaptersOf } from './chapters.ts';
import { openView } from './open-view.ts';

/** A game that has ended, seen again: a table at which nobody is asked anything. */

export type ReplayedGame = Pick<SavedGame, 'seats' | 'record'> & {
  /** Whose game it was, where others played over the network. */
  readonly mine?: ClanId;
  /** That of the game's rules, if they are not today's. */
  readonly engine?: RulesEngine | undefined;
};

/** With the engine of its rules. */
export const withEngine = async (game: ReplayedGame): Promise<ReplayedGame> => ({
  ...game,
  engine: await engineOf(game.record.rules),
});

/** The moves that count, without those that were taken back. */
export const movesIn = ({ record, engine }: ReplayedGame): readonly Move[] => openGame(record, engine).moves;

/** A place to go to. */
export interface Mark {
  readonly season: SeasonId;
  /** After so many moves. */
  readonly at: number;
}

/** Where the seasons begin. */
export const marksIn = ({ record, engine }: ReplayedGame): Mark[] =>
  openGame(record, engine).log.flatMap(({ at, event }) =>
    event.type === 'seasonBegan' ? [{ at, season: event.season }] : [],
  );

/** Where one can go to. */
export const chaptersIn = ({ record, engine }: ReplayedGame): Chapter[] =>
  chaptersOf(openGame(record, engine).log, record.setup.clans);

/** Through whose eyes: one clan's, or everybody's at once. */
export type Eyes = ClanId | 'all';

/** Whoever one was. */
export const watcherOf = ({ seats, record, mine }: ReplayedGame): ClanId =>
  mine ?? personsOf(seats)[0] ?? seats[0]?.clan ?? (record.setup.clans[0] as ClanId);

/** The eyes by this name; without one, or by a name that is none here, those of whoever one was. */
export const eyesIn = (game: ReplayedGame, name?: string): Eyes =>
  name === 'all' ? name : (game.record.setup.clans.find((clan) => clan === name) ?? watcherOf(game));

/** The table after the first n moves, as one of its clans saw it, or with nothing hidden. */
export function tableAfter(
  game: ReplayedGame,
  moves: readonly Move[],
  n: number,
  eyes: Eyes = watcherOf(game),
): Table {
  const { record, seats, engine } = game;
  const folded = openGame({ ...record, entries: moves.slice(0, n) }, engine);
  const last = eyes === 'all' ? watcherOf(game) : eyes;
  // Nobody plays any more, so nothing is offered and nothing is covered.
  const { decision: _, ...seen } = look(folded, { seats: [], last });
  const state: TableState = {
    ...seen,
    seats,
    mayGive: false,
    mayUndo: false,
    ...(eyes === 'all' && { view: openView(folded.position, last), log: folded.log }),
  };
  return stillTable({ state: () => state, subscribe: () => () => {}, record: async () => record });
}

/** Who plays on from here: the one whose eyes these are, and bots for those who are not at this device. */
export function seatsFor(game: ReplayedGame, eyes: Eyes): readonly Seat[] {
  const { seats, mine } = game;
  const leads = eyes === 'all' ? watcherOf(game) : eyes;
  const here = mine === undefined ? personsOf(seats) : [mine];
  const stays = here.includes(leads);
  return seats.map(({ clan, player }) => {
    if (stays ? here.includes(clan) : clan === leads)
      return { clan, player: player.kind === 'person' ? player : { kind: 'person' } };
    return { clan, player: player.kind === 'bot' ? player : { kind: 'bot', level: 'samurai' } };
  });
}
