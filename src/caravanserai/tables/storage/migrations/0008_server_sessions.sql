-- By which name the sessions of a server are known to the database, so that whoever misses it can end them.
ALTER TABLE servers ADD COLUMN sessions TEXT NOT NULL DEFAULT '';
