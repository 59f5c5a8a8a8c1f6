-- The servers that share these tables: where the others reach each, what it signs with, and when it was last seen, by the
-- database's own clock.
CREATE TABLE servers (
    id INTEGER NOT NULL PRIMARY KEY,
    address TEXT NOT NULL,
    mark TEXT NOT NULL,
    seen DOUBLE PRECISION NOT NULL
);

-- Which of them has a table; none if the one that had it has died, and then since when nobody serves it.
CREATE TABLE leases (
    table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    server INTEGER,
    since DOUBLE PRECISION
);

CREATE INDEX leases_server ON leases (server);
