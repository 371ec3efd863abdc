import type { SeasonId } from '@hinode/engine';
import { readRecord, replay } from '@hinode/engine/records';
import { engineOf, type RulesEngine } from '@hinode/engine/versions';
import type { Message } from '@hinode/text';
import type { SavedGame } from '../local/saved-games.ts';
import { personsOf } from '../table/persons.ts';
import { whereIn, whereOf } from './where.ts';

/** Where a kept game stands. Nothing secret is in it: anybody may look over the shoulder here. */
export interface Progress {
  readonly season: SeasonId;
  readonly message: Message;
  readonly ended: boolean;
}

type Saved = Pick<SavedGame, 'record' | 'seats'>;

/** Where it stands; undefined if it was made under rules that are not known here. */
export async function progressOf(game: Saved): Promise<Progress | undefined> {
  const engine = await engineOf(game.record.rules);
  return engine && standingUnder(engine, game);
}

function standingUnder(engine: RulesEngine, { record, seats }: Saved): Progress {
  const { result } = readRecord(record, engine);
  // A game that has ended need not be folded: there may be many of them.
  if (result !== undefined) {
    const clans = { names: result.winners };
    return { season: 'winter', message: { key: 'standing.won', values: { clans } }, ended: true };
  }
  const seen = engine.view(replay(record, undefined, undefined, engine));
  const where = whereIn(whereOf(seen));
  const mine = seen.decisions.some(({ clan }) => personsOf(seats).includes(clan));
  const message: Message = mine ? { key: 'standing.your-move', values: { where } } : where;
  return { season: seen.season, message, ended: false };
}
