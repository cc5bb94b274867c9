#!/usr/bin/env bash
# Checks that the tools of a task are there; installs what Debian's packages give, and says what to type for the rest.
# Usage: scripts/need.sh build | server | frontend | test | runtime
set -euo pipefail

packages=()
problems=()

# package NAME: to be installed. problem TEXT: only a person can mend it.
package() { packages+=("$@"); }
problem() { problems+=("$*"); }

have() { command -v "$1" >/dev/null 2>&1; }
links() { have cc && echo 'int main(void){return 0;}' | cc -x c - "$1" -o /dev/null 2>/dev/null; }

need_rust() {
  have cargo || problem "Rust is missing: install 1.95 or newer from https://rustup.rs, then open a new shell."
}

need_node() {
  local major
  major=$(node --version 2>/dev/null | sed -E 's/^v([0-9]+).*/\1/' || true)
  if ! have npm || [ "${major:-0}" -lt 20 ]; then
    problem "Node.js 20 or newer with npm is missing (found: ${major:-none}): see https://nodejs.org."
  fi
}

need_compiler() { have cc || package gcc libc6-dev; }

# Found by linking, as the build will do it.
need_libpq() { links -lpq || package libpq-dev; }

need_postgres() { [ -n "$("$(dirname "$0")/postgres-bin.sh")" ] || package postgresql; }

need_browser() { [ -n "$("$(dirname "$0")/browser.sh")" ] || package chromium; }

# The second program that opens the PDFs.
need_poppler() { { have pdftotext && have pdfinfo; } || package poppler-utils; }

need_libpq_runtime() { ldconfig -p | grep -q 'libpq\.so\.5' || package libpq5 ca-certificates; }

install() {
  local root=()
  if [ "$(id -u)" != 0 ]; then
    if have sudo && sudo -n true 2>/dev/null; then root=(sudo); else return 1; fi
  fi
  have apt-get || return 1
  echo "Installing: ${packages[*]}"
  # The package index may be older than the packages.
  "${root[@]}" apt-get -o Acquire::Retries=3 update -qq
  "${root[@]}" env DEBIAN_FRONTEND=noninteractive \
    apt-get -o Acquire::Retries=3 install -y -qq --no-install-recommends "${packages[@]}" >/dev/null
}

case "${1:-}" in
  build) need_rust; need_node; need_compiler; need_libpq ;;
  server) need_rust; need_compiler; need_libpq ;;
  frontend) need_node ;;
  test) need_rust; need_node; need_compiler; need_libpq; need_postgres; need_browser; need_poppler ;;
  runtime) need_libpq_runtime ;;
  *) sed -n '2,3s/^# //p' "$0" >&2; exit 2 ;;
esac

if [ ${#packages[@]} -gt 0 ] && ! install; then
  problem "Packages are missing; type: sudo apt-get install ${packages[*]}  (or your system's counterparts)"
fi

if [ ${#problems[@]} -gt 0 ]; then
  printf '%s\n' "${problems[@]}" >&2
  exit 1
fi
