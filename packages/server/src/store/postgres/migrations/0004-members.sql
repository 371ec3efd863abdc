-- Who is at work on this database now, and at which tables their callers sit. Nothing of it need survive a crash, so that it is
-- not logged.
CREATE UNLOGGED TABLE members (
  id text PRIMARY KEY,
  -- As the job queue knows them.
  workers text[] NOT NULL,
  seen_at timestamptz NOT NULL
);
CREATE UNLOGGED TABLE present (
  game text NOT NULL,
  member text NOT NULL,
  clans text[] NOT NULL,
  watching integer NOT NULL,
  PRIMARY KEY (game, member)
);
CREATE INDEX present_of ON present (member);
