-- Until when some server has served these tables: one row.
CREATE TABLE served (
    id INTEGER NOT NULL PRIMARY KEY,
    until DOUBLE PRECISION NOT NULL
);

-- When none did.
CREATE TABLE outages (
    began DOUBLE PRECISION NOT NULL,
    ended DOUBLE PRECISION NOT NULL
);
