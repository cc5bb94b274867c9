#!/usr/bin/env bash
# Checks and tests the parts that changed since a commit, files that git does not track yet included.
# Usage: [BASE=HEAD] scripts/quick.sh
set -euo pipefail

base=${BASE:-HEAD}
changed=$(git diff --name-only "$base" && git ls-files --others --exclude-standard)
touches() { grep -qE "$1" <<<"$changed"; }
ran=

if touches '^(crates|migrations)/|^Cargo\.|^\.cargo/|^docs/'; then
  ran=yes
  cargo fmt --all --check
  make --no-print-directory check-lint-rust
  # `make test` runs the suite on PostgreSQL.
  make --no-print-directory test-rust ARGS='--skip ::postgres::'
fi

if touches '^frontend/'; then
  ran=yes
  cd frontend
  npm run --silent format:check
  npm run --silent typecheck
  npm run --silent lint
  npm run --silent words
  npx vitest run --changed "$base" --passWithNoTests
fi

[ -n "$ran" ] || echo "Nothing that changed has a quick test; run: make check test"
