import type { DatabaseSync } from 'node:sqlite';
import type { ClanId } from '@hinode/engine';
import type { Sync } from '../sync.ts';

export function talkOn(db: DatabaseSync): Sync<'notes' | 'reports'> {
  const notes = db.prepare(
    `SELECT created_at + after AS time, at, note FROM games JOIN notes USING (game)
     WHERE id = ? AND number >= ? ORDER BY number`,
  );
  const reports = db.prepare(
    `SELECT reports.*, games.id AS game_id FROM reports JOIN games USING (game) ORDER BY at, reports.id LIMIT ?`,
  );
  return {
    notes: (id, from) =>
      notes.all(id, from).map(({ time, at, note }) => ({
        when: Number(time),
        at: Number(at),
        note: JSON.parse(String(note)),
      })),
    reports: (limit) =>
      reports.all(limit).map((row) => ({
        id: String(row['id']),
        game: String(row['game_id']),
        note: Number(row['note']),
        by: row['by'] as ClanId,
        words: String(row['words']),
        when: Number(row['at']),
      })),
  };
}
