-- Day on which a freight began: the day of its earliest valid event after `scheduled`, in the time zone of its origin.
ALTER TABLE freights ADD COLUMN began_on DATE;
CREATE INDEX freights_by_begin ON freights (owner_id, began_on);
-- Brazil has had no summer time since 2019: older freights may be an hour off here, and are right once they are changed.
UPDATE freights SET began_on = (
-- only SQLite
    SELECT DATE(event.occurred_at, CASE
        WHEN freights.origin_city_code = 2605459 THEN '-2 hours'
        WHEN freights.origin_city_code / 100000 = 12 OR freights.origin_city_code IN (1300201, 1300607, 1300706, 1301407,
            1301506, 1301654, 1301803, 1301951, 1302306, 1302405, 1303502, 1303908, 1304062) THEN '-5 hours'
        WHEN freights.origin_city_code / 100000 IN (11, 13, 14, 50, 51) THEN '-4 hours'
        ELSE '-3 hours'
    END)
-- only PostgreSQL
    SELECT CAST(event.occurred_at - CASE
        WHEN freights.origin_city_code = 2605459 THEN INTERVAL '2 hours'
        WHEN freights.origin_city_code / 100000 = 12 OR freights.origin_city_code IN (1300201, 1300607, 1300706, 1301407,
            1301506, 1301654, 1301803, 1301951, 1302306, 1302405, 1303502, 1303908, 1304062) THEN INTERVAL '5 hours'
        WHEN freights.origin_city_code / 100000 IN (11, 13, 14, 50, 51) THEN INTERVAL '4 hours'
        ELSE INTERVAL '3 hours'
    END AS DATE)
-- both
    FROM freight_events AS event
    WHERE event.owner_id = freights.owner_id AND event.freight_id = freights.id AND event.kind = 'status'
        AND event.id > COALESCE((
            SELECT MAX(back.id) FROM freight_events AS back
            WHERE back.owner_id = freights.owner_id AND back.freight_id = freights.id AND back.kind = 'status'
                AND back.to_status = 'scheduled'
        ), 0)
    ORDER BY event.id LIMIT 1
);

-- The price and the commission belong to that day.
UPDATE transactions SET version = version + 1, competence_on = (
    SELECT began_on FROM freights
    WHERE freights.owner_id = transactions.owner_id AND freights.id = transactions.freight_id
)
WHERE (source_kind = 'freight' OR source_part = 'commission') AND EXISTS (
    SELECT 1 FROM freights
    WHERE freights.owner_id = transactions.owner_id AND freights.id = transactions.freight_id
        AND freights.began_on <> transactions.competence_on
);
-- Receipts of a freight cancelled before it began belong to the day of the cancellation, where that is earlier.
UPDATE transactions SET version = version + 1, competence_on = (
    SELECT cancelled_on FROM freights
    WHERE freights.owner_id = transactions.owner_id AND freights.id = transactions.freight_id
)
WHERE source_kind = 'freight' AND EXISTS (
    SELECT 1 FROM freights
    WHERE freights.owner_id = transactions.owner_id AND freights.id = transactions.freight_id
        AND freights.began_on IS NULL AND freights.cancelled_on < transactions.competence_on
);
-- A due day that nobody entered follows the day on which the freight began.
UPDATE transactions SET version = version + 1, due_on = (
-- only SQLite
    SELECT CASE source_part WHEN 'advance' THEN began_on ELSE DATE(began_on, '+30 days') END FROM freights
-- only PostgreSQL
    SELECT CASE source_part WHEN 'advance' THEN began_on ELSE began_on + 30 END FROM freights
-- both
    WHERE freights.owner_id = transactions.owner_id AND freights.id = transactions.freight_id
)
WHERE source_kind = 'freight' AND paid_on IS NULL AND EXISTS (
    SELECT 1 FROM freights
    WHERE freights.owner_id = transactions.owner_id AND freights.id = transactions.freight_id AND began_on IS NOT NULL
        AND CASE source_part WHEN 'advance' THEN advance_due_on ELSE balance_due_on END IS NULL
);

-- Earnings and discounts of a settlement are settled with its balance, if there is one to pay.
UPDATE transactions SET version = version + 1, paid_on = (
    SELECT balance.paid_on FROM transactions AS balance
    WHERE balance.owner_id = transactions.owner_id AND balance.source_kind = 'driver_payment'
        AND balance.source_id = transactions.source_id AND balance.source_part = 'balance'
), due_on = (
    SELECT due_on FROM driver_payments
    WHERE driver_payments.owner_id = transactions.owner_id AND driver_payments.id = transactions.source_id
)
WHERE source_kind = 'driver_payment' AND source_part <> 'balance' AND EXISTS (
    SELECT 1 FROM transactions AS balance
    WHERE balance.owner_id = transactions.owner_id AND balance.source_kind = 'driver_payment'
        AND balance.source_id = transactions.source_id AND balance.source_part = 'balance'
);

-- A bill of a trip that is due later belongs to the day on which it was entered, in Brasília's time zone: it is a cost of the trip.
-- only SQLite
UPDATE transactions SET version = version + 1, competence_on = DATE(created_at, '-3 hours')
WHERE source_kind IS NULL AND freight_id IS NOT NULL AND series_id IS NULL AND competence_on > DATE(created_at, '-3 hours');
-- only PostgreSQL
UPDATE transactions SET version = version + 1, competence_on = CAST(created_at - INTERVAL '3 hours' AS DATE)
WHERE source_kind IS NULL AND freight_id IS NOT NULL AND series_id IS NULL AND competence_on > CAST(created_at - INTERVAL '3 hours' AS DATE);
-- both

-- Sums by vehicle read the index alone, too.
DROP INDEX transactions_by_competence;
CREATE INDEX transactions_by_competence ON transactions
    (owner_id, competence_on, vehicle_id, kind, category, effect, personal, paid_by_driver, source_kind, source_part, amount_cents);
