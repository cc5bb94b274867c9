#!/usr/bin/env bash
# Checks and tests the parts that changed since a commit, files that git does not track yet included.
# Usage: [BASE=HEAD] scripts/quick.sh
set -euo pipefail

base=${BASE:-HEAD}
changed=$(git diff --name-only "$base"; git ls-files --others --exclude-standard)
touches() { grep -qE "$1" <<<"$changed"; }

if touches '^(crates|migrations)/|^Cargo\.|^\.cargo/|^docs/'; then
  cargo fmt --all --check
  make --no-print-directory check-lint-rust
  # The suite on PostgreSQL is left to `make test`.
  make --no-print-directory test-rust ARGS='--skip ::postgres::'
fi

if touches '^frontend/'; then
  cd frontend
  npm run --silent typecheck
  npm run --silent lint
  npm run --silent words
  npx vitest run --changed "$base" --passWithNoTests
fi
