DROP INDEX transactions_by_competence;
CREATE INDEX transactions_by_competence ON transactions
    (owner_id, competence_on, kind, category, effect, personal, paid_by_driver, source_kind, source_part, amount_cents);
DROP INDEX freights_by_begin;
ALTER TABLE freights DROP COLUMN began_on;
