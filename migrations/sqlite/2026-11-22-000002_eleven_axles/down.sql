PRAGMA writable_schema = ON;
UPDATE sqlite_schema SET sql = replace(sql, 'axles BETWEEN 2 AND 11', 'axles BETWEEN 2 AND 9')
WHERE type = 'table' AND name IN ('freights', 'freight_simulations');
PRAGMA writable_schema = RESET;
-- A table that comes and goes tells every other connection to read the schema anew.
CREATE TABLE schema_changed (id INTEGER PRIMARY KEY);
DROP TABLE schema_changed;
