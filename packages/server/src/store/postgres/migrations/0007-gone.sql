-- Whoever is gone stays on the roll for a while: one that was only cut off may still take jobs, which have to go to others when it
-- ends.
ALTER TABLE members ADD COLUMN gone_at timestamptz;
