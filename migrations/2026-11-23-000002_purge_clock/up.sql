-- The time up to which what has ended may be deleted, and a row that is written to find out whether writing works.

CREATE TABLE purge_clock (
    id BIGINT NOT NULL PRIMARY KEY CHECK (id = 1),
    at TIMESTAMP
);
INSERT INTO purge_clock (id, at) VALUES (1, NULL);

CREATE TABLE write_probe (
    id BIGINT NOT NULL PRIMARY KEY CHECK (id = 1),
    count BIGINT NOT NULL
);
INSERT INTO write_probe (id, count) VALUES (1, 0);
