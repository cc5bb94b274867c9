#!/usr/bin/env bash
# Prints the path of a Chromium or Chrome, or nothing. CHROMIUM names one by hand.
set -euo pipefail

for name in "${CHROMIUM:-}" chromium chromium-browser google-chrome google-chrome-stable; do
  if [ -n "$name" ] && command -v "$name"; then exit 0; fi
done
