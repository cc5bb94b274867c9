-- What the other modules posted goes with them.
DELETE FROM transactions WHERE source_kind <> 'freight';
DROP INDEX transactions_by_source, transactions_by_competence, transactions_by_payment_day, transactions_by_driver,
    transactions_by_driver_payment, transactions_by_series;
ALTER TABLE transactions
    DROP CONSTRAINT transactions_source_kind_check,
    DROP CONSTRAINT transactions_source_part_check,
    DROP COLUMN competence_on,
    DROP COLUMN driver_id,
    DROP COLUMN personal,
    DROP COLUMN paid_by_driver,
    DROP COLUMN effect,
    DROP COLUMN driver_payment_id,
    DROP COLUMN series_id,
    DROP COLUMN installment,
    DROP COLUMN installments,
    DROP COLUMN source_id,
    ADD CHECK (source_kind IN ('freight')),
    ADD CHECK (source_part IN ('advance', 'balance')),
    ADD CHECK (source_kind IS NULL OR freight_id IS NOT NULL);
CREATE UNIQUE INDEX transactions_by_source ON transactions (owner_id, freight_id, source_kind, source_part)
WHERE source_kind IS NOT NULL;
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
