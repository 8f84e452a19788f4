# Whistlestop. Two commands: `make play` and `make test`. Both set up all they need.
.DEFAULT_GOAL := help
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
MODULES := web/node_modules/.ready
CLIENT := web/dist/index.html
SOURCES := $(shell find web/src web/public -type f 2>/dev/null) web/index.html web/vite.config.ts

.PHONY: help play terminal test long check native unit browser bench docs pictures laws mutants campaigns records twins ray clean

help: ## what can be made
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## (.*)/  make \1\t\2/' | expand -t 18

$(READY): requirements.txt pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "Whistlestop needs Python 3.11 or newer; name one: make PYTHON=python3.12 …" >&2; exit 2; }
	@echo "Setting up Python in $(VENV) (once) …"
	@$(PYTHON) -m venv $(VENV) || \
	  { echo "Python has no venv here; on Debian: apt install python3-venv" >&2; exit 2; }
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --require-hashes -r requirements.txt
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
	@$(BIN)/python -m pip --disable-pip-version-check check
	@touch $@

$(MODULES): web/package-lock.json web/package.json
	@command -v npm >/dev/null || { echo "The browser table needs Node 20 or newer (with npm)." >&2; exit 2; }
	@echo "Setting up the browser client in web/node_modules (once) …"
	@cd web && npm ci --silent --no-audit --no-fund
	@touch $@

$(CLIENT): $(MODULES) $(SOURCES)
	@echo "Building the browser client …"
	@cd web && npm run --silent build -- --logLevel warn
	@touch $@

play: ## the table in the browser, on one port; the address is printed
	@$(MAKE) --silent --no-print-directory -j2 $(READY) $(CLIENT)
	@$(BIN)/whistlestop serve $(ARGS)

terminal: $(READY) ## the table in the terminal
	@$(BIN)/whistlestop play $(ARGS)

check: $(READY) $(MODULES) ## linters, types, direction of imports
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports --no-cache
	cd web && npm run --silent check

LAW := tests/core tests/rulebook tests/notation tests/campaign tests/insight
PYTEST := $(BIN)/python -m pytest -q -n 2 --dist worksteal

native: $(READY)
	@$(BIN)/python -m whistlestop.turbo

unit: native ## the Python tests; the proofs of the law with its coverage
	$(PYTEST) $(LAW) --deselect tests/campaign/effects/test_laws.py --deselect tests/campaign/test_simulated.py \
	  --cov --cov-report=term-missing:skip-covered --cov-fail-under=100
	$(PYTEST) $(foreach place,$(LAW),--ignore=$(place)) tests src README.md docs \
	  tests/campaign/effects/test_laws.py tests/campaign/test_simulated.py

browser: $(READY) $(CLIENT) ## the browser tests, in a real Chromium
	cd web && npm run --silent unit
	CHROMIUM="$$(tools/chromium.sh)" && export CHROMIUM && cd web && npm run --silent test

test: ## everything: the checks, all tests, coverage of the law
	@$(MAKE) --no-print-directory -j2 $(READY) $(CLIENT)
	@$(MAKE) --no-print-directory -j2 check native
	@$(MAKE) --no-print-directory unit
	@$(MAKE) --no-print-directory browser

long: laws twins campaigns mutants ## every long proof, one after the other (hours)

bench: $(READY) $(CLIENT) ## how fast it is here, beside a calibration loop
	$(BIN)/whistlestop bench
	$(BIN)/python tools/bench_longest_path.py
	$(BIN)/python tools/bench_campaign.py
	$(BIN)/python tools/bench_server.py

docs: $(READY) ## the rulebooks of docs/rules and the schema of campaign packs
	$(BIN)/python tools/rulebook.py
	$(BIN)/python tools/pack_schema.py

pictures: $(READY) $(CLIENT) ## the screenshots of docs/pictures
	CHROMIUM="$$(tools/chromium.sh)" && export CHROMIUM && cd web && node tools/pictures.mjs

laws: $(READY) ## the laws over many more games than `make test` plays, new ones each time
	LAWS=20 $(BIN)/python -m pytest tests/laws -n 2
	LAWS=5 $(BIN)/python -m pytest tests/campaign/effects/test_laws.py tests/campaign/effects/test_order.py \
	  -n 2 --dist worksteal

GAMES ?= 100000
twins: $(READY) ## the readable and the compiled engine side by side, over many more games (GAMES=…)
	TWINS=$(GAMES) $(BIN)/python -m pytest tests/turbo/test_twins.py -n 2 --dist worksteal

ray: $(READY) ## the arena on a real Ray with two workers (installs Ray: 80 MB, not needed elsewhere)
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --require-hashes -r requirements-ray.txt
	$(BIN)/python -m pytest tests/arena/test_ray.py

mutants: $(READY) ## mutation testing (long): a change to a rule, or to its twin in turbo, breaks a test
	$(BIN)/python tools/mutants.py
	$(BIN)/python tools/mutants.py turbo --draw 300

campaigns: $(READY) ## fifty whole campaigns for each number of companies, by bots (long)
	CAMPAIGNS=50 $(BIN)/python -m pytest tests/campaign/test_simulated.py -n 2 --dist worksteal -q

records: $(READY) ## write new recorded games and golden playthroughs (never change the old ones)
	$(BIN)/python tools/golden.py
	$(BIN)/python tools/recorded_campaigns.py

clean: ## remove what was set up and built
	rm -rf $(VENV) web/node_modules web/dist .pytest_cache .mypy_cache .ruff_cache .hypothesis .coverage
