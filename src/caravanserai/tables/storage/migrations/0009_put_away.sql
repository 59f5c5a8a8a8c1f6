-- Which tables somebody does not want to see among theirs.
CREATE TABLE put_away (
    who TEXT NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (id),
    at DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (who, table_id)
);

CREATE INDEX put_away_tables ON put_away (table_id);

-- Tables that were never listed are not shown to strangers to watch. Which those are, their next change tells.
UPDATE tables SET watchable = FALSE WHERE phase = 'playing';
