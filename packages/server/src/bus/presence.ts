import type { ClanId } from '@hinode/engine';
import { CLAN_IDS } from '@hinode/engine/facts';
import { type Ask, sql } from '../store/postgres/database.ts';
import type { Elsewhere } from '../table/listeners.ts';
import type { Bus } from './bus.ts';

/**
 * Who sits at which table on the other nodes. Each node stores who sits with it, under its name in the roll; when a node is gone,
 * nobody sits there. Stale information is harmless: for a while somebody is shown as away, or gets one notice too many.
 */
export interface Presence {
  open(game: string): Promise<TablePresence>;
  /** Somebody came or went at another node. */
  heard(game: string): void;
  /** Nodes that are gone had people at these tables. */
  left(games: readonly string[]): void;
  /** Words may have been lost. */
  lookAround(): void;
  /** This node has a new name from now on. */
  sayAgain(): void;
  close(): Promise<void>;
}

export interface TablePresence extends Elsewhere {
  /** Called when somebody came or went at another node. */
  onChange(hear: () => void): void;
  close(): void;
}

export interface PresenceOptions {
  readonly ask: Ask;
  readonly tell: Bus['tell'];
  /** The name in the roll; undefined while nobody can be told. */
  readonly name: () => string | undefined;
  readonly failed: (problem: unknown) => void;
}

interface Sitting {
  readonly clans: readonly ClanId[];
  readonly watching: number;
}

interface Open {
  elsewhere: Sitting;
  hear: () => void;
}

const NOBODY: Sitting = { clans: [], watching: 0 };

const SIT = sql`
  WITH said AS (
    SELECT * FROM unnest($2::text[], $3::text[], $4::integer[]) AS said (game, clans, watching)
  ), gone AS (
    DELETE FROM present USING said WHERE present.game = said.game AND member = $1 AND said.clans = '' AND said.watching = 0
  )
  INSERT INTO present (game, member, clans, watching)
  SELECT game, $1, string_to_array(clans, ' '), watching FROM said WHERE clans <> '' OR watching > 0
  ON CONFLICT (game, member) DO UPDATE SET clans = excluded.clans, watching = excluded.watching`;
const SITTING = sql`SELECT game, clans, watching FROM present WHERE game = ANY ($1) AND member <> $2`;

export function newPresence({ ask, tell, name, failed }: PresenceOptions): Presence {
  const tables = new Map<string, Open>();
  /** Who sits on this node, for tables with at least one person. */
  const here = new Map<string, Sitting>();
  const news = new Map<string, Sitting>();
  const doubtful = new Set<string>();
  let under: Promise<void> | undefined;

  const say = async (): Promise<void> => {
    const me = name();
    if (me === undefined || news.size === 0) return;
    const said = [...news];
    news.clear();
    await ask(
      SIT,
      me,
      said.map(([game]) => game),
      said.map(([, { clans }]) => clans.join(' ')),
      said.map(([, { watching }]) => watching),
    );
    for (const [game] of said) tell('present', game);
  };

  const look = async (): Promise<void> => {
    if (doubtful.size === 0) return;
    const games = [...doubtful].filter((game) => tables.has(game));
    doubtful.clear();
    const found = await sittingAt(games);
    for (const game of games) {
      const table = tables.get(game);
      const now = found.get(game) ?? NOBODY;
      if (table === undefined || isSame(table.elsewhere, now)) continue;
      table.elsewhere = now;
      table.hear();
    }
  };

  const sittingAt = async (games: readonly string[]): Promise<ReadonlyMap<string, Sitting>> => {
    const found = new Map<string, Sitting>();
    for (const { game, clans, watching } of (await ask(SITTING, games, name() ?? '')).rows) {
      const known = found.get(String(game)) ?? NOBODY;
      const sit = CLAN_IDS.filter((clan) => known.clans.includes(clan) || (clans as string[]).includes(clan));
      found.set(String(game), { clans: sit, watching: known.watching + Number(watching) });
    }
    return found;
  };

  /** One statement at a time; whatever arrives in the meantime goes into the next. */
  const begin = (): void => {
    under ??= new Promise(setImmediate)
      .then(say)
      .then(look)
      .catch(failed)
      .finally(() => {
        under = undefined;
        if ((news.size > 0 && name() !== undefined) || doubtful.size > 0) begin();
      });
  };
  const doubt = (games: Iterable<string>): void => {
    for (const game of games) if (tables.has(game)) doubtful.add(game);
    if (doubtful.size > 0) begin();
  };

  return {
    open: async (game) => {
      const table: Open = { elsewhere: NOBODY, hear: () => {} };
      tables.set(game, table);
      table.elsewhere = (await sittingAt([game])).get(game) ?? NOBODY;
      return {
        isHere: (seat) => table.elsewhere.clans.includes(seat),
        watching: () => table.elsewhere.watching,
        changedHere: (seats) => {
          const all = seats();
          const sitting = {
            clans: CLAN_IDS.filter((clan) => all.includes(clan)),
            watching: all.filter((seat) => seat === undefined).length,
          };
          if (isSame(here.get(game) ?? NOBODY, sitting)) return;
          if (all.length === 0) here.delete(game);
          else here.set(game, sitting);
          news.set(game, sitting);
          begin();
        },
        onChange: (hear) => {
          table.hear = hear;
        },
        close: () => {
          if (tables.get(game) === table) tables.delete(game);
        },
      };
    },
    heard: (game) => doubt([game]),
    left: (games) => {
      doubt(games);
      for (const game of games) tell('present', game);
    },
    lookAround: () => doubt(tables.keys()),
    sayAgain: () => {
      for (const [game, sitting] of here) news.set(game, sitting);
      if (news.size > 0) begin();
    },
    close: async () => {
      news.clear();
      doubtful.clear();
      await under;
    },
  };
}

const isSame = (one: Sitting, other: Sitting): boolean =>
  one.watching === other.watching && one.clans.join() === other.clans.join();
