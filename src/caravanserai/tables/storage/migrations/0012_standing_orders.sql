-- What somebody has ordered to be done for them at a table, as JSON. It is theirs alone to see, so it is not in the log.
CREATE TABLE standing_orders (
    table_id TEXT NOT NULL REFERENCES tables (id),
    who TEXT NOT NULL,
    content TEXT NOT NULL,
    PRIMARY KEY (table_id, who)
);

CREATE INDEX standing_orders_people ON standing_orders (who);
