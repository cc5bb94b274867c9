-- Simulations, the tables of rates that a master put in, and by which coefficients a freight is judged.

ALTER TABLE freights ADD COLUMN minimum_table TEXT NOT NULL DEFAULT 'A' CHECK (minimum_table IN ('A', 'B', 'C', 'D'));
ALTER TABLE freights ADD COLUMN empty_return_km BIGINT NOT NULL DEFAULT 0 CHECK (empty_return_km >= 0);

-- The act and cell by which a freight is judged, kept as they were when it was written down.
CREATE TABLE freight_minimums (
    owner_id BIGINT NOT NULL,
    freight_id BIGINT NOT NULL,
    judged TEXT NOT NULL,
    PRIMARY KEY (owner_id, freight_id),
    FOREIGN KEY (owner_id, freight_id) REFERENCES freights (owner_id, id) ON DELETE CASCADE
);

CREATE TABLE freight_simulations (
    id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    owner_id BIGINT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    version BIGINT NOT NULL DEFAULT 1,
    created_at TIMESTAMP NOT NULL,
    updated_at TIMESTAMP NOT NULL,
    number BIGINT NOT NULL,
    name TEXT,
    archived BOOLEAN NOT NULL,
    freight_id BIGINT,
    scheduled_for DATE NOT NULL,
    client_id BIGINT,
    truck_id BIGINT,
    axles BIGINT NOT NULL CHECK (axles BETWEEN 2 AND 9),
    cargo_type TEXT NOT NULL,
    minimum_table TEXT NOT NULL CHECK (minimum_table IN ('A', 'B', 'C', 'D')),
    origin_city_code BIGINT,
    destination_city_code BIGINT,
    distance_km BIGINT NOT NULL CHECK (distance_km > 0),
    empty_to_loading_km BIGINT NOT NULL CHECK (empty_to_loading_km >= 0),
    empty_return_km BIGINT NOT NULL CHECK (empty_return_km >= 0),
    empty_return_due BOOLEAN NOT NULL,
    weight_kg BIGINT CHECK (weight_kg > 0),
    pricing TEXT NOT NULL CHECK (pricing IN ('fixed', 'per_ton', 'per_km')),
    rate_cents BIGINT NOT NULL CHECK (rate_cents > 0),
    toll_cents BIGINT NOT NULL CHECK (toll_cents >= 0),
    toll_payer TEXT NOT NULL CHECK (toll_payer IN ('shipper', 'driver')),
    diesel_price_millis BIGINT NOT NULL CHECK (diesel_price_millis > 0),
    loaded_meters_per_liter BIGINT NOT NULL CHECK (loaded_meters_per_liter > 0),
    empty_meters_per_liter BIGINT NOT NULL CHECK (empty_meters_per_liter > 0),
    arla_bps BIGINT NOT NULL CHECK (arla_bps BETWEEN 0 AND 10000),
    arla_price_millis BIGINT CHECK (arla_price_millis > 0),
    driver_id BIGINT,
    commission_bps BIGINT NOT NULL CHECK (commission_bps BETWEEN 0 AND 10000),
    commission_base TEXT NOT NULL CHECK (commission_base IN ('gross', 'net')),
    driver_fixed_cents BIGINT NOT NULL CHECK (driver_fixed_cents >= 0),
    days BIGINT NOT NULL CHECK (days > 0),
    daily_cost_cents BIGINT NOT NULL CHECK (daily_cost_cents >= 0),
    maintenance_per_km_millis BIGINT NOT NULL CHECK (maintenance_per_km_millis >= 0),
    tires_per_km_millis BIGINT NOT NULL CHECK (tires_per_km_millis >= 0),
    insurance_monthly_cents BIGINT NOT NULL CHECK (insurance_monthly_cents >= 0),
    loan_monthly_cents BIGINT NOT NULL CHECK (loan_monthly_cents >= 0),
    depreciation_monthly_cents BIGINT NOT NULL CHECK (depreciation_monthly_cents >= 0),
    other_monthly_cents BIGINT NOT NULL CHECK (other_monthly_cents >= 0),
    work_days_per_month BIGINT NOT NULL CHECK (work_days_per_month BETWEEN 1 AND 31),
    withheld BOOLEAN NOT NULL,
    payer_month_cents BIGINT NOT NULL CHECK (payer_month_cents >= 0),
    dependents BIGINT NOT NULL CHECK (dependents >= 0),
    other_cents BIGINT NOT NULL CHECK (other_cents >= 0),
    other_description TEXT,
    notes TEXT,
    gross_cents BIGINT NOT NULL,
    net_cents BIGINT NOT NULL,
    rates TEXT NOT NULL,
    search TEXT NOT NULL,
    UNIQUE (owner_id, id),
    UNIQUE (owner_id, number),
    UNIQUE (owner_id, freight_id),
    FOREIGN KEY (owner_id, freight_id) REFERENCES freights (owner_id, id),
    FOREIGN KEY (owner_id, client_id) REFERENCES clients (owner_id, id),
    FOREIGN KEY (owner_id, truck_id) REFERENCES vehicles (owner_id, id),
    FOREIGN KEY (owner_id, driver_id) REFERENCES drivers (owner_id, id)
);
CREATE INDEX freight_simulations_by_day ON freight_simulations (owner_id, scheduled_for, id);
CREATE INDEX freight_simulations_by_age ON freight_simulations (owner_id, created_at, id);
CREATE INDEX freight_simulations_by_net ON freight_simulations (owner_id, net_cents, id);
CREATE INDEX freight_simulations_by_client ON freight_simulations (owner_id, client_id);
CREATE INDEX freight_simulations_by_truck ON freight_simulations (owner_id, truck_id);
CREATE INDEX freight_simulations_by_driver ON freight_simulations (owner_id, driver_id);

CREATE TABLE freight_simulation_trailers (
    owner_id BIGINT NOT NULL,
    simulation_id BIGINT NOT NULL,
    position BIGINT NOT NULL,
    vehicle_id BIGINT NOT NULL,
    PRIMARY KEY (owner_id, simulation_id, position),
    UNIQUE (owner_id, simulation_id, vehicle_id),
    FOREIGN KEY (owner_id, simulation_id) REFERENCES freight_simulations (owner_id, id) ON DELETE CASCADE,
    FOREIGN KEY (owner_id, vehicle_id) REFERENCES vehicles (owner_id, id)
);
CREATE INDEX freight_simulation_trailers_by_vehicle ON freight_simulation_trailers (owner_id, vehicle_id);

-- Tables that a master imported; what the program ships is not here. Nothing is deleted: it is withdrawn.
CREATE TABLE rate_imports (
    id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    version BIGINT NOT NULL DEFAULT 1,
    created_at TIMESTAMP NOT NULL,
    actor_id BIGINT NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('minimum_freight', 'carrier_tax', 'waiting_time', 'diesel_price')),
    valid_from DATE NOT NULL,
    title TEXT NOT NULL,
    source TEXT NOT NULL,
    official BOOLEAN NOT NULL,
    csv TEXT NOT NULL,
    withdrawn_at TIMESTAMP
);
CREATE INDEX rate_imports_by_day ON rate_imports (kind, valid_from, id);
