-- What lists show of a table besides: a JSON object. Tables from before show it after their next change.
ALTER TABLE tables ADD COLUMN shown TEXT NOT NULL DEFAULT '{}';
