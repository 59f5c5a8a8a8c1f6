-- Tables, with what lists of tables show of them. The last number is the version that every writer has to match.
-- Each move changes its row: room is left on the page, and no index holds a column that moves change.
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
    changed DOUBLE PRECISION NOT NULL,
    rules_version INTEGER NOT NULL,
    secret BYTEA NOT NULL,
    last_number INTEGER NOT NULL
) WITH (fillfactor = 70);

CREATE INDEX tables_open ON tables (id) WHERE phase = 'open' AND listed;
CREATE INDEX tables_playing ON tables (id) WHERE phase = 'playing';

-- The truth.
CREATE TABLE log (
    table_id TEXT NOT NULL REFERENCES tables (id),
    number INTEGER NOT NULL CHECK (number >= 1),
    at DOUBLE PRECISION NOT NULL,
    key TEXT,
    content BYTEA NOT NULL,
    PRIMARY KEY (table_id, number)
);

CREATE UNIQUE INDEX log_keys ON log (table_id, key) WHERE key IS NOT NULL;

-- A snapshot stands on a row of the log.
CREATE TABLE snapshots (
    table_id TEXT NOT NULL PRIMARY KEY,
    number INTEGER NOT NULL,
    content BYTEA NOT NULL,
    FOREIGN KEY (table_id, number) REFERENCES log (table_id, number)
);

-- Who sits where, to find the tables of somebody.
CREATE TABLE sitters (
    who TEXT NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (id),
    PRIMARY KEY (who, table_id)
);

CREATE INDEX sitters_tables ON sitters (table_id);

CREATE TABLE persons (
    who TEXT NOT NULL PRIMARY KEY,
    name TEXT NOT NULL,
    recovery INTEGER NOT NULL,
    created DOUBLE PRECISION NOT NULL
);

-- Somebody may have a token before they have a name, so a token does not refer to a person.
CREATE TABLE tokens (
    token TEXT NOT NULL PRIMARY KEY,
    who TEXT NOT NULL,
    hash TEXT NOT NULL UNIQUE,
    label TEXT NOT NULL,
    scopes TEXT NOT NULL,  -- a JSON list
    created DOUBLE PRECISION NOT NULL,
    revoked DOUBLE PRECISION
);

CREATE INDEX tokens_of ON tokens (who);
