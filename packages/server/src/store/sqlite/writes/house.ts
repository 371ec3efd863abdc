import type { DatabaseSync } from 'node:sqlite';
import type { HouseNote } from '../../kept-store.ts';

export function houseOn(db: DatabaseSync) {
  const note = db.prepare('INSERT OR REPLACE INTO house (name, value) VALUES (?, ?)');
  return {
    noteHouse: (name: HouseNote, value: number): void => {
      note.run(name, value);
    },
  };
}
