DROP TABLE vehicle_due_dates;
DROP TABLE vehicles;
