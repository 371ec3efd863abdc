-- How nodes and workers are, and what they did in the last hour, for the admin. Nothing of it need survive a crash.
CREATE UNLOGGED TABLE monitored (
  -- The same as long as the process runs; its name in the roll is another with every line.
  id text PRIMARY KEY,
  member text,
  kind text NOT NULL,
  machine text NOT NULL,
  pid integer NOT NULL,
  version text NOT NULL,
  started_at timestamptz NOT NULL,
  seen_at timestamptz NOT NULL
);
-- What each of them did until a moment, since the moment before. Moments are numbered.
CREATE UNLOGGED TABLE samples (
  moment bigint NOT NULL,
  id text NOT NULL,
  moves integer NOT NULL,
  sockets integer NOT NULL,
  -- How many answers took how long, by classes.
  waits integer[] NOT NULL,
  PRIMARY KEY (moment, id)
);
-- What there was at a moment, counted by whoever made the row.
CREATE UNLOGGED TABLE counts (
  moment bigint PRIMARY KEY,
  playing integer,
  ended integer,
  jobs integer,
  connections integer,
  most_connections integer
);
