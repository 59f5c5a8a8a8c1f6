-- The number that a browser's cookie has to have: whoever signs out elsewhere counts it up.
ALTER TABLE persons ADD COLUMN session INTEGER NOT NULL DEFAULT 0;
