import type { NewGame, Store, StoredGame } from '../store/store.ts';
import { seatOf } from './room.ts';

/** Those one has played with lately: so many of one's games are looked through, for so many people. */
const MY_LATEST = 30;
const MOST_FRIENDS = 20;
const THEIR_LATEST = 5;
const MOST_GAMES = 6;

/** The games that friends play now without me. What was not listed is found by its link alone, now as before. */
export async function friendsAtPlay(
  store: Pick<Store, 'gamesOf'>,
  person: string,
): Promise<readonly StoredGame[]> {
  const mine = (await store.gamesOf(person, MY_LATEST)).filter(
    (game) => game.setup !== undefined && seatOf(game, person) >= 0,
  );
  const friends = [...new Set(mine.flatMap(personsAt))].filter((one) => one !== person);
  const found = new Map<string, StoredGame>();
  for (const friend of friends.slice(0, MOST_FRIENDS))
    for (const game of await store.gamesOf(friend, THEIR_LATEST))
      if (game.status === 'playing' && game.options.listed && seatOf(game, person) < 0)
        found.set(game.id, game);
  return [...found.values()].sort((a, b) => b.createdAt - a.createdAt).slice(0, MOST_GAMES);
}

const personsAt = ({ seats }: Pick<NewGame, 'seats'>): readonly string[] =>
  seats.flatMap(({ by }) => (by !== undefined && 'session' in by ? [by.session] : []));
