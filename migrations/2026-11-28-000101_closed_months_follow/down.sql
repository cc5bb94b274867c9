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
    SELECT NEW.owner_id, NEW.competence_on UNION SELECT NEW.owner_id, NEW.paid_on;
END;
CREATE TRIGGER transactions_updated AFTER UPDATE ON transactions BEGIN
    INSERT INTO touched_days (owner_id, day)
    SELECT OLD.owner_id, OLD.competence_on UNION SELECT OLD.owner_id, OLD.paid_on UNION SELECT NEW.owner_id, NEW.competence_on UNION SELECT NEW.owner_id, NEW.paid_on;
END;
CREATE TRIGGER transactions_deleted AFTER DELETE ON transactions BEGIN
    INSERT INTO touched_days (owner_id, day)
    SELECT OLD.owner_id, OLD.competence_on UNION SELECT OLD.owner_id, OLD.paid_on;
END;
CREATE TRIGGER driver_payments_inserted AFTER INSERT ON driver_payments BEGIN
    INSERT INTO touched_days (owner_id, day)
    SELECT NEW.owner_id, NEW.period_to;
END;
CREATE TRIGGER driver_payments_updated AFTER UPDATE ON driver_payments BEGIN
    INSERT INTO touched_days (owner_id, day)
    SELECT OLD.owner_id, OLD.period_to UNION SELECT NEW.owner_id, NEW.period_to;
END;
CREATE TRIGGER driver_payments_deleted AFTER DELETE ON driver_payments BEGIN
    INSERT INTO touched_days (owner_id, day)
    SELECT OLD.owner_id, OLD.period_to;
END;
CREATE TRIGGER clients_updated AFTER UPDATE OF document ON clients BEGIN
    INSERT INTO touched_days (owner_id, day)
    SELECT freights.owner_id, paid_on FROM freights JOIN transactions ON transactions.owner_id = freights.owner_id AND freight_id = freights.id
    WHERE freights.owner_id = NEW.owner_id AND client_id = NEW.id;
END;
-- only PostgreSQL
CREATE OR REPLACE FUNCTION transactions_inserted() RETURNS TRIGGER LANGUAGE plpgsql AS $$ BEGIN
    INSERT INTO touched_days (owner_id, day)
    SELECT NEW.owner_id, NEW.competence_on UNION SELECT NEW.owner_id, NEW.paid_on;
    RETURN NULL;
END $$;
CREATE OR REPLACE FUNCTION transactions_updated() RETURNS TRIGGER LANGUAGE plpgsql AS $$ BEGIN
    INSERT INTO touched_days (owner_id, day)
    SELECT OLD.owner_id, OLD.competence_on UNION SELECT OLD.owner_id, OLD.paid_on UNION SELECT NEW.owner_id, NEW.competence_on UNION SELECT NEW.owner_id, NEW.paid_on;
    RETURN NULL;
END $$;
CREATE OR REPLACE FUNCTION transactions_deleted() RETURNS TRIGGER LANGUAGE plpgsql AS $$ BEGIN
    INSERT INTO touched_days (owner_id, day)
    SELECT OLD.owner_id, OLD.competence_on UNION SELECT OLD.owner_id, OLD.paid_on;
    RETURN NULL;
END $$;
CREATE OR REPLACE FUNCTION driver_payments_inserted() RETURNS TRIGGER LANGUAGE plpgsql AS $$ BEGIN
    INSERT INTO touched_days (owner_id, day)
    SELECT NEW.owner_id, NEW.period_to;
    RETURN NULL;
END $$;
CREATE OR REPLACE FUNCTION driver_payments_updated() RETURNS TRIGGER LANGUAGE plpgsql AS $$ BEGIN
    INSERT INTO touched_days (owner_id, day)
    SELECT OLD.owner_id, OLD.period_to UNION SELECT NEW.owner_id, NEW.period_to;
    RETURN NULL;
END $$;
CREATE OR REPLACE FUNCTION driver_payments_deleted() RETURNS TRIGGER LANGUAGE plpgsql AS $$ BEGIN
    INSERT INTO touched_days (owner_id, day)
    SELECT OLD.owner_id, OLD.period_to;
    RETURN NULL;
END $$;
DROP TRIGGER clients_updated ON clients;
CREATE TRIGGER clients_updated AFTER UPDATE OF document ON clients FOR EACH ROW EXECUTE FUNCTION clients_updated();
-- both
ALTER TABLE driver_payments DROP COLUMN counted_on;
ALTER TABLE month_closings DROP COLUMN dependents;
