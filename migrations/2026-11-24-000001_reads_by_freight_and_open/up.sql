-- What is due reads the open amounts alone, however many were settled.
CREATE INDEX transactions_open_by_due_day ON transactions (owner_id, due_on, id, paid_on, kind, effect, amount_cents)
WHERE paid_on IS NULL;

-- The order of the list and its sums are one index: the sum up to a line of the list reads it alone.
DROP INDEX transactions_by_due_month;
DROP INDEX transactions_by_due_day;
CREATE INDEX transactions_by_due_day ON transactions (owner_id, due_on, id, kind, category, vehicle_id, paid_on, effect, amount_cents);

-- Most transactions name none of these, and no query asks for those that do not: such a one is not written there.
DROP INDEX transactions_by_freight;
DROP INDEX transactions_by_vehicle;
DROP INDEX transactions_by_driver;
DROP INDEX transactions_by_driver_payment;
DROP INDEX transactions_by_series;
DROP INDEX transactions_by_split;
DROP INDEX transactions_by_receipt;
CREATE INDEX transactions_by_freight ON transactions (owner_id, freight_id, competence_on) WHERE freight_id IS NOT NULL;
CREATE INDEX transactions_by_vehicle ON transactions (owner_id, vehicle_id) WHERE vehicle_id IS NOT NULL;
CREATE INDEX transactions_by_driver ON transactions (owner_id, driver_id, competence_on) WHERE driver_id IS NOT NULL;
CREATE INDEX transactions_by_driver_payment ON transactions (owner_id, driver_payment_id) WHERE driver_payment_id IS NOT NULL;
CREATE INDEX transactions_by_series ON transactions (owner_id, series_id) WHERE series_id IS NOT NULL;
CREATE INDEX transactions_by_split ON transactions (owner_id, split_id) WHERE split_id IS NOT NULL;
CREATE INDEX transactions_by_receipt ON transactions (owner_id, held_from_id) WHERE held_from_id IS NOT NULL;

-- What payers withheld in some months; few transactions are that.
CREATE INDEX transactions_held_by_payment_day ON transactions (owner_id, paid_on, held_from_id, deduction, amount_cents)
WHERE held_from_id IS NOT NULL;

-- The freights that still go on, however many are done.
CREATE INDEX freights_open ON freights (owner_id, scheduled_for, id) WHERE cancelled_on IS NULL AND status <> 'completed';

-- The odometers of the last months read the events of these months.
CREATE INDEX freight_events_by_moment ON freight_events (owner_id, occurred_at, freight_id);
