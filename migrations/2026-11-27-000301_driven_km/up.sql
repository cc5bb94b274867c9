-- The kilometres between a freight's odometers, as its timeline gives them: every figure per km rests on them. The first
-- reading until it left stands in for a start that is not known, the reading of the unloading for the end.
ALTER TABLE freights ADD COLUMN driven_km BIGINT;
UPDATE freights SET driven_km = COALESCE(
    odometer_end_km,
    CASE WHEN status = 'completed' THEN (
        SELECT unloaded.odometer_km FROM freight_events AS unloaded
        WHERE unloaded.owner_id = freights.owner_id AND unloaded.freight_id = freights.id AND unloaded.kind = 'status'
            AND unloaded.to_status = 'unloading' AND unloaded.from_status <> 'completed'
        ORDER BY unloaded.id DESC LIMIT 1
    ) END
) - COALESCE(
    odometer_start_km,
    CASE WHEN status <> 'scheduled' THEN (
        SELECT departed.odometer_km FROM freight_events AS departed
        WHERE departed.owner_id = freights.owner_id AND departed.freight_id = freights.id AND departed.kind = 'status'
            AND departed.to_status IN ('loading', 'in_transit') AND departed.from_status IN ('scheduled', 'loading')
            AND departed.odometer_km IS NOT NULL
        ORDER BY departed.id LIMIT 1
    ) END
);
UPDATE freights SET driven_km = 0 WHERE driven_km < 0;
