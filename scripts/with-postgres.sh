#!/usr/bin/env bash
# Runs a command with BOLEIA_TEST_POSTGRES naming a throw-away PostgreSQL cluster, which is gone when the command ends.
# Usage: [DURABLE=1] [SUPERUSER=boleia] scripts/with-postgres.sh COMMAND [ARGUMENT...]
# DURABLE=1 is for measuring: the cluster then works as one that must survive a crash. TMPDIR should then be on a disk.
set -euo pipefail

bin=$("$(dirname "$0")/postgres-bin.sh")
if [ -z "$bin" ]; then
  echo "PostgreSQL's server programs are missing; type: scripts/need.sh test" >&2
  exit 1
fi

dir=$(mktemp -d "${TMPDIR:-/tmp}/boleia-postgres.XXXXXX")

# The server refuses to run as root: uses its package's account.
as=()
if [ "$(id -u)" = 0 ]; then
  account=$(id -un postgres 2>/dev/null || echo daemon)
  chown "$account" "$dir"
  as=(setpriv --reuid "$account" --regid "$(id -g "$account")" --clear-groups --inh-caps=-all)
fi

# "${as[@]}" must not start in a folder that the account cannot read.
postgres() { (cd "$dir" && "${as[@]}" "$@"); }

started=
stop() {
  trap '' INT TERM
  [ -z "$started" ] || postgres "$bin/pg_ctl" stop -D "$dir/data" -m immediate -w -t 20 >/dev/null || true
  rm -rf "$dir"
}
trap stop EXIT

superuser=${SUPERUSER:-boleia}
password=$(od -An -N16 -tx1 /dev/urandom | tr -d ' \n')
printf '%s' "$password" >"$dir/password"
chmod 644 "$dir/password"
postgres "$bin/initdb" -D "$dir/data" -U "$superuser" -A scram-sha-256 --pwfile="$dir/password" \
  --encoding=UTF8 --locale=C --no-sync >"$dir/initdb.log" || { cat "$dir/initdb.log" >&2; exit 1; }
rm "$dir/password"

cat >>"$dir/data/postgresql.conf" <<CONF
listen_addresses = '127.0.0.1'
unix_socket_directories = '$dir'
max_connections = 300
CONF
if [ -z "${DURABLE:-}" ]; then
  # Nothing outlives the run, so durability is off.
  cat >>"$dir/data/postgresql.conf" <<CONF
shared_buffers = 64MB
fsync = off
synchronous_commit = off
full_page_writes = off
autovacuum = off
jit = off
CONF
fi

# Free ports can only be found by trying.
for _ in 1 2 3 4 5; do
  port=$((20000 + RANDOM % 12000))
  if postgres "$bin/pg_ctl" start -D "$dir/data" -w -t 60 -o "-p $port" -l "$dir/server.log" >/dev/null 2>&1; then
    started=yes
    break
  fi
done
if [ -z "$started" ]; then
  echo "PostgreSQL did not start:" >&2
  tail -n 20 "$dir/server.log" >&2
  exit 1
fi

export BOLEIA_TEST_POSTGRES="postgres://$superuser:$password@127.0.0.1:$port/postgres"

# In the background, so that signals reach this shell at once and the cluster is always removed.
"$@" &
child=$!
trap 'kill -TERM "$child" 2>/dev/null || true; wait "$child" || true; exit 130' INT TERM
wait "$child"
