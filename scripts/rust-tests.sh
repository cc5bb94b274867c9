#!/usr/bin/env bash
# Runs the Rust tests with nextest where it is installed, which is faster, and with cargo alone where not.
set -euo pipefail

if cargo nextest --version >/dev/null 2>&1; then
  exec cargo nextest run --locked --workspace "$@"
fi
exec cargo test --locked --workspace --no-fail-fast "$@"
