-- Rated games in the order in which they ended.
CREATE INDEX rated ON games (ended_at, id) WHERE ended_at IS NOT NULL AND options ->> 'rated' = 1;
-- Whether others may see the person's rating.
ALTER TABLE persons ADD COLUMN shown INTEGER NOT NULL DEFAULT 0;
