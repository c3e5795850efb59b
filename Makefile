# Every target sets up what it needs by itself; `make` alone lists them.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
UV := $(BIN)/uv
# Compiled at once: where Python may not write byte code, every start would compile its imports again.
INSTALL := VIRTUAL_ENV=$(VENV) $(UV) pip install --quiet --compile-bytecode
COMPILE := $(UV) pip compile --quiet --universal --generate-hashes --python-version 3.11 --no-header $(UPGRADE)

# A stamp is as new as the last install of its lock, so a changed lock installs again.
TOOLS := $(VENV)/.installed-uv
PLAY := $(VENV)/.installed-play
DEV := $(VENV)/.installed-dev
MODULES := web/node_modules/.installed
PAGE := src/babylon/server/static/index.html
PAGE_SOURCES := $(shell find web/src web/tools web/public -type f 2>/dev/null) $(wildcard web/*.html web/*.ts web/*.json) \
	$(wildcard src/babylon/locales/*/*.ftl) src/babylon/render/glyphs.json

.DEFAULT_GOAL := help
.PHONY: help setup web play test unit check format lock bench crash load fuzz package pictures clean machine

help: ## List the targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-11s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: $(DEV) ## Make .venv with everything a developer needs

web: $(PAGE) ## Build the page that the server serves

play: $(PLAY) $(PAGE) ## Play in the browser
	@$(BIN)/babylon serve --open

test: setup web machine ## Run all tests
	cd web && npm test
	$(BIN)/coverage erase
	$(BIN)/coverage run -m pytest --numprocesses=auto --dist=worksteal
	$(BIN)/coverage combine --quiet
	$(BIN)/coverage report --include='src/babylon/rules/*,src/babylon/game/*,src/babylon/record/*,src/babylon/pieces/*' --fail-under=100
	$(BIN)/coverage report

unit: setup ## Run the tests that need no browser, no database server and no built page, in a minute or two
	$(BIN)/pytest --numprocesses=auto --dist=worksteal -m "not services"

check: setup $(MODULES) ## Check format, lint, types and the direction of imports
	cd web && npm run check
	$(BIN)/ruff format --check
	$(BIN)/ruff check
	$(BIN)/mypy
	$(BIN)/lint-imports

format: setup $(MODULES) ## Format the code, mend what can be mended, and bring the page's types up to date
	cd web && npm run types && npm run format
	$(BIN)/ruff format
	$(BIN)/ruff check --fix

lock: $(TOOLS) ## Bring requirements/ in line with pyproject.toml (UPGRADE=--upgrade: newest versions)
	$(COMPILE) --extra dev --output-file requirements/dev.txt pyproject.toml
	$(COMPILE) --extra build --extra server --constraints requirements/dev.txt --output-file requirements/play.txt pyproject.toml
	echo uv | $(COMPILE) --no-annotate --output-file requirements/uv.txt -

screenshots: setup web machine ## Make the pictures of the page in docs/pictures
	$(BIN)/python -m tests.web.screenshots

bench: setup web machine ## Measure speed
	$(BIN)/python -m benchmarks
	$(BIN)/pytest -p no:xdist tests/web/speed.py

crash: setup machine ## Kill servers while they are played on, 200 times a database
	$(BIN)/python -m tests.server.crash --database sqlite --kills 200
	$(BIN)/python -m tests.server.crash --database postgresql --kills 200

load: setup machine ## Measure 500 tables with 2,000 sockets (SECONDS=600: a soak)
	$(BIN)/python -m tests.server.load --seconds $(or $(SECONDS),60)

fuzz: setup ## Send everything that the interface describes, and what it does not
	BABYLON_FUZZ=200 $(BIN)/pytest --numprocesses=auto --dist=worksteal --timeout=3600 tests/server/test_input.py

package: setup ## Install every extra by itself, and run tests from the source distribution
	$(BIN)/pytest --timeout=3600 tests/package/every_extra.py

pictures: setup ## Draw the pictures of the documents
	$(BIN)/babylon show docs/pictures/game.bgn --seat 1 --svg docs/pictures/garden.svg
	$(BIN)/babylon show docs/pictures/game.bgn --view plan --svg docs/pictures/table.svg

clean: ## Remove .venv and all caches
	rm -rf $(VENV) build dist .coverage* .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find . -name __pycache__ -type d -not -path './*/node_modules/*' -prune -exec rm -rf {} +

# What the tests need besides Python and Node: a browser with fonts for all five languages, and PostgreSQL.
machine:
	@command -v chromium >/dev/null && ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 && fc-list | grep -q CJK || \
		(apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -qq --yes --no-install-recommends \
		chromium fontconfig fonts-noto-cjk postgresql)

$(MODULES): web/package-lock.json
	@command -v npm >/dev/null || { echo "The page is built with Node 20 or newer: install nodejs and npm first."; exit 1; }
	cd web && npm ci --no-audit --no-fund
	@touch $@

$(PAGE): $(MODULES) $(PAGE_SOURCES)
	cd web && npm run build
	@touch $@

$(TOOLS): requirements/uv.txt
	@$(PYTHON) -c 'import sys; sys.version_info >= (3, 11) or sys.exit("Babylon needs Python 3.11 or newer: make PYTHON=python3.11")'
	$(PYTHON) -m venv $(VENV)
	$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r $<
	@touch $@

$(DEV) $(PLAY): $(VENV)/.installed-%: requirements/%.txt pyproject.toml $(TOOLS)
	$(INSTALL) --require-hashes -r $<
	$(INSTALL) --no-deps --no-build-isolation --editable .
	@touch $@
