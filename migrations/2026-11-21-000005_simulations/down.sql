DROP TABLE rate_imports;
DROP TABLE freight_simulation_trailers;
DROP TABLE freight_simulations;
DROP TABLE freight_minimums;
ALTER TABLE freights DROP COLUMN empty_return_km;
ALTER TABLE freights DROP COLUMN minimum_table;
