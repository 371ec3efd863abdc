import type { DatabaseSync } from 'node:sqlite';
import { isSeatOf, withoutPerson } from '../../leaving.ts';
import type { Seat, StatusId } from '../../store.ts';
import type { Sync } from '../sync.ts';
import { STRIKE } from './talk.ts';

/** Somebody wants to be forgotten. */
export function deletePersonOn(db: DatabaseSync): Sync<'deletePerson'> {
  // Keys, code, account and push subscriptions go with it.
  const remove = db.prepare('DELETE FROM persons WHERE id = ?');
  const games = db.prepare(
    'SELECT game, status, seats FROM games WHERE game IN (SELECT game FROM players WHERE person = ?)',
  );
  const leaveGames = db.prepare('DELETE FROM players WHERE person = ?');
  // Whoever saw the seats before must look again, lest they write the name back.
  const reseat = db.prepare('UPDATE games SET seats = ?, version = version + 1 WHERE game = ?');
  const strike = db.prepare(`${STRIKE} AND game = ? AND note ->> 'from' = ?`);
  const dropReports = db.prepare('DELETE FROM reports WHERE game = ? AND by = ?');
  return {
    deletePerson: (person) => {
      if (remove.run(person).changes === 0) return false;
      for (const { game, status, seats: text } of games.all(person)) {
        const seats: readonly Seat[] = JSON.parse(String(text));
        const without = withoutPerson(seats, person, status as StatusId);
        reseat.run(JSON.stringify(without), Number(game));
        for (const { clan } of seats.filter((seat) => isSeatOf(seat, person))) {
          strike.run(Number(game), clan ?? null);
          dropReports.run(Number(game), clan ?? null);
        }
      }
      leaveGames.run(person);
      return true;
    },
  };
}
