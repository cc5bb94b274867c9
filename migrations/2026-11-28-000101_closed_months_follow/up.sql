-- compatible from 2026-11-27-000501
-- A closing keeps the number of dependants, so that the accountant's year of its months stays. Months closed before keep
-- the number with which they are shown now.
ALTER TABLE month_closings ADD COLUMN dependents BIGINT;
UPDATE month_closings SET dependents = (SELECT dependents FROM users WHERE users.id = month_closings.owner_id) WHERE reason IS NULL;

-- A settlement that nobody pays counts by payment on the last day of its period; if that day was in a closed month when it
-- was made, it counts on this day, on which it was made.
ALTER TABLE driver_payments ADD COLUMN counted_on DATE;

-- Figures also depend on the costs of a freight, in the month in which it began; on its other tolls, since its voucher covers
-- them in the order of their days; on this day of a settlement, and on
-- whether a payer is equated to a company.
-- only SQLite
DROP TRIGGER transactions_inserted;
DROP TRIGGER transactions_updated;
DROP TRIGGER transactions_deleted;
DROP TRIGGER driver_payments_inserted;
DROP TRIGGER driver_payments_updated;
DROP TRIGGER driver_payments_deleted;
DROP TRIGGER clients_updated;
CREATE TRIGGER transactions_inserted AFTER INSERT ON transactions BEGIN
    INSERT INTO touched_days (owner_id, day)
    SELECT NEW.owner_id, NEW.competence_on UNION SELECT NEW.owner_id, NEW.paid_on
    UNION SELECT owner_id, began_on FROM freights WHERE owner_id = NEW.owner_id AND id = NEW.freight_id
    UNION SELECT owner_id, competence_on FROM transactions
    WHERE owner_id = NEW.owner_id AND freight_id = NEW.freight_id AND category = 'pedagio' AND NEW.category = 'pedagio'
    UNION SELECT owner_id, paid_on FROM transactions
    WHERE owner_id = NEW.owner_id AND freight_id = NEW.freight_id AND category = 'pedagio' AND NEW.category = 'pedagio';
END;
CREATE TRIGGER transactions_updated AFTER UPDATE ON transactions BEGIN
    INSERT INTO touched_days (owner_id, day)
    SELECT OLD.owner_id, OLD.competence_on UNION SELECT OLD.owner_id, OLD.paid_on UNION SELECT NEW.owner_id, NEW.competence_on UNION SELECT NEW.owner_id, NEW.paid_on
    UNION SELECT owner_id, began_on FROM freights WHERE owner_id = NEW.owner_id AND id IN (OLD.freight_id, NEW.freight_id)
    UNION SELECT owner_id, competence_on FROM transactions
    WHERE owner_id = NEW.owner_id AND freight_id IN (OLD.freight_id, NEW.freight_id) AND category = 'pedagio' AND 'pedagio' IN (OLD.category, NEW.category)
    UNION SELECT owner_id, paid_on FROM transactions
    WHERE owner_id = NEW.owner_id AND freight_id IN (OLD.freight_id, NEW.freight_id) AND category = 'pedagio' AND 'pedagio' IN (OLD.category, NEW.category);
END;
CREATE TRIGGER transactions_deleted AFTER DELETE ON transactions BEGIN
    INSERT INTO touched_days (owner_id, day)
    SELECT OLD.owner_id, OLD.competence_on UNION SELECT OLD.owner_id, OLD.paid_on
    UNION SELECT owner_id, began_on FROM freights WHERE owner_id = OLD.owner_id AND id = OLD.freight_id
    UNION SELECT owner_id, competence_on FROM transactions
    WHERE owner_id = OLD.owner_id AND freight_id = OLD.freight_id AND category = 'pedagio' AND OLD.category = 'pedagio'
    UNION SELECT owner_id, paid_on FROM transactions
    WHERE owner_id = OLD.owner_id AND freight_id = OLD.freight_id AND category = 'pedagio' AND OLD.category = 'pedagio';
END;
CREATE TRIGGER driver_payments_inserted AFTER INSERT ON driver_payments BEGIN
    INSERT INTO touched_days (owner_id, day)
    SELECT NEW.owner_id, NEW.period_to UNION SELECT NEW.owner_id, NEW.counted_on;
END;
CREATE TRIGGER driver_payments_updated AFTER UPDATE ON driver_payments BEGIN
    INSERT INTO touched_days (owner_id, day)
    SELECT OLD.owner_id, OLD.period_to UNION SELECT OLD.owner_id, OLD.counted_on UNION SELECT NEW.owner_id, NEW.period_to UNION SELECT NEW.owner_id, NEW.counted_on;
END;
CREATE TRIGGER driver_payments_deleted AFTER DELETE ON driver_payments BEGIN
    INSERT INTO touched_days (owner_id, day)
    SELECT OLD.owner_id, OLD.period_to UNION SELECT OLD.owner_id, OLD.counted_on;
END;
CREATE TRIGGER clients_updated AFTER UPDATE OF document, equated_to_company ON clients BEGIN
    INSERT INTO touched_days (owner_id, day)
    SELECT freights.owner_id, paid_on FROM freights JOIN transactions ON transactions.owner_id = freights.owner_id AND freight_id = freights.id
    WHERE freights.owner_id = NEW.owner_id AND client_id = NEW.id;
END;
-- only PostgreSQL
CREATE OR REPLACE FUNCTION transactions_inserted() RETURNS TRIGGER LANGUAGE plpgsql AS $$ BEGIN
    INSERT INTO touched_days (owner_id, day)
    SELECT NEW.owner_id, NEW.competence_on UNION SELECT NEW.owner_id, NEW.paid_on
    UNION SELECT owner_id, began_on FROM freights WHERE owner_id = NEW.owner_id AND id = NEW.freight_id
    UNION SELECT owner_id, competence_on FROM transactions
    WHERE owner_id = NEW.owner_id AND freight_id = NEW.freight_id AND category = 'pedagio' AND NEW.category = 'pedagio'
    UNION SELECT owner_id, paid_on FROM transactions
    WHERE owner_id = NEW.owner_id AND freight_id = NEW.freight_id AND category = 'pedagio' AND NEW.category = 'pedagio';
    RETURN NULL;
END $$;
CREATE OR REPLACE FUNCTION transactions_updated() RETURNS TRIGGER LANGUAGE plpgsql AS $$ BEGIN
    INSERT INTO touched_days (owner_id, day)
    SELECT OLD.owner_id, OLD.competence_on UNION SELECT OLD.owner_id, OLD.paid_on UNION SELECT NEW.owner_id, NEW.competence_on UNION SELECT NEW.owner_id, NEW.paid_on
    UNION SELECT owner_id, began_on FROM freights WHERE owner_id = NEW.owner_id AND id IN (OLD.freight_id, NEW.freight_id)
    UNION SELECT owner_id, competence_on FROM transactions
    WHERE owner_id = NEW.owner_id AND freight_id IN (OLD.freight_id, NEW.freight_id) AND category = 'pedagio' AND 'pedagio' IN (OLD.category, NEW.category)
    UNION SELECT owner_id, paid_on FROM transactions
    WHERE owner_id = NEW.owner_id AND freight_id IN (OLD.freight_id, NEW.freight_id) AND category = 'pedagio' AND 'pedagio' IN (OLD.category, NEW.category);
    RETURN NULL;
END $$;
CREATE OR REPLACE FUNCTION transactions_deleted() RETURNS TRIGGER LANGUAGE plpgsql AS $$ BEGIN
    INSERT INTO touched_days (owner_id, day)
    SELECT OLD.owner_id, OLD.competence_on UNION SELECT OLD.owner_id, OLD.paid_on
    UNION SELECT owner_id, began_on FROM freights WHERE owner_id = OLD.owner_id AND id = OLD.freight_id
    UNION SELECT owner_id, competence_on FROM transactions
    WHERE owner_id = OLD.owner_id AND freight_id = OLD.freight_id AND category = 'pedagio' AND OLD.category = 'pedagio'
    UNION SELECT owner_id, paid_on FROM transactions
    WHERE owner_id = OLD.owner_id AND freight_id = OLD.freight_id AND category = 'pedagio' AND OLD.category = 'pedagio';
    RETURN NULL;
END $$;
CREATE OR REPLACE FUNCTION driver_payments_inserted() RETURNS TRIGGER LANGUAGE plpgsql AS $$ BEGIN
    INSERT INTO touched_days (owner_id, day)
    SELECT NEW.owner_id, NEW.period_to UNION SELECT NEW.owner_id, NEW.counted_on;
    RETURN NULL;
END $$;
CREATE OR REPLACE FUNCTION driver_payments_updated() RETURNS TRIGGER LANGUAGE plpgsql AS $$ BEGIN
    INSERT INTO touched_days (owner_id, day)
    SELECT OLD.owner_id, OLD.period_to UNION SELECT OLD.owner_id, OLD.counted_on UNION SELECT NEW.owner_id, NEW.period_to UNION SELECT NEW.owner_id, NEW.counted_on;
    RETURN NULL;
END $$;
CREATE OR REPLACE FUNCTION driver_payments_deleted() RETURNS TRIGGER LANGUAGE plpgsql AS $$ BEGIN
    INSERT INTO touched_days (owner_id, day)
    SELECT OLD.owner_id, OLD.period_to UNION SELECT OLD.owner_id, OLD.counted_on;
    RETURN NULL;
END $$;
DROP TRIGGER clients_updated ON clients;
CREATE TRIGGER clients_updated AFTER UPDATE OF document, equated_to_company ON clients FOR EACH ROW EXECUTE FUNCTION clients_updated();
-- both
