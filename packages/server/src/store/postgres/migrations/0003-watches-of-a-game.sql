-- A game that is deleted takes its id to look on by along: without an index all of them were gone through.
CREATE INDEX watches_of ON watches (game);
