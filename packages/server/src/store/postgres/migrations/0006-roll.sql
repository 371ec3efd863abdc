-- The roll survives a crash of the database, and is known to a standby: whoever died at the same moment is found on it, and
-- their jobs go to others.
ALTER TABLE members SET LOGGED;
