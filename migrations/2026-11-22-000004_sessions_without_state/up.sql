ALTER TABLE sessions DROP COLUMN state;
