#!/usr/bin/env bash
# Runs the server and Vite's development server in front of it; when one ends, so does the other. Usage: scripts/dev.sh
# SERVER
set -euo pipefail
cd "$(dirname "$0")/.."

trap 'kill $(jobs -p) 2>/dev/null || true; wait' EXIT
# Writes are accepted only from the origin of the pages, which Vite serves.
scripts/serve.sh env PUBLIC_ORIGIN=http://127.0.0.1:5173 "$1" serve &
(cd frontend && exec node_modules/.bin/vite --strictPort) &
wait -n
