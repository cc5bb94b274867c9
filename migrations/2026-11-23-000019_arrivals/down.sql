ALTER TABLE freights DROP COLUMN arrived_at;
DELETE FROM freight_events WHERE kind IN ('arrived', 'arrival_undone');
-- only SQLite
PRAGMA writable_schema = ON;
UPDATE sqlite_schema
SET sql = replace(sql, '''status'', ''cancelled'', ''reopened'', ''arrived'', ''arrival_undone'')', '''status'', ''cancelled'', ''reopened'')')
WHERE type = 'table' AND name = 'freight_events';
PRAGMA writable_schema = RESET;
-- Creating and dropping a table tells every other connection to read the schema anew.
CREATE TABLE schema_changed (id INTEGER PRIMARY KEY);
DROP TABLE schema_changed;
-- only PostgreSQL
ALTER TABLE freight_events DROP CONSTRAINT freight_events_kind_check;
ALTER TABLE freight_events ADD CONSTRAINT freight_events_kind_check CHECK (kind IN ('status', 'cancelled', 'reopened'));
-- both
