ALTER TABLE freights DROP CONSTRAINT freights_axles_check;
ALTER TABLE freights ADD CONSTRAINT freights_axles_check CHECK (axles BETWEEN 2 AND 9) NOT VALID;
ALTER TABLE freight_simulations DROP CONSTRAINT freight_simulations_axles_check;
ALTER TABLE freight_simulations ADD CONSTRAINT freight_simulations_axles_check CHECK (axles BETWEEN 2 AND 9) NOT VALID;
