ALTER TABLE freight_simulations DROP COLUMN other_inss_cents;
ALTER TABLE freights DROP COLUMN advance_bps;
ALTER TABLE users DROP COLUMN opening_cents;
ALTER TABLE users DROP COLUMN opening_on;
ALTER TABLE users DROP COLUMN least_day_cents;
ALTER TABLE users DROP COLUMN dependents;
DROP INDEX transactions_by_payment_day;
DROP INDEX transactions_by_competence;
DROP INDEX transactions_open_by_source;
DROP INDEX transactions_by_source;
DROP INDEX transactions_by_receipt;
DROP INDEX transactions_by_split;
-- What was held back of receipts goes with the columns that say so, and of what a record posted and was settled in parts only the
-- first part stays.
DELETE FROM transactions WHERE held_from_id IS NOT NULL OR EXISTS (
    SELECT 1 FROM transactions AS earlier
    WHERE earlier.owner_id = transactions.owner_id AND earlier.source_kind = transactions.source_kind
        AND earlier.source_id = transactions.source_id AND earlier.source_part = transactions.source_part
        AND earlier.installment = transactions.installment AND earlier.held_from_id IS NULL AND earlier.id < transactions.id
);
ALTER TABLE transactions DROP COLUMN counted_cents;
ALTER TABLE transactions DROP COLUMN deduction;
ALTER TABLE transactions DROP COLUMN held_from_id;
ALTER TABLE transactions DROP COLUMN split_id;
ALTER TABLE transactions DROP COLUMN method;
ALTER TABLE transactions DROP COLUMN principal_cents;
CREATE UNIQUE INDEX transactions_by_source ON transactions (owner_id, source_kind, source_id, source_part, installment)
WHERE source_kind IS NOT NULL;
CREATE INDEX transactions_by_competence ON transactions
    (owner_id, competence_on, vehicle_id, kind, category, effect, personal, paid_by_driver, source_kind, source_part, amount_cents);
CREATE INDEX transactions_by_payment_day ON transactions
    (owner_id, paid_on, kind, category, effect, personal, paid_by_driver, source_kind, source_part, amount_cents);
