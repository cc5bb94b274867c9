DROP INDEX transactions_by_freight;
CREATE INDEX transactions_by_freight ON transactions (owner_id, freight_id, competence_on) WHERE freight_id IS NOT NULL;

-- only SQLite
DROP INDEX transactions_by_due_month;
DROP INDEX transactions_by_competence_month;
CREATE INDEX transactions_by_competence ON transactions
    (owner_id, competence_on, vehicle_id, kind, category, effect, personal, paid_by_driver, source_kind, source_part, counted_cents, amount_cents, principal_cents);
-- both
