DROP TABLE transactions;
DROP TABLE freight_events;
DROP TABLE freight_trailers;
DROP TABLE freights;
DROP TABLE clients;
DROP TABLE sequences;
