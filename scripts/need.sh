#!/usr/bin/env bash
# Checks the tools of a task; installs those of Debian's packages, and prints commands for the rest. Usage:
# scripts/need.sh build | check | server | frontend | test | load | runtime
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

# Compiles the workspace in development (see the Makefile). rustup's minimal profile leaves it out, but links its name.
need_clippy() { clippy-driver --version >/dev/null 2>&1 || problem "Clippy is missing; type: rustup component add clippy"; }

need_node() {
  local least found
  least=$(sed -nE 's/^ *"node": ">=([0-9.]+)".*/\1/p' "$(dirname "$0")/../frontend/package.json")
  found=$(node --version 2>/dev/null | sed 's/^v//' || true)
  if ! have npm || ! printf '%s\n' "$least" "${found:-0}" | sort -CV; then
    problem "Node.js $least or newer with npm is missing (found: ${found:-none}): see https://nodejs.org."
  fi
}

# pip installs the Python tools (tools/contract, tools/licences) into folders of their own.
need_python() {
  if ! have python3; then
    package python3 python3-venv
  elif ! python3 -c 'import sys; sys.exit(sys.version_info < (3, 11))'; then
    problem "Python 3.11 or newer is missing (found: $(python3 --version 2>&1)): see https://www.python.org."
  elif ! python3 -c 'import ensurepip, venv' 2>/dev/null; then
    package python3-venv
  fi
}

need_compiler() { have cc || package gcc libc6-dev; }

# Detected by linking, as in the build.
need_libpq() { links -lpq || package libpq-dev; }

need_postgres() { [ -n "$("$(dirname "$0")/postgres-bin.sh")" ] || package postgresql; }

# Sets the file capability of the images' binary.
need_setcap() { have setcap || [ -x /sbin/setcap ] || package libcap2-bin; }

need_browser() { [ -n "$("$(dirname "$0")/browser.sh")" ] || package chromium; }

# Second program that opens the PDFs.
need_poppler() { { have pdftotext && have pdfinfo; } || package poppler-utils; }

# HTTP load generator.
need_wrk() { have wrk || package wrk; }

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
  build) need_rust; need_clippy; need_node; need_compiler; need_libpq ;;
  check) need_rust; need_clippy; need_node; need_compiler; need_libpq; need_python; need_postgres; need_setcap ;;
  server) need_rust; need_compiler; need_libpq ;;
  frontend) need_node ;;
  test) need_rust; need_clippy; need_node; need_compiler; need_libpq; need_postgres; need_setcap; need_browser; need_poppler; need_python ;;
  load) need_rust; need_compiler; need_libpq; need_postgres; need_wrk ;;
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
