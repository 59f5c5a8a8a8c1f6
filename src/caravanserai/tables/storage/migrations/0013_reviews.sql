-- The reviews of finished games, as JSON: by whose knowledge (a seat; -1 for what everybody could know), and whether with open cards.
CREATE TABLE reviews (
    table_id TEXT NOT NULL REFERENCES tables (id),
    viewer INTEGER NOT NULL,
    open_cards BOOLEAN NOT NULL,
    content TEXT NOT NULL,
    PRIMARY KEY (table_id, viewer, open_cards)
);
