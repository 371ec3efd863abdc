import type { DatabaseSync } from 'node:sqlite';
import { newId } from '../../ids.ts';
import type { Sync } from '../sync.ts';
import { finder } from './finder.ts';

/** Blanks words that can still be read: the condition is that of the index. */
export const STRIKE = `UPDATE notes INDEXED BY words SET note = json_set(note, '$.text', '')
  WHERE note ->> 'type' = 'said' AND note ->> 'text' <> ''`;

export function talkOn(db: DatabaseSync): Sync<'strike' | 'dropTalk' | 'addReport' | 'dropReport'> {
  const said = db.prepare(
    `SELECT notes.game FROM notes JOIN games USING (game)
     WHERE games.id = ? AND number = ? AND note ->> 'type' = 'said'`,
  );
  const strike = db.prepare(`${STRIKE} AND game = ? AND number = ?`);
  const dropTalk = db.prepare(`${STRIKE} AND game IN (SELECT game FROM games WHERE ended_at < ?)`);
  const report = db.prepare(
    `INSERT INTO reports (game, note, by, id, words, at) VALUES (?, ?, ?, ?, ?, ?)
     ON CONFLICT (game, note, by) DO UPDATE SET id = excluded.id, words = excluded.words, at = excluded.at`,
  );
  const dropReport = db.prepare('DELETE FROM reports WHERE id = ?');
  const find = finder(db);
  return {
    strike: (id, note) => {
      const game = said.get(id, note)?.['game'];
      if (game === undefined) return false;
      strike.run(game, note);
      return true;
    },
    dropTalk: (before) => Number(dropTalk.run(before).changes),
    addReport: ({ game, note, by, words, when }) => {
      const id = newId();
      report.run(find(game).game, note, by, id, words, when);
      return id;
    },
    dropReport: (id) => dropReport.run(id).changes === 1,
  };
}
