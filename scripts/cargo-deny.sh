#!/usr/bin/env bash
# Runs cargo-deny, building it first where it is missing.
set -euo pipefail

version=0.20.2
if ! cargo deny --version >/dev/null 2>&1; then
  echo "Building cargo-deny $version, once."
  # A quick build: it runs for a second.
  CARGO_PROFILE_DEV_DEBUG=0 cargo install cargo-deny --version "$version" --locked --debug --quiet
fi
exec cargo deny "$@"
