-- Where notices go: a browser's push service, an address for mail, a table's webhook. A feed is fetched, so nothing is sent there.
CREATE TABLE destinations (
    id TEXT NOT NULL PRIMARY KEY,
    kind TEXT NOT NULL,
    subject TEXT NOT NULL,  -- whose notices: a person's, or for a hook a table's
    owner TEXT NOT NULL,    -- who has set it up
    address TEXT NOT NULL,
    active BOOLEAN NOT NULL,
    apart BOOLEAN NOT NULL, -- whether each notice is sent by itself; else only the newest of each table
    content TEXT NOT NULL,  -- a JSON object
    created DOUBLE PRECISION NOT NULL,
    failures INTEGER NOT NULL
);

CREATE INDEX destinations_subject ON destinations (subject);
CREATE INDEX destinations_owner ON destinations (owner);
CREATE UNIQUE INDEX destinations_address ON destinations (kind, address) WHERE kind IN ('push', 'feed');

-- What is to be sent, written with the rows of the log that it tells of. Slot 0 holds the newest of a table; where each is sent by
-- itself the slot is its version. Due is when it is sent, or tried again; nothing when it is done.
CREATE TABLE outbox (
    destination TEXT NOT NULL REFERENCES destinations (id) ON DELETE CASCADE,
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    slot INTEGER NOT NULL,
    kind TEXT NOT NULL,
    version INTEGER NOT NULL,
    due DOUBLE PRECISION,
    content TEXT NOT NULL,  -- a JSON object
    tries INTEGER NOT NULL,
    shown INTEGER NOT NULL, -- 1 if a notice of slot 0 has arrived and was not taken away
    claim TEXT NOT NULL,    -- who is at it; empty for nobody
    PRIMARY KEY (destination, table_id, slot)
);

CREATE INDEX outbox_due ON outbox (due) WHERE due IS NOT NULL;
CREATE INDEX outbox_tables ON outbox (table_id);

-- Of which of their tables somebody wants to hear nothing.
CREATE TABLE muted (
    who TEXT NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    PRIMARY KEY (who, table_id)
);

CREATE INDEX muted_tables ON muted (table_id);

-- What somebody wants to be told, and when: a JSON object.
CREATE TABLE wishes (
    who TEXT NOT NULL PRIMARY KEY,
    content TEXT NOT NULL
);
