import { openGame } from '@hinode/engine/games';
import { engineOf } from '@hinode/engine/versions';
import { type Outline, outlineOf } from '@hinode/wire';
import { rulesOf } from '../rooms/room.ts';
import type { EndedGameMark, Store, StoredGame } from '../store/store.ts';

/** What the explorer asks of games that are over; undefined if it was made under rules that are not known here. */
export async function outlineOfStored(
  store: Pick<Store, 'entries'>,
  game: StoredGame,
): Promise<Outline | undefined> {
  const engine = await engineOf(rulesOf(game));
  if (engine === undefined || game.setup === undefined) return undefined;
  return outlineOf(openGame({ setup: game.setup, entries: await store.entries(game.id, 0) }, engine));
}

const GAMES_AT_ONCE = 100;

/** Games that were played to their end, from the latest back. */
export async function* endedGamesIn(store: Pick<Store, 'endedGames'>): AsyncGenerator<StoredGame> {
  let before: EndedGameMark = { endedAt: Number.MAX_SAFE_INTEGER, id: '' };
  for (;;) {
    const games = await store.endedGames(before, GAMES_AT_ONCE);
    yield* games;
    const last = games.at(-1);
    if (last === undefined || games.length < GAMES_AT_ONCE) return;
    before = { endedAt: last.endedAt ?? 0, id: last.id };
  }
}
