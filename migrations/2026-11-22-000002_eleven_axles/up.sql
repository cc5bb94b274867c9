-- What has ten or eleven axles takes the last column of the legal table, which is that of nine.
-- only SQLite
-- SQLite changes no check of a table that stands; what a check says is changed in its text, as its documentation has it
-- (ALTER TABLE, 7) for changes that no stored row notices:
--   freights: CHECK (axles BETWEEN 2 AND 11)
--   freight_simulations: CHECK (axles BETWEEN 2 AND 11)
PRAGMA writable_schema = ON;
UPDATE sqlite_schema SET sql = replace(sql, 'axles BETWEEN 2 AND 9', 'axles BETWEEN 2 AND 11')
WHERE type = 'table' AND name IN ('freights', 'freight_simulations');
PRAGMA writable_schema = RESET;
-- A table that comes and goes tells every other connection to read the schema anew.
CREATE TABLE schema_changed (id INTEGER PRIMARY KEY);
DROP TABLE schema_changed;
-- only PostgreSQL
ALTER TABLE freights DROP CONSTRAINT freights_axles_check;
ALTER TABLE freights ADD CONSTRAINT freights_axles_check CHECK (axles BETWEEN 2 AND 11);
ALTER TABLE freight_simulations DROP CONSTRAINT freight_simulations_axles_check;
ALTER TABLE freight_simulations ADD CONSTRAINT freight_simulations_axles_check CHECK (axles BETWEEN 2 AND 11);
-- both
