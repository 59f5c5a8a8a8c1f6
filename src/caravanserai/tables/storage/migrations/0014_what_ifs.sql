-- What-ifs that somebody has shared, as JSON. None of them ever changes: whoever goes on has a copy of their own.
CREATE TABLE what_ifs (
    id TEXT PRIMARY KEY,
    who TEXT NOT NULL,
    made DOUBLE PRECISION NOT NULL,
    content TEXT NOT NULL
);
CREATE INDEX what_ifs_by_who ON what_ifs (who);
