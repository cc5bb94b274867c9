#!/usr/bin/env bash
# Serves from this folder: settings from .env if there is one, data and the session secret under data/.
# Usage: scripts/serve.sh SERVER [ARGUMENT...]
set -euo pipefail

if [ -f .env ]; then set -a; . ./.env; set +a; fi

# For this account alone; the server makes its database so too.
mkdir -p -m 700 data
secret=data/session-secret
if [ -z "${SESSION_SECRET:-}" ]; then
  # Made once: a new one would end every session.
  if [ ! -s "$secret" ]; then
    (umask 077 && od -An -v -N64 -tx1 /dev/urandom | tr -d ' \n' >"$secret")
  fi
  # An older version may have left it open to others.
  chmod --changes 600 "$secret" >&2
  SESSION_SECRET=$(cat "$secret")
  export SESSION_SECRET
fi

# glibc keeps a heap per thread otherwise, and each holds what a burst left in it.
export MALLOC_ARENA_MAX="${MALLOC_ARENA_MAX:-2}"
export LOG_FORMAT="${LOG_FORMAT:-text}"
exec "$@"
