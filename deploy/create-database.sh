#!/bin/sh
# Creates the application's role and its database, when the container of PostgreSQL first starts. The role owns its database
# and is no superuser. The superuser has no password afterwards: it connects from inside the container only.
set -eu
psql --no-psqlrc --quiet --set ON_ERROR_STOP=1 --username "$POSTGRES_USER" --dbname postgres <<'SQL'
\getenv password POSTGRES_PASSWORD
CREATE ROLE boleia LOGIN PASSWORD :'password';
CREATE DATABASE boleia OWNER boleia ENCODING 'UTF8' LC_COLLATE 'C' LC_CTYPE 'C' TEMPLATE template0;
REVOKE CONNECT, TEMPORARY ON DATABASE boleia FROM PUBLIC;
ALTER ROLE CURRENT_USER PASSWORD NULL;
SQL
