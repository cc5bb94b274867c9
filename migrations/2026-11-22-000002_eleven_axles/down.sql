-- only SQLite
PRAGMA writable_schema = ON;
UPDATE sqlite_schema SET sql = replace(sql, 'axles BETWEEN 2 AND 11', 'axles BETWEEN 2 AND 9')
WHERE type = 'table' AND name IN ('freights', 'freight_simulations');
PRAGMA writable_schema = RESET;
-- Creating and dropping a table tells every other connection to read the schema anew.
CREATE TABLE schema_changed (id INTEGER PRIMARY KEY);
DROP TABLE schema_changed;
-- only PostgreSQL
ALTER TABLE freights DROP CONSTRAINT freights_axles_check;
ALTER TABLE freights ADD CONSTRAINT freights_axles_check CHECK (axles BETWEEN 2 AND 9) NOT VALID;
ALTER TABLE freight_simulations DROP CONSTRAINT freight_simulations_axles_check;
ALTER TABLE freight_simulations ADD CONSTRAINT freight_simulations_axles_check CHECK (axles BETWEEN 2 AND 9) NOT VALID;
-- both
