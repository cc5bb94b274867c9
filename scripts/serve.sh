#!/usr/bin/env bash
# Serves from this folder: settings from .env if there is one, data and the session secret under data/.
# Usage: scripts/serve.sh SERVER [ARGUMENT...]
set -euo pipefail

if [ -f .env ]; then set -a; . ./.env; set +a; fi

# Private to this account, as the server creates its database.
mkdir -p -m 700 data
secret=data/session-secret
if [ -z "${SESSION_SECRET:-}" ]; then
  # Created once: a new secret would end every session.
  if [ ! -s "$secret" ]; then
    (umask 077 && od -An -v -N64 -tx1 /dev/urandom | tr -d ' \n' >"$secret")
  fi
  # Older versions may have created it with wider permissions.
  chmod --changes 600 "$secret" >&2
  SESSION_SECRET=$(cat "$secret")
  export SESSION_SECRET
fi

# By default glibc uses an arena per thread, each of which retains the memory of a burst.
export MALLOC_ARENA_MAX="${MALLOC_ARENA_MAX:-2}"
export LOG_FORMAT="${LOG_FORMAT:-text}"
exec "$@"
