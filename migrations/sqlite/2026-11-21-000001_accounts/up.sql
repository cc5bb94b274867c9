-- People, their sessions and what signs a request; the settings and the trail of the masters.

CREATE TABLE users (
    id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    version BIGINT NOT NULL DEFAULT 1,
    created_at TIMESTAMP NOT NULL,
    updated_at TIMESTAMP NOT NULL,
    name TEXT NOT NULL,
    email TEXT NOT NULL UNIQUE,
    password_hash TEXT NOT NULL,
    phone TEXT,
    cpf TEXT,
    rntrc TEXT,
    time_zone TEXT NOT NULL,
    cnh_due_on DATE,
    toxicological_due_on DATE,
    is_master BOOLEAN NOT NULL DEFAULT FALSE,
    blocked_at TIMESTAMP,
    name_folded TEXT NOT NULL
);
CREATE INDEX users_by_name ON users (name_folded, id);
CREATE INDEX users_by_age ON users (created_at, id);

CREATE TABLE sessions (
    key_hash TEXT NOT NULL PRIMARY KEY,
    user_id BIGINT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    created_at TIMESTAMP NOT NULL,
    expires_at TIMESTAMP NOT NULL,
    state TEXT NOT NULL
);
CREATE INDEX sessions_by_user ON sessions (user_id);
CREATE INDEX sessions_by_expiry ON sessions (expires_at);

CREATE TABLE api_tokens (
    id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    owner_id BIGINT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    version BIGINT NOT NULL DEFAULT 1,
    created_at TIMESTAMP NOT NULL,
    updated_at TIMESTAMP NOT NULL,
    name TEXT NOT NULL,
    scope TEXT NOT NULL CHECK (scope IN ('read', 'write')),
    secret_hash TEXT NOT NULL,
    expires_on DATE,
    UNIQUE (owner_id, id)
);
-- Does not begin with the owner: a token is looked up before its owner is known.
CREATE UNIQUE INDEX api_tokens_by_secret ON api_tokens (secret_hash);

CREATE TABLE password_links (
    token_hash TEXT NOT NULL PRIMARY KEY,
    user_id BIGINT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    created_at TIMESTAMP NOT NULL,
    expires_at TIMESTAMP NOT NULL
);
CREATE INDEX password_links_by_user ON password_links (user_id);

-- Owner 0 stands for requests that nobody is signed in for.
CREATE TABLE idempotency_keys (
    owner_id BIGINT NOT NULL,
    key_hash TEXT NOT NULL,
    fingerprint TEXT NOT NULL,
    answer TEXT NOT NULL,
    created_at TIMESTAMP NOT NULL,
    PRIMARY KEY (owner_id, key_hash)
);
-- Nor does this: old answers are forgotten for everybody at once.
CREATE INDEX idempotency_keys_by_age ON idempotency_keys (created_at);

CREATE TABLE settings (
    id BIGINT NOT NULL PRIMARY KEY CHECK (id = 1),
    version BIGINT NOT NULL DEFAULT 1,
    updated_at TIMESTAMP NOT NULL,
    registration_open BOOLEAN NOT NULL
);
INSERT INTO settings (id, version, updated_at, registration_open) VALUES (1, 1, '2026-01-01 00:00:00', TRUE);

-- No foreign keys: the trail outlives whom it names.
CREATE TABLE audit_entries (
    id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    at TIMESTAMP NOT NULL,
    actor_id BIGINT NOT NULL,
    action TEXT NOT NULL,
    target_id BIGINT,
    detail TEXT,
    ip TEXT
);
CREATE INDEX audit_entries_by_time ON audit_entries (at, id);
