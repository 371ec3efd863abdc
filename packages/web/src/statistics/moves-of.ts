import type { ClanId } from '@hinode/engine';
import { openGame } from '@hinode/engine/games';
import { engineOf } from '@hinode/engine/versions';
import { type MovesTell, movesTell } from '@hinode/wire/statistics';
import type { SavedGame } from '../local/saved-games.ts';

/** What the moves of a game tell about a clan; undefined if it was made under rules that are not known here. */
export async function movesOf({ record }: SavedGame, clan: ClanId): Promise<MovesTell | undefined> {
  const engine = await engineOf(record.rules);
  return engine && movesTell(openGame(record, engine), clan);
}
