-- What happens around a game: when its entries were made, talk and agreements, who looks on, how it ended; and people
-- with several devices and accounts.

-- Unguessable, as the id; the games that are there already get one now.
ALTER TABLE games ADD COLUMN watch TEXT NOT NULL DEFAULT '';
UPDATE games SET watch = lower(hex(randomblob(16)));
CREATE UNIQUE INDEX watching ON games (watch);

ALTER TABLE games ADD COLUMN result TEXT;
ALTER TABLE games ADD COLUMN ended_at INTEGER;
ALTER TABLE games ADD COLUMN rematch TEXT;
ALTER TABLE games ADD COLUMN webhook TEXT;
CREATE INDEX playing ON games (id) WHERE status = 'playing';
CREATE INDEX ended ON games (ended_at) WHERE ended_at IS NOT NULL;

-- Milliseconds after the game was created: four bytes instead of eight. What was made before times were kept has 0.
ALTER TABLE entries ADD COLUMN after INTEGER NOT NULL DEFAULT 0;

CREATE TABLE notes (
  game INTEGER NOT NULL REFERENCES games,
  number INTEGER NOT NULL,
  -- Milliseconds after the game was created.
  after INTEGER NOT NULL,
  -- How many entries the game had.
  at INTEGER NOT NULL,
  note TEXT NOT NULL,
  PRIMARY KEY (game, number)
) STRICT, WITHOUT ROWID;

-- Words that can still be read; whatever is struck leaves it.
CREATE INDEX words ON notes (game) WHERE note ->> 'type' = 'said' AND note ->> 'text' <> '';

-- The people on the seats of a game, for their lists of games.
CREATE TABLE players (
  game INTEGER NOT NULL REFERENCES games,
  person TEXT NOT NULL,
  PRIMARY KEY (game, person)
) STRICT, WITHOUT ROWID;
CREATE INDEX games_of ON players (person, game);
INSERT INTO players
  SELECT DISTINCT game, seat.value ->> '$.by.session' FROM games, json_each(games.seats) AS seat
  WHERE seat.value ->> '$.by.session' IS NOT NULL;

CREATE TABLE reports (
  game INTEGER NOT NULL REFERENCES games,
  note INTEGER NOT NULL,
  -- The clan of whoever reports.
  by TEXT NOT NULL,
  id TEXT NOT NULL UNIQUE,
  words TEXT NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (game, note, by)
) STRICT, WITHOUT ROWID;

-- A person has as many keys as browsers.
CREATE TABLE persons (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  banned INTEGER NOT NULL DEFAULT 0
) STRICT, WITHOUT ROWID;
CREATE TABLE keys (
  token_hash TEXT PRIMARY KEY,
  person TEXT NOT NULL REFERENCES persons ON DELETE CASCADE,
  created_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX keys_of ON keys (person);
INSERT INTO persons (id, name, created_at) SELECT id, name, created_at FROM sessions;
INSERT INTO keys SELECT token_hash, id, created_at FROM sessions;
DROP TABLE sessions;

-- One at a time for each person.
CREATE TABLE codes (
  person TEXT PRIMARY KEY REFERENCES persons ON DELETE CASCADE,
  code_hash TEXT NOT NULL UNIQUE,
  until INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE accounts (
  person TEXT PRIMARY KEY REFERENCES persons ON DELETE CASCADE,
  -- In small letters, so that two that look alike are one.
  folded TEXT NOT NULL UNIQUE,
  login TEXT NOT NULL,
  password_hash TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- Where a person's browsers can be told that it is their turn; the oldest has the smallest number.
CREATE TABLE pushes (
  number INTEGER PRIMARY KEY,
  endpoint TEXT NOT NULL UNIQUE,
  person TEXT NOT NULL REFERENCES persons ON DELETE CASCADE,
  subscription TEXT NOT NULL
) STRICT;
CREATE INDEX pushes_of ON pushes (person);
