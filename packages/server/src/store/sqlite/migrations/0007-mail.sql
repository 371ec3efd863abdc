-- Where a person wants to be told by e-mail. The token stands in the links of what we send: it confirms the address and
-- takes it away again.
CREATE TABLE mails (
  person TEXT PRIMARY KEY REFERENCES persons ON DELETE CASCADE,
  address TEXT NOT NULL,
  language TEXT NOT NULL,
  token TEXT NOT NULL UNIQUE,
  confirmed INTEGER NOT NULL DEFAULT 0
) STRICT, WITHOUT ROWID;
