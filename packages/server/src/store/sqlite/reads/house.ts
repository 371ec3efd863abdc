import type { DatabaseSync } from 'node:sqlite';
import type { HouseNote } from '../../kept-store.ts';

export function houseOn(db: DatabaseSync) {
  const noted = db.prepare('SELECT value FROM house WHERE name = ?');
  return {
    house: (name: HouseNote): number | undefined => {
      const row = noted.get(name);
      return row && Number(row['value']);
    },
  };
}
