-- Drivers, fuel, maintenance, settlements, and books that hold what each of them costs or brings.

ALTER TABLE vehicles ADD COLUMN licensing_uf TEXT;

CREATE TABLE drivers (
    id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    owner_id BIGINT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    version BIGINT NOT NULL DEFAULT 1,
    created_at TIMESTAMP NOT NULL,
    updated_at TIMESTAMP NOT NULL,
    name TEXT NOT NULL,
    cpf TEXT,
    phone TEXT,
    cnh_number TEXT,
    cnh_category TEXT,
    cnh_due_on DATE,
    toxicological_due_on DATE,
    pix_key TEXT,
    agreement TEXT NOT NULL CHECK (agreement IN ('commission_gross', 'commission_net', 'fixed_per_trip', 'fixed_per_month')),
    commission_bps BIGINT CHECK (commission_bps BETWEEN 0 AND 10000),
    fixed_cents BIGINT CHECK (fixed_cents >= 0),
    daily_allowance_cents BIGINT CHECK (daily_allowance_cents >= 0),
    active BOOLEAN NOT NULL,
    notes TEXT,
    search TEXT NOT NULL,
    UNIQUE (owner_id, id),
    UNIQUE (owner_id, cpf)
);
CREATE INDEX drivers_by_name ON drivers (owner_id, search, id);

-- The one who drives a freight, if somebody other than the owner does.
CREATE TABLE freight_drivers (
    owner_id BIGINT NOT NULL,
    freight_id BIGINT NOT NULL,
    driver_id BIGINT NOT NULL,
    PRIMARY KEY (owner_id, freight_id),
    FOREIGN KEY (owner_id, freight_id) REFERENCES freights (owner_id, id) ON DELETE CASCADE,
    FOREIGN KEY (owner_id, driver_id) REFERENCES drivers (owner_id, id)
);
CREATE INDEX freight_drivers_by_driver ON freight_drivers (owner_id, driver_id);

CREATE TABLE driver_payments (
    id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    owner_id BIGINT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    version BIGINT NOT NULL DEFAULT 1,
    created_at TIMESTAMP NOT NULL,
    updated_at TIMESTAMP NOT NULL,
    number BIGINT NOT NULL,
    driver_id BIGINT NOT NULL,
    period_from DATE NOT NULL,
    period_to DATE NOT NULL,
    commission_cents BIGINT NOT NULL CHECK (commission_cents >= 0),
    salary_cents BIGINT NOT NULL CHECK (salary_cents >= 0),
    allowance_days BIGINT NOT NULL CHECK (allowance_days >= 0),
    daily_allowance_cents BIGINT NOT NULL CHECK (daily_allowance_cents >= 0),
    refunds_cents BIGINT NOT NULL CHECK (refunds_cents >= 0),
    advances_cents BIGINT NOT NULL CHECK (advances_cents >= 0),
    discounts_cents BIGINT NOT NULL CHECK (discounts_cents >= 0),
    carried_cents BIGINT NOT NULL CHECK (carried_cents >= 0),
    balance_cents BIGINT NOT NULL,
    carries BOOLEAN NOT NULL,
    carried_from_id BIGINT,
    due_on DATE NOT NULL,
    method TEXT NOT NULL,
    notes TEXT,
    search TEXT NOT NULL,
    CHECK (period_from <= period_to),
    CHECK (balance_cents < 0 OR NOT carries),
    UNIQUE (owner_id, id),
    UNIQUE (owner_id, number),
    UNIQUE (owner_id, carried_from_id),
    FOREIGN KEY (owner_id, driver_id) REFERENCES drivers (owner_id, id),
    FOREIGN KEY (owner_id, carried_from_id) REFERENCES driver_payments (owner_id, id)
);
CREATE INDEX driver_payments_by_day ON driver_payments (owner_id, period_to, id);
CREATE INDEX driver_payments_by_driver ON driver_payments (owner_id, driver_id, id);

-- The key settles a freight at most once.
CREATE TABLE driver_payment_freights (
    owner_id BIGINT NOT NULL,
    freight_id BIGINT NOT NULL,
    driver_payment_id BIGINT NOT NULL,
    position BIGINT NOT NULL,
    base_cents BIGINT NOT NULL,
    commission_bps BIGINT,
    commission_cents BIGINT NOT NULL CHECK (commission_cents >= 0),
    PRIMARY KEY (owner_id, freight_id),
    UNIQUE (owner_id, driver_payment_id, position),
    FOREIGN KEY (owner_id, freight_id) REFERENCES freights (owner_id, id),
    FOREIGN KEY (owner_id, driver_payment_id) REFERENCES driver_payments (owner_id, id) ON DELETE CASCADE
);

CREATE TABLE driver_payment_discounts (
    owner_id BIGINT NOT NULL,
    driver_payment_id BIGINT NOT NULL,
    position BIGINT NOT NULL,
    description TEXT NOT NULL,
    amount_cents BIGINT NOT NULL CHECK (amount_cents > 0),
    PRIMARY KEY (owner_id, driver_payment_id, position),
    FOREIGN KEY (owner_id, driver_payment_id) REFERENCES driver_payments (owner_id, id) ON DELETE CASCADE
);

CREATE TABLE driver_advances (
    id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    owner_id BIGINT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    version BIGINT NOT NULL DEFAULT 1,
    created_at TIMESTAMP NOT NULL,
    updated_at TIMESTAMP NOT NULL,
    driver_id BIGINT NOT NULL,
    freight_id BIGINT,
    given_on DATE NOT NULL,
    amount_cents BIGINT NOT NULL CHECK (amount_cents > 0),
    method TEXT NOT NULL,
    notes TEXT,
    driver_payment_id BIGINT,
    UNIQUE (owner_id, id),
    FOREIGN KEY (owner_id, driver_id) REFERENCES drivers (owner_id, id),
    FOREIGN KEY (owner_id, freight_id) REFERENCES freights (owner_id, id),
    FOREIGN KEY (owner_id, driver_payment_id) REFERENCES driver_payments (owner_id, id)
);
CREATE INDEX driver_advances_by_driver ON driver_advances (owner_id, driver_id, given_on, id);
CREATE INDEX driver_advances_by_freight ON driver_advances (owner_id, freight_id);
CREATE INDEX driver_advances_by_payment ON driver_advances (owner_id, driver_payment_id);

CREATE TABLE fuel_records (
    id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    owner_id BIGINT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    version BIGINT NOT NULL DEFAULT 1,
    created_at TIMESTAMP NOT NULL,
    updated_at TIMESTAMP NOT NULL,
    vehicle_id BIGINT NOT NULL,
    freight_id BIGINT,
    filled_on DATE NOT NULL,
    fuel TEXT NOT NULL CHECK (fuel IN ('diesel_s10', 'diesel_s500', 'arla32', 'gasoline', 'ethanol')),
    purpose TEXT NOT NULL CHECK (purpose IN ('engine', 'refrigeration')),
    volume_ml BIGINT NOT NULL CHECK (volume_ml > 0),
    price_per_liter_millis BIGINT NOT NULL CHECK (price_per_liter_millis > 0),
    total_cents BIGINT NOT NULL CHECK (total_cents > 0),
    odometer_km BIGINT CHECK (odometer_km >= 0),
    full_tank BOOLEAN NOT NULL,
    missed_previous BOOLEAN NOT NULL,
    station TEXT,
    city_code BIGINT,
    notes TEXT,
    search TEXT NOT NULL,
    UNIQUE (owner_id, id),
    FOREIGN KEY (owner_id, vehicle_id) REFERENCES vehicles (owner_id, id),
    FOREIGN KEY (owner_id, freight_id) REFERENCES freights (owner_id, id)
);
CREATE INDEX fuel_records_by_day ON fuel_records (owner_id, filled_on, id);
CREATE INDEX fuel_records_by_vehicle ON fuel_records (owner_id, vehicle_id, filled_on, id);
CREATE INDEX fuel_records_by_total ON fuel_records (owner_id, total_cents, id);
CREATE INDEX fuel_records_by_freight ON fuel_records (owner_id, freight_id);

CREATE TABLE maintenance_records (
    id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    owner_id BIGINT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    version BIGINT NOT NULL DEFAULT 1,
    created_at TIMESTAMP NOT NULL,
    updated_at TIMESTAMP NOT NULL,
    vehicle_id BIGINT NOT NULL,
    freight_id BIGINT,
    done_on DATE NOT NULL,
    odometer_km BIGINT CHECK (odometer_km >= 0),
    category TEXT NOT NULL CHECK (category IN ('electrical', 'air_conditioning', 'tires', 'chassis', 'springs', 'engine', 'transmission', 'brakes', 'suspension', 'hydraulics', 'bodywork')),
    kind TEXT NOT NULL CHECK (kind IN ('preventive', 'corrective')),
    description TEXT,
    workshop TEXT,
    discount_cents BIGINT NOT NULL CHECK (discount_cents >= 0),
    total_cents BIGINT NOT NULL CHECK (total_cents >= 0),
    days_stopped BIGINT CHECK (days_stopped >= 0),
    notes TEXT,
    search TEXT NOT NULL,
    UNIQUE (owner_id, id),
    FOREIGN KEY (owner_id, vehicle_id) REFERENCES vehicles (owner_id, id),
    FOREIGN KEY (owner_id, freight_id) REFERENCES freights (owner_id, id)
);
CREATE INDEX maintenance_records_by_day ON maintenance_records (owner_id, done_on, id);
CREATE INDEX maintenance_records_by_vehicle ON maintenance_records (owner_id, vehicle_id, done_on, id);
CREATE INDEX maintenance_records_by_total ON maintenance_records (owner_id, total_cents, id);
CREATE INDEX maintenance_records_by_freight ON maintenance_records (owner_id, freight_id);

CREATE TABLE maintenance_items (
    owner_id BIGINT NOT NULL,
    record_id BIGINT NOT NULL,
    position BIGINT NOT NULL,
    type TEXT NOT NULL CHECK (type IN ('labor', 'part')),
    description TEXT NOT NULL,
    quantity_thousandths BIGINT NOT NULL CHECK (quantity_thousandths > 0),
    unit_price_cents BIGINT NOT NULL CHECK (unit_price_cents >= 0),
    total_cents BIGINT NOT NULL CHECK (total_cents >= 0),
    warranty_until DATE,
    PRIMARY KEY (owner_id, record_id, position),
    FOREIGN KEY (owner_id, record_id) REFERENCES maintenance_records (owner_id, id) ON DELETE CASCADE
);

CREATE TABLE maintenance_plans (
    id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    owner_id BIGINT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    version BIGINT NOT NULL DEFAULT 1,
    created_at TIMESTAMP NOT NULL,
    updated_at TIMESTAMP NOT NULL,
    vehicle_id BIGINT NOT NULL,
    name TEXT NOT NULL,
    category TEXT NOT NULL CHECK (category IN ('electrical', 'air_conditioning', 'tires', 'chassis', 'springs', 'engine', 'transmission', 'brakes', 'suspension', 'hydraulics', 'bodywork')),
    every_km BIGINT CHECK (every_km > 0),
    every_months BIGINT CHECK (every_months > 0),
    last_done_on DATE,
    last_done_km BIGINT CHECK (last_done_km >= 0),
    active BOOLEAN NOT NULL,
    notes TEXT,
    search TEXT NOT NULL,
    CHECK (every_km IS NOT NULL OR every_months IS NOT NULL),
    UNIQUE (owner_id, id),
    FOREIGN KEY (owner_id, vehicle_id) REFERENCES vehicles (owner_id, id)
);
CREATE INDEX maintenance_plans_by_name ON maintenance_plans (owner_id, search, id);
CREATE INDEX maintenance_plans_by_vehicle ON maintenance_plans (owner_id, vehicle_id, id);

-- Which lines of the plan a record fulfilled.
CREATE TABLE maintenance_fulfilments (
    owner_id BIGINT NOT NULL,
    record_id BIGINT NOT NULL,
    plan_id BIGINT NOT NULL,
    PRIMARY KEY (owner_id, record_id, plan_id),
    FOREIGN KEY (owner_id, record_id) REFERENCES maintenance_records (owner_id, id) ON DELETE CASCADE,
    FOREIGN KEY (owner_id, plan_id) REFERENCES maintenance_plans (owner_id, id) ON DELETE CASCADE
);
CREATE INDEX maintenance_fulfilments_by_plan ON maintenance_fulfilments (owner_id, plan_id);

CREATE TABLE books (
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
    source_kind TEXT CHECK (source_kind IN ('freight', 'fuel', 'maintenance', 'driver_advance', 'driver_payment')),
    source_part TEXT CHECK (source_part IN ('advance', 'balance', 'total', 'commission', 'salary', 'allowance', 'discount')),
    search TEXT NOT NULL,
    competence_on DATE NOT NULL,
    driver_id BIGINT,
    personal BOOLEAN NOT NULL,
    paid_by_driver BOOLEAN NOT NULL,
    effect TEXT NOT NULL CHECK (effect IN ('both', 'cash', 'result')),
    driver_payment_id BIGINT,
    series_id BIGINT,
    installment BIGINT NOT NULL,
    installments BIGINT NOT NULL,
    source_id BIGINT,
    CHECK ((source_kind IS NULL) = (source_part IS NULL)),
    CHECK ((source_kind IS NULL) = (source_id IS NULL)),
    CHECK (installment BETWEEN 1 AND installments),
    CHECK (driver_id IS NOT NULL OR NOT paid_by_driver),
    CHECK (paid_by_driver OR driver_payment_id IS NULL),
    UNIQUE (owner_id, id),
    FOREIGN KEY (owner_id, vehicle_id) REFERENCES vehicles (owner_id, id),
    FOREIGN KEY (owner_id, freight_id) REFERENCES freights (owner_id, id),
    FOREIGN KEY (owner_id, driver_id) REFERENCES drivers (owner_id, id),
    FOREIGN KEY (owner_id, driver_payment_id) REFERENCES driver_payments (owner_id, id)
);
INSERT INTO books
SELECT transactions.*, COALESCE(freights.scheduled_for, transactions.due_on), NULL, FALSE, FALSE,
    CASE WHEN kind = 'income' AND category = 'emprestimo' THEN 'cash' ELSE 'both' END, NULL, NULL, 1, 1,
    CASE WHEN source_kind IS NOT NULL THEN freight_id END
FROM transactions
LEFT JOIN freights ON freights.owner_id = transactions.owner_id AND freights.id = transactions.freight_id
    AND transactions.source_kind IS NOT NULL;
-- An id once given is not given again.
UPDATE sqlite_sequence SET seq = (SELECT seq FROM sqlite_sequence WHERE name = 'transactions')
WHERE name = 'books' AND EXISTS (SELECT 1 FROM sqlite_sequence WHERE name = 'transactions');
DROP TABLE transactions;
ALTER TABLE books RENAME TO transactions;
-- A source posts each of its parts once, each instalment of it on its own.
CREATE UNIQUE INDEX transactions_by_source ON transactions (owner_id, source_kind, source_id, source_part, installment)
WHERE source_kind IS NOT NULL;
-- Sums read these alone and not the table: ten years of a busy owner are added up in milliseconds.
CREATE INDEX transactions_by_due_month ON transactions (owner_id, due_on, kind, category, vehicle_id, paid_on, effect, amount_cents);
CREATE INDEX transactions_by_competence ON transactions
    (owner_id, competence_on, kind, category, effect, personal, paid_by_driver, source_kind, source_part, amount_cents);
CREATE INDEX transactions_by_payment_day ON transactions
    (owner_id, paid_on, kind, category, effect, personal, paid_by_driver, source_kind, source_part, amount_cents);
CREATE INDEX transactions_by_driver ON transactions (owner_id, driver_id);
CREATE INDEX transactions_by_driver_payment ON transactions (owner_id, driver_payment_id);
CREATE INDEX transactions_by_series ON transactions (owner_id, series_id);
CREATE INDEX transactions_by_due_day ON transactions (owner_id, due_on, id);
CREATE INDEX transactions_by_amount ON transactions (owner_id, amount_cents, id);
CREATE INDEX transactions_by_freight ON transactions (owner_id, freight_id);
CREATE INDEX transactions_by_vehicle ON transactions (owner_id, vehicle_id);
