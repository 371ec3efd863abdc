-- Until when a game that is beginning waits for the texts its seats have sealed.
ALTER TABLE games ADD COLUMN reveal_by INTEGER;

-- One that was beginning when everybody left is forgotten like a room.
DROP INDEX rooms;
CREATE INDEX rooms ON games (touched_at) WHERE status IN ('open', 'beginning');
