-- When something is to happen at the table by itself; nothing if it waits for somebody to come. Tables in play from before are
-- looked at once. No move changes it but where there is a clock.
ALTER TABLE tables ADD COLUMN due DOUBLE PRECISION;
UPDATE tables SET due = 0 WHERE phase = 'playing';
CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL;
