DROP TABLE write_probe;
DROP TABLE purge_clock;
