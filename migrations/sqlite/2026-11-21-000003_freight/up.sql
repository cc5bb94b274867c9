-- Clients, freights with their trailers and timeline, and the transactions they post.

CREATE TABLE sequences (
    owner_id BIGINT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    name TEXT NOT NULL,
    last BIGINT NOT NULL,
    PRIMARY KEY (owner_id, name)
);

CREATE TABLE clients (
    id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    owner_id BIGINT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    version BIGINT NOT NULL DEFAULT 1,
    created_at TIMESTAMP NOT NULL,
    updated_at TIMESTAMP NOT NULL,
    name TEXT NOT NULL,
    document TEXT,
    phone TEXT,
    notes TEXT,
    search TEXT NOT NULL,
    UNIQUE (owner_id, id),
    UNIQUE (owner_id, document)
);
CREATE INDEX clients_by_name ON clients (owner_id, search, id);
CREATE INDEX clients_by_age ON clients (owner_id, created_at, id);

CREATE TABLE freights (
    id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    owner_id BIGINT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    version BIGINT NOT NULL DEFAULT 1,
    created_at TIMESTAMP NOT NULL,
    updated_at TIMESTAMP NOT NULL,
    number BIGINT NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('scheduled', 'loading', 'in_transit', 'unloading', 'completed')),
    cancelled_on DATE,
    cancel_reason TEXT,
    client_id BIGINT,
    origin_city_code BIGINT NOT NULL,
    destination_city_code BIGINT NOT NULL,
    distance_km BIGINT NOT NULL CHECK (distance_km > 0),
    empty_km BIGINT NOT NULL CHECK (empty_km >= 0),
    cargo_type TEXT NOT NULL,
    cargo_description TEXT,
    weight_kg BIGINT CHECK (weight_kg > 0),
    pricing TEXT NOT NULL CHECK (pricing IN ('fixed', 'per_ton', 'per_km')),
    rate_cents BIGINT NOT NULL CHECK (rate_cents >= 0),
    gross_cents BIGINT NOT NULL CHECK (gross_cents >= 0),
    advance_cents BIGINT NOT NULL CHECK (advance_cents BETWEEN 0 AND gross_cents),
    advance_due_on DATE,
    balance_due_on DATE,
    toll_cents BIGINT NOT NULL CHECK (toll_cents >= 0),
    toll_payer TEXT NOT NULL CHECK (toll_payer IN ('shipper', 'driver')),
    truck_id BIGINT NOT NULL,
    axles BIGINT NOT NULL CHECK (axles BETWEEN 2 AND 9),
    commission_bps BIGINT CHECK (commission_bps BETWEEN 0 AND 10000),
    scheduled_for DATE NOT NULL,
    odometer_start_km BIGINT CHECK (odometer_start_km >= 0),
    odometer_end_km BIGINT CHECK (odometer_end_km >= odometer_start_km),
    cte_key TEXT,
    ciot TEXT,
    mdfe_key TEXT,
    notes TEXT,
    search TEXT NOT NULL,
    CHECK ((cancelled_on IS NULL) = (cancel_reason IS NULL)),
    UNIQUE (owner_id, id),
    UNIQUE (owner_id, number),
    FOREIGN KEY (owner_id, client_id) REFERENCES clients (owner_id, id),
    FOREIGN KEY (owner_id, truck_id) REFERENCES vehicles (owner_id, id)
);
CREATE INDEX freights_by_day ON freights (owner_id, scheduled_for, id);
CREATE INDEX freights_by_gross ON freights (owner_id, gross_cents, id);
CREATE INDEX freights_by_truck ON freights (owner_id, truck_id);
CREATE INDEX freights_by_client ON freights (owner_id, client_id);

CREATE TABLE freight_trailers (
    owner_id BIGINT NOT NULL,
    freight_id BIGINT NOT NULL,
    position BIGINT NOT NULL,
    vehicle_id BIGINT NOT NULL,
    PRIMARY KEY (owner_id, freight_id, position),
    UNIQUE (owner_id, freight_id, vehicle_id),
    FOREIGN KEY (owner_id, freight_id) REFERENCES freights (owner_id, id) ON DELETE CASCADE,
    FOREIGN KEY (owner_id, vehicle_id) REFERENCES vehicles (owner_id, id)
);
CREATE INDEX freight_trailers_by_vehicle ON freight_trailers (owner_id, vehicle_id);

CREATE TABLE freight_events (
    id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    owner_id BIGINT NOT NULL,
    freight_id BIGINT NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('status', 'cancelled', 'reopened')),
    from_status TEXT NOT NULL,
    to_status TEXT NOT NULL,
    occurred_at TIMESTAMP NOT NULL,
    odometer_km BIGINT CHECK (odometer_km >= 0),
    note TEXT,
    created_at TIMESTAMP NOT NULL,
    UNIQUE (owner_id, id),
    FOREIGN KEY (owner_id, freight_id) REFERENCES freights (owner_id, id) ON DELETE CASCADE
);
CREATE INDEX freight_events_by_freight ON freight_events (owner_id, freight_id, id);

CREATE TABLE transactions (
    id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    owner_id BIGINT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    version BIGINT NOT NULL DEFAULT 1,
    created_at TIMESTAMP NOT NULL,
    updated_at TIMESTAMP NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('income', 'expense')),
    category TEXT NOT NULL,
    description TEXT NOT NULL,
    amount_cents BIGINT NOT NULL CHECK (amount_cents > 0),
    due_on DATE NOT NULL,
    paid_on DATE,
    vehicle_id BIGINT,
    freight_id BIGINT,
    source_kind TEXT CHECK (source_kind IN ('freight')),
    source_part TEXT CHECK (source_part IN ('advance', 'balance')),
    search TEXT NOT NULL,
    CHECK ((source_kind IS NULL) = (source_part IS NULL)),
    CHECK (source_kind IS NULL OR freight_id IS NOT NULL),
    UNIQUE (owner_id, id),
    FOREIGN KEY (owner_id, vehicle_id) REFERENCES vehicles (owner_id, id),
    FOREIGN KEY (owner_id, freight_id) REFERENCES freights (owner_id, id)
);
-- A freight posts each of its parts once.
CREATE UNIQUE INDEX transactions_by_source ON transactions (owner_id, freight_id, source_kind, source_part)
WHERE source_kind IS NOT NULL;
CREATE INDEX transactions_by_due_day ON transactions (owner_id, due_on, id);
CREATE INDEX transactions_by_amount ON transactions (owner_id, amount_cents, id);
CREATE INDEX transactions_by_freight ON transactions (owner_id, freight_id);
CREATE INDEX transactions_by_vehicle ON transactions (owner_id, vehicle_id);
