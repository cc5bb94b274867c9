ALTER TABLE freights DROP COLUMN driven_km;
