-- Money really received or paid: its method, its parts, and the amounts held back of it.
-- only SQLite
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
    principal_cents BIGINT NOT NULL DEFAULT 0 CHECK (principal_cents >= 0),
    method TEXT,
    split_id BIGINT,
    held_from_id BIGINT,
    deduction TEXT,
    counted_cents BIGINT,
    CHECK ((source_kind IS NULL) = (source_part IS NULL)),
    CHECK ((source_kind IS NULL) = (source_id IS NULL)),
    CHECK (installment BETWEEN 1 AND installments),
    CHECK (driver_id IS NOT NULL OR NOT paid_by_driver),
    CHECK (paid_by_driver OR driver_payment_id IS NULL),
    CHECK ((held_from_id IS NULL) = (deduction IS NULL)),
    UNIQUE (owner_id, id),
    FOREIGN KEY (owner_id, vehicle_id) REFERENCES vehicles (owner_id, id),
    FOREIGN KEY (owner_id, freight_id) REFERENCES freights (owner_id, id),
    FOREIGN KEY (owner_id, driver_id) REFERENCES drivers (owner_id, id),
    FOREIGN KEY (owner_id, driver_payment_id) REFERENCES driver_payments (owner_id, id),
    FOREIGN KEY (owner_id, held_from_id) REFERENCES transactions (owner_id, id) ON DELETE CASCADE
);
INSERT INTO books (id, owner_id, version, created_at, updated_at, kind, category, description, amount_cents, due_on, paid_on, vehicle_id, freight_id, source_kind, source_part, search, competence_on, driver_id, personal, paid_by_driver, effect, driver_payment_id, series_id, installment, installments, source_id)
SELECT id, owner_id, version, created_at, updated_at, kind, category, description, amount_cents, due_on, paid_on, vehicle_id, freight_id, source_kind, source_part, search, competence_on, driver_id, personal, paid_by_driver, effect, driver_payment_id, series_id, installment, installments, source_id FROM transactions;
-- Ids are never reused.
UPDATE sqlite_sequence SET seq = (SELECT seq FROM sqlite_sequence WHERE name = 'transactions')
WHERE name = 'books' AND EXISTS (SELECT 1 FROM sqlite_sequence WHERE name = 'transactions');
DROP TABLE transactions;
ALTER TABLE books RENAME TO transactions;
CREATE INDEX transactions_by_due_month ON transactions (owner_id, due_on, kind, category, vehicle_id, paid_on, effect, amount_cents);
CREATE INDEX transactions_by_driver ON transactions (owner_id, driver_id);
CREATE INDEX transactions_by_driver_payment ON transactions (owner_id, driver_payment_id);
CREATE INDEX transactions_by_series ON transactions (owner_id, series_id);
CREATE INDEX transactions_by_due_day ON transactions (owner_id, due_on, id);
CREATE INDEX transactions_by_amount ON transactions (owner_id, amount_cents, id);
CREATE INDEX transactions_by_freight ON transactions (owner_id, freight_id);
CREATE INDEX transactions_by_vehicle ON transactions (owner_id, vehicle_id);
-- only PostgreSQL
ALTER TABLE transactions ADD COLUMN principal_cents BIGINT NOT NULL DEFAULT 0 CHECK (principal_cents >= 0);
ALTER TABLE transactions ADD COLUMN method TEXT;
ALTER TABLE transactions ADD COLUMN split_id BIGINT;
ALTER TABLE transactions ADD COLUMN held_from_id BIGINT;
ALTER TABLE transactions ADD COLUMN deduction TEXT;
ALTER TABLE transactions ADD COLUMN counted_cents BIGINT;
ALTER TABLE transactions ADD CHECK ((held_from_id IS NULL) = (deduction IS NULL));
ALTER TABLE transactions ADD FOREIGN KEY (owner_id, held_from_id) REFERENCES transactions (owner_id, id) ON DELETE CASCADE;
DROP INDEX transactions_by_source;
DROP INDEX transactions_by_competence;
DROP INDEX transactions_by_payment_day;
-- both
CREATE INDEX transactions_by_split ON transactions (owner_id, split_id);
CREATE INDEX transactions_by_receipt ON transactions (owner_id, held_from_id);
-- At most one transaction is open for each part and instalment of a source; the settled ones stand beside it.
CREATE INDEX transactions_by_source ON transactions (owner_id, source_kind, source_id, source_part, installment)
WHERE source_kind IS NOT NULL;
CREATE UNIQUE INDEX transactions_open_by_source ON transactions (owner_id, source_kind, source_id, source_part, installment)
WHERE source_kind IS NOT NULL AND paid_on IS NULL AND held_from_id IS NULL;
-- Sums read these indexes and not the table.
CREATE INDEX transactions_by_competence ON transactions
    (owner_id, competence_on, vehicle_id, kind, category, effect, personal, paid_by_driver, source_kind, source_part, counted_cents, amount_cents, principal_cents);
CREATE INDEX transactions_by_payment_day ON transactions
    (owner_id, paid_on, kind, category, effect, personal, paid_by_driver, source_kind, source_part, counted_cents, amount_cents, principal_cents);

-- The owner's number of dependants (for taxes), the least that a day of work must leave, and the opening balance of the cash.
ALTER TABLE users ADD COLUMN dependents BIGINT NOT NULL DEFAULT 0;
ALTER TABLE users ADD COLUMN least_day_cents BIGINT;
ALTER TABLE users ADD COLUMN opening_on DATE;
ALTER TABLE users ADD COLUMN opening_cents BIGINT;

-- Advance agreed as a share of the price.
ALTER TABLE freights ADD COLUMN advance_bps BIGINT;

-- INSS held back by other payers in the month of a simulated freight.
ALTER TABLE freight_simulations ADD COLUMN other_inss_cents BIGINT NOT NULL DEFAULT 0;
