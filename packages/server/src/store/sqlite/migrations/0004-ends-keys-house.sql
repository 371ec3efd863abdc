-- The end of a game is written with its last move. Games from before that may be over though their status does not say
-- so: whoever starts the server next looks at them once.
ALTER TABLE games ADD COLUMN may_be_over INTEGER NOT NULL DEFAULT 0;
UPDATE games SET may_be_over = 1 WHERE status = 'playing';

-- Keys that their owner can tell apart and end one by one. An id opens nothing.
ALTER TABLE keys ADD COLUMN id TEXT NOT NULL DEFAULT '';
UPDATE keys SET id = lower(hex(randomblob(16)));
CREATE UNIQUE INDEX key_ids ON keys (id);
-- In words, such as "Firefox, Linux"; empty if it is not known.
ALTER TABLE keys ADD COLUMN browser TEXT NOT NULL DEFAULT '';
-- The day somebody last came with it. Nobody wrote it before: all of them count as seen today.
ALTER TABLE keys ADD COLUMN seen_at INTEGER NOT NULL DEFAULT 0;
UPDATE keys SET seen_at = unixepoch() / 86400 * 86400000;
CREATE INDEX keys_seen ON keys (seen_at);

-- What the server notes for itself: when it last swept, and that it can still write.
CREATE TABLE house (
  name TEXT PRIMARY KEY,
  value INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
