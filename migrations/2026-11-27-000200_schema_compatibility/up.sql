-- Oldest program that works with the schema after a migration: a server reads it of the migrations that it does not know.
-- deferrable
CREATE TABLE schema_compatibility (
    version TEXT NOT NULL PRIMARY KEY,
    oldest_program TEXT NOT NULL
);
