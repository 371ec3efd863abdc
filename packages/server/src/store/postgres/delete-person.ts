import type { KeptStore } from '../kept-store.ts';
import { isSeatOf, withoutPerson } from '../leaving.ts';
import type { Row } from '../rows.ts';
import type { Seat, StatusId } from '../store.ts';
import { type Ask, sql } from './database.ts';
import type { Turns } from './turns.ts';

const IS_THERE = sql`SELECT 1 FROM persons WHERE id = $1`;
const GAMES = sql`SELECT id, version, status, seats FROM games WHERE id IN (SELECT game FROM players WHERE person = $1)`;
/** Whoever saw the seats before must look again, lest they write the name back. */
const LEAVE = sql`
  WITH changed AS (
    UPDATE games SET seats = $3, version = version + 1 WHERE id = $1 AND version = $2 RETURNING id
  ), gone AS (
    DELETE FROM players USING changed WHERE players.game = changed.id AND person = $4
  ), struck AS (
    UPDATE notes SET words = NULL FROM changed
    WHERE notes.game = changed.id AND words IS NOT NULL AND clan = ANY ($5)
  )
  DELETE FROM reports USING changed WHERE reports.game = changed.id AND by = ANY ($5)`;
/** Keys, code, account, subscriptions and the address of e-mails go with it. */
const REMOVE = sql`DELETE FROM persons WHERE id = $1`;

/**
 * Somebody wants to be forgotten: one game after another, the person last. If a server dies on the way the person is still
 * there to ask again, and what was done already is simply found done.
 */
export const deletePersonOn = ({ inTurn }: Turns): Pick<KeptStore, 'deletePerson'> => ({
  deletePerson: (person) =>
    inTurn(person, async (ask) => {
      if ((await ask(IS_THERE, person)).count === 0) return false;
      await leaveGames(ask, person);
      const removed = (await ask(REMOVE, person)).count === 1;
      // Somewhere else the person may have sat down meanwhile.
      await leaveGames(ask, person);
      return removed;
    }),
});

/** Until none is left: where somebody else changed the game meanwhile, it is looked at again. */
async function leaveGames(ask: Ask, person: string): Promise<void> {
  for (let { rows } = await ask(GAMES, person); rows.length > 0; { rows } = await ask(GAMES, person))
    for (const row of rows) await leave(ask, person, row);
}

async function leave(ask: Ask, person: string, { id, version, status, seats: kept }: Row): Promise<void> {
  const seats = kept as readonly Seat[];
  const clans = seats.flatMap((seat) => (isSeatOf(seat, person) && seat.clan ? [seat.clan] : []));
  const without = withoutPerson(seats, person, status as StatusId);
  await ask(LEAVE, id, version, JSON.stringify(without), person, clans);
}
