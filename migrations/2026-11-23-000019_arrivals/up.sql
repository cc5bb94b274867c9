-- The truck's arrival where it loads or unloads next: an event of its own. The freight keeps the time of the one that
-- was recorded in its present state.
-- only SQLite
-- As in 2026-11-22-000002, the check's new text, which no stored row violates:
--   freight_events: CHECK (kind IN ('status', 'cancelled', 'reopened', 'arrived', 'arrival_undone'))
PRAGMA writable_schema = ON;
UPDATE sqlite_schema
SET sql = replace(sql, '''status'', ''cancelled'', ''reopened'')', '''status'', ''cancelled'', ''reopened'', ''arrived'', ''arrival_undone'')')
WHERE type = 'table' AND name = 'freight_events';
PRAGMA writable_schema = RESET;
-- only PostgreSQL
ALTER TABLE freight_events DROP CONSTRAINT freight_events_kind_check;
ALTER TABLE freight_events ADD CONSTRAINT freight_events_kind_check
    CHECK (kind IN ('status', 'cancelled', 'reopened', 'arrived', 'arrival_undone'));
-- both
-- A changed table tells every other connection to read the schema anew.
ALTER TABLE freights ADD COLUMN arrived_at TIMESTAMP;
