#!/usr/bin/env bash
# Runs the server and, before it, Vite's development server; both end together.
# Usage: scripts/dev.sh SERVER
set -euo pipefail

# Writes are accepted from the origin of the pages alone, which Vite serves.
export PUBLIC_ORIGIN=http://127.0.0.1:5173

"$(dirname "$0")/serve.sh" "$1" serve &
server=$!
trap 'kill "$server" 2>/dev/null || true; wait "$server" || true' EXIT
cd "$(dirname "$0")/../frontend"
npm run --silent dev -- --strictPort
