-- The language of whoever named the chat group of a table: what it is told is said in it.
ALTER TABLE games ADD COLUMN language TEXT;
