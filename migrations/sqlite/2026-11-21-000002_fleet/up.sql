-- The vehicles of an owner and the due dates of the owner's own.

CREATE TABLE vehicles (
    id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    owner_id BIGINT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    version BIGINT NOT NULL DEFAULT 1,
    created_at TIMESTAMP NOT NULL,
    updated_at TIMESTAMP NOT NULL,
    type TEXT NOT NULL CHECK (type IN ('truck', 'trailer')),
    status TEXT NOT NULL CHECK (status IN ('active', 'maintenance', 'inactive')),
    plate TEXT NOT NULL,
    plate_key TEXT NOT NULL,
    nickname TEXT,
    brand TEXT,
    model TEXT,
    manufacture_year BIGINT,
    model_year BIGINT,
    renavam TEXT,
    chassis TEXT,
    color TEXT,
    axles BIGINT NOT NULL CHECK (axles BETWEEN 1 AND 9),
    body_type TEXT,
    tare_kg BIGINT CHECK (tare_kg >= 0),
    capacity_kg BIGINT CHECK (capacity_kg >= 0),
    tank_capacity_ml BIGINT CHECK (tank_capacity_ml >= 0),
    expected_meters_per_liter BIGINT CHECK (expected_meters_per_liter > 0),
    initial_odometer_km BIGINT NOT NULL CHECK (initial_odometer_km >= 0),
    odometer_km BIGINT NOT NULL CHECK (odometer_km >= 0),
    purchased_on DATE,
    purchase_price_cents BIGINT CHECK (purchase_price_cents >= 0),
    residual_value_cents BIGINT CHECK (residual_value_cents >= 0),
    useful_life_months BIGINT CHECK (useful_life_months > 0),
    licensing_due_on DATE,
    insurance_due_on DATE,
    tachograph_due_on DATE,
    rntrc_due_on DATE,
    notes TEXT,
    search TEXT NOT NULL,
    UNIQUE (owner_id, id),
    UNIQUE (owner_id, plate_key),
    UNIQUE (owner_id, renavam),
    UNIQUE (owner_id, chassis)
);
CREATE INDEX vehicles_by_plate ON vehicles (owner_id, plate, id);
CREATE INDEX vehicles_by_age ON vehicles (owner_id, created_at, id);
CREATE INDEX vehicles_by_odometer ON vehicles (owner_id, odometer_km, id);

CREATE TABLE vehicle_due_dates (
    owner_id BIGINT NOT NULL,
    vehicle_id BIGINT NOT NULL,
    position BIGINT NOT NULL,
    name TEXT NOT NULL,
    due_on DATE NOT NULL,
    PRIMARY KEY (owner_id, vehicle_id, position),
    FOREIGN KEY (owner_id, vehicle_id) REFERENCES vehicles (owner_id, id) ON DELETE CASCADE
);
