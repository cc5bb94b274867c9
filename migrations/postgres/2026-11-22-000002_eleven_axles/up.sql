-- What has ten or eleven axles takes the last column of the legal table, which is that of nine.
ALTER TABLE freights DROP CONSTRAINT freights_axles_check;
ALTER TABLE freights ADD CONSTRAINT freights_axles_check CHECK (axles BETWEEN 2 AND 11);
ALTER TABLE freight_simulations DROP CONSTRAINT freight_simulations_axles_check;
ALTER TABLE freight_simulations ADD CONSTRAINT freight_simulations_axles_check CHECK (axles BETWEEN 2 AND 11);
