#!/usr/bin/env bash
# Prints a table of throughput and p95: list, summary, dashboard and create on both databases with growing numbers of
# tenants, and the p95 of a tenant beside a busy one. Usage: [SECONDS_EACH=5] [TENANTS="1 100"] [BASE_BIN=another build
# to compare] scripts/load.sh SERVER SEED
set -euo pipefail

server=$1 seed=$2
seconds=${SECONDS_EACH:-5}
tenants=${TENANTS:-1 100}
folder=$(mktemp -d "${LOAD_FOLDER:-data}/load.XXXXXX")
pids=()
trap 'kill "${pids[@]}" 2>/dev/null || true; wait; rm -rf "$folder"' EXIT

# As scripts/serve.sh runs it.
export MALLOC_ARENA_MAX=2
export SESSION_SECRET LOGIN_LIMIT_PER_MINUTE=1000 LOGIN_LIMIT_PER_HOUR=10000
SESSION_SECRET=$(od -An -N48 -tx1 /dev/urandom | tr -d ' \n')

# start BINARY URL PORT
start() {
  DATABASE_URL=$2 LISTEN_ADDRESS=127.0.0.1:$3 "$1" serve 2>"$folder/$3.log" &
  pids+=($!)
  curl -sf --retry 100 --retry-delay 1 --retry-all-errors "http://127.0.0.1:$3/readyz" >/dev/null
}

# token PORT EMAIL: signs in and creates an API token.
token() {
  local origin=http://127.0.0.1:$1 password=cuia-trevo-sinal
  local send=(curl -sf -H "Origin: $origin" -H 'Content-Type: application/json' -b "$folder/jar" -c "$folder/jar")
  rm -f "$folder/jar"
  "${send[@]}" "$origin/api/auth/login" -d "{\"email\":\"$2\",\"password\":\"$password\"}" >/dev/null
  "${send[@]}" "$origin/api/auth/tokens" -H "Idempotency-Key: load-$RANDOM$RANDOM-0123456789" \
    -d "{\"name\":\"load\",\"scope\":\"write\",\"password\":\"$password\"}" | sed -nE 's/.*"secret":"([^"]+)".*/\1/p'
}

# shoot PORT TOKEN METHOD PATH CONNECTIONS: prints requests per second, p95 in ms, and failures.
shoot() {
  TOKEN=$2 METHOD=$3 wrk -t1 -c"$5" -d"${seconds}s" --latency -s "$(dirname "$0")/load.lua" "http://127.0.0.1:$1$4" | tail -n 1
}

# measure DATABASE TENANTS URL PORT BINARY
measure() {
  local port=$4 small busy path
  start "$5" "$3" "$port"
  small=$(token "$port" pequeno@boleia.example)
  busy=$(token "$port" dono@boleia.example)
  for path in /api/finances /api/finances/summary /api/dashboard; do
    echo "| $1 | $2 | GET $path | $(shoot "$port" "$small" GET "$path" 16) |"
  done
  for path in /api/finances /api/dashboard; do
    echo "| $1 | $2 | GET $path, alone, one connection | $(shoot "$port" "$small" GET "$path" 1) |"
    shoot "$port" "$busy" GET /api/finances/summary 64 >/dev/null &
    local crowd=$!
    echo "| $1 | $2 | GET $path, beside 64 connections of another tenant | $(shoot "$port" "$small" GET "$path" 1) |"
    wait "$crowd"
  done
  # Last, because it grows the tenant.
  echo "| $1 | $2 | POST /api/finances | $(shoot "$port" "$small" POST /api/finances 16) |"
  kill "${pids[-1]}"
  wait "${pids[-1]}" || true
  unset 'pids[-1]'
}

echo "| database | tenants | request | per second | p95 ms | failed |"
echo "|---|---|---|---|---|---|"
port=18080
for count in $tenants; do
  for database in sqlite postgres; do
    for binary in ${BASE_BIN:+"$BASE_BIN"} "$server"; do
      port=$((port + 1))
      if [ $database = sqlite ]; then
        url=sqlite://$folder/$port.db
      else
        psql -q "$BOLEIA_TEST_POSTGRES" -c "CREATE DATABASE load_$port"
        url=${BOLEIA_TEST_POSTGRES%/*}/load_$port
      fi
      "$seed" "$url" "$count" >/dev/null
      measure "$database${BASE_BIN:+ ($binary)}" "$count" "$url" "$port" "$binary"
    done
  done
done
