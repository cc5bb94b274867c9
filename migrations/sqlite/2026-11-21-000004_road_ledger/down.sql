-- What the other modules posted goes with them.
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
    source_kind TEXT CHECK (source_kind IN ('freight')),
    source_part TEXT CHECK (source_part IN ('advance', 'balance')),
    search TEXT NOT NULL,
    CHECK ((source_kind IS NULL) = (source_part IS NULL)),
    CHECK (source_kind IS NULL OR freight_id IS NOT NULL),
    UNIQUE (owner_id, id),
    FOREIGN KEY (owner_id, vehicle_id) REFERENCES vehicles (owner_id, id),
    FOREIGN KEY (owner_id, freight_id) REFERENCES freights (owner_id, id)
);
INSERT INTO books
SELECT id, owner_id, version, created_at, updated_at, kind, category, description, amount_cents, due_on, paid_on, vehicle_id,
    freight_id, source_kind, source_part, search
FROM transactions WHERE source_kind IS NULL OR source_kind = 'freight';
UPDATE sqlite_sequence SET seq = (SELECT seq FROM sqlite_sequence WHERE name = 'transactions')
WHERE name = 'books' AND EXISTS (SELECT 1 FROM sqlite_sequence WHERE name = 'transactions');
DROP TABLE transactions;
ALTER TABLE books RENAME TO transactions;
CREATE UNIQUE INDEX transactions_by_source ON transactions (owner_id, freight_id, source_kind, source_part)
WHERE source_kind IS NOT NULL;
CREATE INDEX transactions_by_due_day ON transactions (owner_id, due_on, id);
CREATE INDEX transactions_by_amount ON transactions (owner_id, amount_cents, id);
CREATE INDEX transactions_by_freight ON transactions (owner_id, freight_id);
CREATE INDEX transactions_by_vehicle ON transactions (owner_id, vehicle_id);
DROP TABLE maintenance_fulfilments;
DROP TABLE maintenance_plans;
DROP TABLE maintenance_items;
DROP TABLE maintenance_records;
DROP TABLE fuel_records;
DROP TABLE driver_advances;
DROP TABLE driver_payment_discounts;
DROP TABLE driver_payment_freights;
DROP TABLE driver_payments;
DROP TABLE freight_drivers;
DROP TABLE drivers;
ALTER TABLE vehicles DROP COLUMN licensing_uf;
