-- When somebody last did something in a room: those that everybody forgot are swept.
ALTER TABLE games ADD COLUMN touched_at INTEGER NOT NULL DEFAULT 0;
UPDATE games SET touched_at = created_at;
CREATE INDEX rooms ON games (touched_at) WHERE status = 'open';
