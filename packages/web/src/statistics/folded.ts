import type { ClanId, ProvinceId } from '@hinode/engine';
import { openGame } from '@hinode/engine/games';
import { engineOf } from '@hinode/engine/versions';
import type { SavedGame } from '../local/saved-games.ts';
import { GAINS, type Gain, sheetOf } from '../scores/sources.ts';
import type { Led } from './led-games.ts';

/** What only the moves of a game can tell: where its points came from, and which wars were won. */
export interface Folded {
  readonly id: string;
  readonly clan: ClanId;
  readonly points: Readonly<Record<Gain, number>>;
  readonly wars: readonly ProvinceId[];
}

/** Undefined if the game was made under rules that are not known here. */
export async function foldedOf({ id, record }: SavedGame, { clan }: Led): Promise<Folded | undefined> {
  const engine = await engineOf(record.rules);
  if (engine === undefined) return undefined;
  const { log } = openGame(record, engine);
  const sheet = sheetOf(log, clan);
  return {
    id,
    clan,
    points: Object.fromEntries(GAINS.map((source) => [source, sheet[source]])) as Record<Gain, number>,
    wars: log.flatMap(({ event }) =>
      event.type === 'tokenTaken' && event.clan === clan ? [event.province] : [],
    ),
  };
}
