DROP TABLE audit_entries;
DROP TABLE settings;
DROP TABLE idempotency_keys;
DROP TABLE password_links;
DROP TABLE api_tokens;
DROP TABLE sessions;
DROP TABLE users;
