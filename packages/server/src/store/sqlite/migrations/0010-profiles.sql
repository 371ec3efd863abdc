-- What else others may see of a person, and by which id they find it; without one nobody does.
ALTER TABLE persons ADD COLUMN shows_clans INTEGER NOT NULL DEFAULT 0;
ALTER TABLE persons ADD COLUMN shows_games INTEGER NOT NULL DEFAULT 0;
ALTER TABLE persons ADD COLUMN profile TEXT;
CREATE UNIQUE INDEX profiles ON persons (profile) WHERE profile IS NOT NULL;
