-- What else others may see of a person, and by which id they find it; without one nobody does.
ALTER TABLE persons ADD COLUMN shows_clans boolean NOT NULL DEFAULT false;
ALTER TABLE persons ADD COLUMN shows_games boolean NOT NULL DEFAULT false;
ALTER TABLE persons ADD COLUMN profile text;
CREATE UNIQUE INDEX profiles ON persons (profile) WHERE profile IS NOT NULL;
