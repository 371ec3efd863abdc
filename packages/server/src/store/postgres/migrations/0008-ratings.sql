-- Rated games in the order in which they ended.
CREATE INDEX rated ON games (ended_at, id) WHERE ended_at IS NOT NULL AND options ->> 'rated' = 'true';
-- Whether others may see the person's rating.
ALTER TABLE persons ADD COLUMN shown boolean NOT NULL DEFAULT false;
