import type { DatabaseSync } from 'node:sqlite';

/**
 * From now on SQLite reports for this table what it reports when the disk is full, by the only other way to get that error: a
 * counter that has reached its end. Returns what makes room again.
 */
export function fillDisk(db: DatabaseSync, table: 'entries' | 'games' | 'house'): () => void {
  db.exec(`CREATE TABLE IF NOT EXISTS brim (n INTEGER PRIMARY KEY AUTOINCREMENT);
    INSERT OR IGNORE INTO brim VALUES (9223372036854775807);
    CREATE TRIGGER full_${table} BEFORE INSERT ON ${table} BEGIN INSERT INTO brim (n) VALUES (NULL); END`);
  return () => db.exec(`DROP TRIGGER full_${table}`);
}
