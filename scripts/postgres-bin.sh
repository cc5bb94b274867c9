#!/usr/bin/env bash
# Prints the folder of the newest PostgreSQL server programs, or nothing.
# Debian keeps them off the PATH; other systems put them on it.
set -euo pipefail

newest=$(find /usr/lib/postgresql/*/bin -maxdepth 1 -name initdb 2>/dev/null | sort -V | tail -n 1 || true)
initdb=${newest:-$(command -v initdb || true)}
[ -z "$initdb" ] || dirname "$initdb"
