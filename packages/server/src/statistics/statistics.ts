import { setImmediate } from 'node:timers/promises';
import type { ClanId } from '@hinode/engine';
import { openGame } from '@hinode/engine/games';
import { engineOf } from '@hinode/engine/versions';
import { type MovesTell, movesTell, type Statistics, statisticsOf } from '@hinode/wire/statistics';
import { rulesOf } from '../rooms/room.ts';
import type { Store } from '../store/store.ts';
import { inTurn } from '../table/in-turn.ts';
import { type Ended, endedFor } from './ended.ts';

/** What became of somebody's games on this server. Nothing of it is kept: it is folded from the games when somebody asks. */
export interface PersonStatistics {
  /** Folds some more games, if there are any that were not folded before, and tells what is known. */
  of(person: string): Promise<Statistics>;
}

export type StatisticsStore = Pick<Store, 'endedGamesOf' | 'game' | 'entries'>;

/** The latest games of a person are counted, and those of the moves of which something is told. */
const MOST_GAMES = 1_000;
const MOST_FOLDED = 200;
/** Each takes some milliseconds: others get their turn in between, and whoever waits is told how far it is. */
const GAMES_AT_ONCE = 20;
/** What so many games come to is remembered, for all persons together: some megabytes. */
const MOST_REMEMBERED = 5_000;

/** Undefined of a game that was made under rules that are not known here. */
type Told = ReadonlyMap<ClanId, MovesTell> | undefined;

/** A game that goes on again and ends anew is another one. */
const keyOf = ({ id, endedAt }: Pick<Ended, 'id' | 'endedAt'>): string => `${id} ${endedAt}`;

export function newPersonStatistics(store: StatisticsStore): PersonStatistics {
  const remembered = new Map<string, Told>();
  /** Whoever asks for much waits; nobody else does for long. */
  const folding = inTurn();

  const foldOne = async (game: Ended): Promise<void> => {
    // Whoever sat there too may have asked meanwhile.
    if (remembered.has(keyOf(game))) return;
    remembered.set(keyOf(game), await toldBy(store, game.id));
    const [oldest] = remembered.keys();
    if (oldest !== undefined && remembered.size > MOST_REMEMBERED) remembered.delete(oldest);
    await setImmediate();
  };

  return {
    of: async (person) => {
      const { played, notPlayed } = endedFor(person, await store.endedGamesOf(person, MOST_GAMES));
      const toFold = played.slice(0, MOST_FOLDED).filter((game) => !remembered.has(keyOf(game)));
      for (const game of toFold.slice(0, GAMES_AT_ONCE)) await folding.run(() => foldOne(game));
      const games = played.map(({ game, ...ended }) => {
        const moves = remembered.get(keyOf(ended))?.get(game.clan);
        return moves === undefined ? game : { ...game, moves };
      });
      return statisticsOf(games, notPlayed, Math.max(0, toFold.length - GAMES_AT_ONCE));
    },
  };
}

async function toldBy(store: StatisticsStore, id: string): Promise<Told> {
  const game = await store.game(id);
  const engine = game && (await engineOf(rulesOf(game)));
  if (game?.setup === undefined || engine === undefined) return undefined;
  const folded = openGame({ setup: game.setup, entries: await store.entries(id, 0) }, engine);
  return new Map(game.setup.clans.map((clan) => [clan, movesTell(folded, clan)]));
}
