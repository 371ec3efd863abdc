import { InvalidInput, readRecord, replay, type SeasonId, type View, view } from '@hinode/engine';
import type { Message } from '@hinode/text';
import { personsOf } from '../local/looking.ts';
import type { SavedGame } from '../local/saved-games.ts';

/** Where a kept game stands. Nothing secret is in it: anybody may look over the shoulder here. */
export interface Standing {
  readonly season: SeasonId;
  readonly message: Message;
  readonly ended: boolean;
}

const MANDATE_TURNS = 7;

/** Where it stands; undefined if it was made under other rules and cannot be folded here. */
export function standingOf({ record, seats }: Pick<SavedGame, 'record' | 'seats'>): Standing | undefined {
  const seen = folded(record);
  if (seen === undefined) return undefined;
  const { season, result, decisions } = seen;
  if (result !== undefined) {
    const clans = { names: result.winners };
    return { season, message: { key: 'standing.won', values: { clans } }, ended: true };
  }
  const where = whereIn(seen);
  const mine = decisions.some(({ clan }) => personsOf(seats).includes(clan));
  const message: Message = mine ? { key: 'standing.your-move', values: { where } } : where;
  return { season, message, ended: false };
}

function folded(record: SavedGame['record']): View | undefined {
  try {
    return view(replay(readRecord(record)));
  } catch (problem) {
    if (problem instanceof InvalidInput) return undefined;
    throw problem;
  }
}

function whereIn({ season: id, phase, turn, wars, warsOpened }: View): Message {
  const season = { name: id };
  if (phase === 'politics' && turn > 0)
    return { key: 'standing.turn', values: { season, turn, turns: MANDATE_TURNS } };
  if (phase === 'war' && warsOpened > 0)
    return { key: 'standing.war', values: { season, war: warsOpened, wars: wars.length } };
  return { key: 'standing.phase', values: { season, phase: { name: `phase.${phase}` } } };
}
