import type { ClanId } from '@hinode/engine';
import type { Played } from '@hinode/wire';
import type { KeptStore } from '../kept-store.ts';
import { sql } from './database.ts';
import type { Turns } from './turns.ts';

/** Who played the clan when the game ended is what its last note about that says. */
const BY_CLAN = sql`
  WITH ends AS (
    SELECT clan, result, coalesce((
      SELECT type = 'bot-took-over' FROM notes
      WHERE notes.game = players.game AND notes.clan = players.clan AND type IN ('bot-took-over', 'came-back')
      ORDER BY number DESC LIMIT 1), false) AS stood_in
    FROM players JOIN games ON games.id = players.game
    WHERE players.person = $1 AND games.status = 'over' AND players.clan IS NOT NULL
  )
  SELECT clan,
    count(*) FILTER (WHERE NOT stood_in AND result IS NOT NULL) AS games,
    count(*) FILTER (WHERE NOT stood_in AND (result -> 'winners')::jsonb ? clan) AS wins,
    coalesce(sum((result -> 'vp' ->> clan)::bigint) FILTER (WHERE NOT stood_in), 0)::bigint AS vp,
    count(*) FILTER (WHERE NOT stood_in AND result IS NULL) AS ended_early,
    count(*) FILTER (WHERE stood_in) AS stood_in
  FROM ends GROUP BY clan ORDER BY games DESC, wins DESC, clan`;

export const statisticsOn = ({ read }: Turns): Pick<KeptStore, 'statistics'> => ({
  statistics: async (person) => {
    const { rows } = await read(BY_CLAN, person);
    const sum = (column: string): number => rows.reduce((all, row) => all + Number(row[column]), 0);
    return {
      ...played(sum),
      endedEarly: sum('ended_early'),
      left: sum('stood_in'),
      clans: rows
        .filter(({ games }) => games !== 0)
        .map((row) => ({ clan: row['clan'] as ClanId, ...played((column) => Number(row[column])) })),
    };
  },
});

const played = (figure: (column: string) => number): Played => ({
  games: figure('games'),
  wins: figure('wins'),
  vp: figure('vp'),
});
