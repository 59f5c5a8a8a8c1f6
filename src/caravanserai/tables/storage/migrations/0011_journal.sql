-- What the journals of those who find a finished table among theirs say of its game: a JSON object; nothing where it does not
-- count for them. Names are not in it: they are those of the table. Tables from before come in when somebody opens their journal.
CREATE TABLE journal (
    who TEXT NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (id),
    game TEXT NOT NULL,
    ended DOUBLE PRECISION NOT NULL,
    entry TEXT,
    PRIMARY KEY (who, table_id)
);

CREATE INDEX journal_tables ON journal (table_id);
CREATE INDEX journal_ended ON journal (who, ended);
