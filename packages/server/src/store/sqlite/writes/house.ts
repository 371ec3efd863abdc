import type { DatabaseSync } from 'node:sqlite';

/** What the server notes for itself: one number for each name. */
export type HouseNote = 'swept' | 'tried';

export function houseOn(db: DatabaseSync) {
  const note = db.prepare('INSERT OR REPLACE INTO house (name, value) VALUES (?, ?)');
  return {
    noteHouse: (name: HouseNote, value: number): void => {
      note.run(name, value);
    },
  };
}
