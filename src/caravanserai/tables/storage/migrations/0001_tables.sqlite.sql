-- Tables, with what lists of tables show of them. The last number is the version that every writer has to match.
CREATE TABLE tables (
    id TEXT NOT NULL PRIMARY KEY,
    game TEXT NOT NULL,
    name TEXT NOT NULL,
    phase TEXT NOT NULL,
    players INTEGER NOT NULL,
    free_seats INTEGER NOT NULL,
    listed BOOLEAN NOT NULL,
    watchable BOOLEAN NOT NULL,
    people TEXT NOT NULL,   -- a JSON list
    awaited TEXT NOT NULL,  -- a JSON list
    changed REAL NOT NULL,
    rules_version INTEGER NOT NULL,
    secret BLOB NOT NULL,
    last_number INTEGER NOT NULL
);

-- Neither holds a column that a move changes, so moves leave them alone.
CREATE INDEX tables_open ON tables (id) WHERE phase = 'open' AND listed;
CREATE INDEX tables_playing ON tables (id) WHERE phase = 'playing';

-- The truth. Without a rowid the rows of a table lie side by side, and loading reads them in one go.
CREATE TABLE log (
    table_id TEXT NOT NULL REFERENCES tables (id),
    number INTEGER NOT NULL CHECK (number >= 1),
    at REAL NOT NULL,
    key TEXT,
    content BLOB NOT NULL,
    PRIMARY KEY (table_id, number)
) WITHOUT ROWID;

CREATE UNIQUE INDEX log_keys ON log (table_id, key) WHERE key IS NOT NULL;

-- A snapshot stands on a row of the log.
CREATE TABLE snapshots (
    table_id TEXT NOT NULL PRIMARY KEY,
    number INTEGER NOT NULL,
    content BLOB NOT NULL,
    FOREIGN KEY (table_id, number) REFERENCES log (table_id, number)
);

-- Who sits where, to find the tables of somebody.
CREATE TABLE sitters (
    who TEXT NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (id),
    PRIMARY KEY (who, table_id)
) WITHOUT ROWID;

CREATE INDEX sitters_tables ON sitters (table_id);

CREATE TABLE persons (
    who TEXT NOT NULL PRIMARY KEY,
    name TEXT NOT NULL,
    recovery INTEGER NOT NULL,
    created REAL NOT NULL
);

-- Somebody may have a token before they have a name, so a token does not refer to a person.
CREATE TABLE tokens (
    token TEXT NOT NULL PRIMARY KEY,
    who TEXT NOT NULL,
    hash TEXT NOT NULL UNIQUE,
    label TEXT NOT NULL,
    scopes TEXT NOT NULL,  -- a JSON list
    created REAL NOT NULL,
    revoked REAL
);

CREATE INDEX tokens_of ON tokens (who);
