-- Games that were moved here from a file of an early version may be over though their status does not say so.
ALTER TABLE games ADD COLUMN may_be_over boolean NOT NULL DEFAULT false;
