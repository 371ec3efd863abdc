import { InvalidInput, readRecord, replay, type SeasonId, view } from '@hinode/engine';
import type { Message } from '@hinode/text';
import type { SavedGame } from '../local/saved-games.ts';
import { personsOf } from '../table/persons.ts';
import { whereIn } from './where.ts';

/** Where a kept game stands. Nothing secret is in it: anybody may look over the shoulder here. */
export interface Progress {
  readonly season: SeasonId;
  readonly message: Message;
  readonly ended: boolean;
}

type Saved = Pick<SavedGame, 'record' | 'seats'>;

/** Where it stands; undefined if it was made under other rules and cannot be folded here. */
export function progressOf(game: Saved): Progress | undefined {
  try {
    return progressNow(game);
  } catch (problem) {
    if (problem instanceof InvalidInput) return undefined;
    throw problem;
  }
}

function progressNow({ record, seats }: Saved): Progress {
  const { result } = readRecord(record);
  // A game that has ended need not be folded: there may be many of them.
  if (result !== undefined) {
    const clans = { names: result.winners };
    return { season: 'winter', message: { key: 'standing.won', values: { clans } }, ended: true };
  }
  const seen = view(replay(record));
  const { season, phase, turn, warsOpened: war, wars } = seen;
  const where = whereIn({ season, phase, turn, war, wars: wars.length });
  const mine = seen.decisions.some(({ clan }) => personsOf(seats).includes(clan));
  const message: Message = mine ? { key: 'standing.your-move', values: { where } } : where;
  return { season, message, ended: false };
}
