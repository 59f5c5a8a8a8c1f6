-- The newest format that a row of the table may have: a program that knows only older ones leaves the table alone.
ALTER TABLE tables ADD COLUMN row_format INTEGER NOT NULL DEFAULT 1;
