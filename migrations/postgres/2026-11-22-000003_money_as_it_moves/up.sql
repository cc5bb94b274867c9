-- What was really received or paid: how, in which parts, and what was held back of it.
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
CREATE INDEX transactions_by_split ON transactions (owner_id, split_id);
CREATE INDEX transactions_by_receipt ON transactions (owner_id, held_from_id);
-- Of each part and instalment of a source at most one transaction is open; what was settled of it stands beside it.
CREATE INDEX transactions_by_source ON transactions (owner_id, source_kind, source_id, source_part, installment)
WHERE source_kind IS NOT NULL;
CREATE UNIQUE INDEX transactions_open_by_source ON transactions (owner_id, source_kind, source_id, source_part, installment)
WHERE source_kind IS NOT NULL AND paid_on IS NULL AND held_from_id IS NULL;
-- Sums read these alone and not the table.
CREATE INDEX transactions_by_competence ON transactions
    (owner_id, competence_on, vehicle_id, kind, category, effect, personal, paid_by_driver, source_kind, source_part, counted_cents, amount_cents, principal_cents);
CREATE INDEX transactions_by_payment_day ON transactions
    (owner_id, paid_on, kind, category, effect, personal, paid_by_driver, source_kind, source_part, counted_cents, amount_cents, principal_cents);

-- The owner's household of taxes, the least that a day of work must leave, and what the cash held on a day.
ALTER TABLE users ADD COLUMN dependents BIGINT NOT NULL DEFAULT 0;
ALTER TABLE users ADD COLUMN least_day_cents BIGINT;
ALTER TABLE users ADD COLUMN opening_on DATE;
ALTER TABLE users ADD COLUMN opening_cents BIGINT;

-- An advance agreed as a share of the price.
ALTER TABLE freights ADD COLUMN advance_bps BIGINT;

-- INSS that other payers held back in the month of a simulated freight.
ALTER TABLE freight_simulations ADD COLUMN other_inss_cents BIGINT NOT NULL DEFAULT 0;
