# Whistlestop. Two commands: `make play` and `make test`. Both set up all they need.
.DEFAULT_GOAL := help
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready

.PHONY: help play test check bench docs mutants records clean

help: ## what can be made
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## (.*)/  make \1\t\2/' | expand -t 16

$(READY): requirements.txt pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "Whistlestop needs Python 3.11 or newer; name one: make PYTHON=python3.12 …" >&2; exit 2; }
	@echo "Setting up in $(VENV) (once) …"
	@$(PYTHON) -m venv $(VENV) || \
	  { echo "Python has no venv here; on Debian: apt install python3-venv" >&2; exit 2; }
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements.txt
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
	@touch $@

play: $(READY) ## play at the terminal
	@$(BIN)/whistlestop play $(ARGS)

check: $(READY) ## linters, types, direction of imports
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports --no-cache

test: check ## everything: the checks, all tests, coverage of the law
	$(BIN)/python -m pytest -n 2 --cov --cov-report=term-missing:skip-covered --cov-fail-under=100

bench: $(READY) ## how fast it is here, beside a calibration loop
	$(BIN)/whistlestop bench
	$(BIN)/python tools/bench_longest_path.py

docs: $(READY) ## the rulebooks of docs/rules, from the texts and the tests
	$(BIN)/python tools/rulebook.py

mutants: $(READY) ## mutation testing of the rules (long): every change to a rule should break a test
	$(BIN)/python tools/mutants.py

records: $(READY) ## write new recorded games and golden playthroughs (never change the old ones)
	$(BIN)/python tools/golden.py

clean: ## remove what was set up and built
	rm -rf $(VENV) .pytest_cache .mypy_cache .ruff_cache .hypothesis .coverage
