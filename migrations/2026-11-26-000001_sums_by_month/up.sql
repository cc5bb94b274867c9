-- The tolls of a freight, without a look at its other rows.
DROP INDEX transactions_by_freight;
CREATE INDEX transactions_by_freight ON transactions (owner_id, freight_id, competence_on, id, category) WHERE freight_id IS NOT NULL;

-- only SQLite
-- SQLite sorts the rows that it sums unless an index has them in that order: these two begin with the month, as the sums do.
DROP INDEX transactions_by_competence;
CREATE INDEX transactions_by_competence_month ON transactions
    (owner_id, SUBSTR(CAST(competence_on AS TEXT), 1, 7), vehicle_id, kind, category, effect, personal, paid_by_driver, source_kind, source_part, counted_cents, competence_on, amount_cents, principal_cents);
CREATE INDEX transactions_by_due_month ON transactions
    (owner_id, SUBSTR(CAST(due_on AS TEXT), 1, 7), kind, category, vehicle_id, effect, paid_on, due_on, amount_cents);
-- both
