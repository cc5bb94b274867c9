-- The owner's last freights between two cities, whose kilometres are offered to a new one.
CREATE INDEX freights_by_route ON freights (owner_id, origin_city_code, destination_city_code, scheduled_for, id);
