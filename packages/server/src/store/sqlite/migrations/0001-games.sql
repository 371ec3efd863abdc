-- "HINO": tells our file from another program's.
PRAGMA application_id = 0x48494e4f;

CREATE TABLE games (
  -- A short number for the game's id, so that every entry is spared twenty letters.
  game INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  created_at INTEGER NOT NULL,
  status TEXT NOT NULL,
  listed INTEGER NOT NULL,
  version INTEGER NOT NULL,
  secret TEXT NOT NULL,
  options TEXT NOT NULL,
  seats TEXT NOT NULL,
  setup TEXT
) STRICT;

CREATE INDEX lobby ON games (created_at) WHERE status = 'open' AND listed = 1;

-- The key is the whole rule of the house: entry n of a game exists once.
CREATE TABLE entries (
  game INTEGER NOT NULL REFERENCES games,
  number INTEGER NOT NULL,
  entry TEXT NOT NULL,
  PRIMARY KEY (game, number)
) STRICT, WITHOUT ROWID;

-- Requests that were carried out, so that one that comes again does nothing.
CREATE TABLE requests (
  game INTEGER NOT NULL REFERENCES games,
  key BLOB NOT NULL,
  count INTEGER NOT NULL,
  PRIMARY KEY (game, key)
) STRICT, WITHOUT ROWID;

CREATE TABLE sessions (
  id TEXT PRIMARY KEY,
  token_hash TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL,
  created_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
