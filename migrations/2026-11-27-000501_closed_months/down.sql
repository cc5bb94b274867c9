-- only SQLite
DROP TRIGGER transactions_inserted;
DROP TRIGGER transactions_updated;
DROP TRIGGER transactions_deleted;
DROP TRIGGER driver_payments_inserted;
DROP TRIGGER driver_payments_updated;
DROP TRIGGER driver_payments_deleted;
DROP TRIGGER freights_updated;
DROP TRIGGER freight_drivers_inserted;
DROP TRIGGER freight_drivers_deleted;
DROP TRIGGER driver_payment_freights_inserted;
DROP TRIGGER driver_payment_freights_deleted;
DROP TRIGGER drivers_updated;
DROP TRIGGER clients_updated;
-- only PostgreSQL
DROP TRIGGER transactions_inserted ON transactions;
DROP FUNCTION transactions_inserted();
DROP TRIGGER transactions_updated ON transactions;
DROP FUNCTION transactions_updated();
DROP TRIGGER transactions_deleted ON transactions;
DROP FUNCTION transactions_deleted();
DROP TRIGGER driver_payments_inserted ON driver_payments;
DROP FUNCTION driver_payments_inserted();
DROP TRIGGER driver_payments_updated ON driver_payments;
DROP FUNCTION driver_payments_updated();
DROP TRIGGER driver_payments_deleted ON driver_payments;
DROP FUNCTION driver_payments_deleted();
DROP TRIGGER freights_updated ON freights;
DROP FUNCTION freights_updated();
DROP TRIGGER freight_drivers_inserted ON freight_drivers;
DROP FUNCTION freight_drivers_inserted();
DROP TRIGGER freight_drivers_deleted ON freight_drivers;
DROP FUNCTION freight_drivers_deleted();
DROP TRIGGER driver_payment_freights_inserted ON driver_payment_freights;
DROP FUNCTION driver_payment_freights_inserted();
DROP TRIGGER driver_payment_freights_deleted ON driver_payment_freights;
DROP FUNCTION driver_payment_freights_deleted();
DROP TRIGGER drivers_updated ON drivers;
DROP FUNCTION drivers_updated();
DROP TRIGGER clients_updated ON clients;
DROP FUNCTION clients_updated();
-- both
DROP VIEW touched_days;
-- only PostgreSQL
DROP FUNCTION touched_days_noted();
-- both
DROP TABLE touched_months;
DROP TABLE month_closings;
