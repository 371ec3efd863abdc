import type { DatabaseSync } from 'node:sqlite';
import { statisticsIn } from '../../rows.ts';
import type { Sync } from '../sync.ts';

/** The seats of a person in games that are over, one row each. */
const SEATS = `SELECT games.game, games.result, seat.value ->> 'clan' AS clan
  FROM players JOIN games USING (game), json_each(games.seats) AS seat
  WHERE players.person = ? AND games.status = 'over' AND seat.value ->> '$.by.session' = players.person`;

/** Who played the clan when the game ended is what its last note about that says. */
const STOOD_IN = `coalesce((SELECT note ->> 'type' = 'bot-took-over' FROM notes
  WHERE notes.game = seats.game AND note ->> 'clan' = seats.clan AND note ->> 'type' IN ('bot-took-over', 'came-back')
  ORDER BY number DESC LIMIT 1), 0)`;

const BY_CLAN = `WITH seats AS (${SEATS}), ends AS (SELECT *, ${STOOD_IN} AS stood_in FROM seats)
  SELECT clan,
    count(*) FILTER (WHERE NOT stood_in AND result IS NOT NULL) AS games,
    count(*) FILTER (WHERE NOT stood_in
      AND EXISTS (SELECT 1 FROM json_each(result, '$.winners') AS winner WHERE winner.value = clan)) AS wins,
    coalesce(sum(result -> 'vp' ->> clan) FILTER (WHERE NOT stood_in), 0) AS vp,
    count(*) FILTER (WHERE NOT stood_in AND result IS NULL) AS ended_early,
    count(*) FILTER (WHERE stood_in) AS stood_in
  FROM ends GROUP BY clan ORDER BY games DESC, wins DESC, clan`;

export function statisticsOn(db: DatabaseSync): Sync<'statistics'> {
  const byClan = db.prepare(BY_CLAN);
  return { statistics: (person) => statisticsIn(byClan.all(person)) };
}
