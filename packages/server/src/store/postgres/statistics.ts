import type { KeptStore } from '../kept-store.ts';
import { statisticsIn } from '../rows.ts';
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
  statistics: async (person) => statisticsIn((await read(BY_CLAN, person)).rows),
});
