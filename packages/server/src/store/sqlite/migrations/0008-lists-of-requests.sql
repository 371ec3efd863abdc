-- To which list of the game a request was made, so that games can be moved to a store that keeps the keys with the lists.
-- Not known of those from before.
ALTER TABLE requests ADD COLUMN of_notes INTEGER;
