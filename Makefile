# Every target sets up what it needs by itself; `make` alone lists them.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
UV := $(BIN)/uv
# Compiled at once: where Python may not write byte code, every start would compile its imports again.
INSTALL := VIRTUAL_ENV=$(VENV) $(UV) pip install --quiet --compile-bytecode
COMPILE := $(UV) pip compile --quiet --universal --generate-hashes --python-version 3.11 --no-header $(UPGRADE)

# Tests that wait for a server, a database or a browser leave their processor to others: there is one worker more.
WORKERS ?= $(shell $(PYTHON) -c 'import os; print(1 + (os.cpu_count() or 1))')

# A stamp is as new as the last install of its lock, so a changed lock kernel installs again.
TOOLS := $(VENV)/.installed-uv
PLAY := $(VENV)/.installed-play
DEV := $(VENV)/.installed-dev
MODULES := web/node_modules/.installed
PAGE := src/babylon/server/static/index.html
PAGE_SOURCES := $(shell find web/src web/tools web/public -type f 2>/dev/null) $(wildcard web/*.html web/*.ts web/*.json) \
	$(wildcard src/babylon/locales/*/*.ftl) src/babylon/render/glyphs.json $(wildcard src/babylon/wasm/kernel.* src/babylon/wasm/*.wasm) LICENSE

.DEFAULT_GOAL := help
.PHONY: help setup web play docs site test coverage unit check check-page check-python format lock kernel handbook notices anchors screenshots bench bars crash load fuzz attack browsers recipes package pythons release pictures clean machine

help: ## List the targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-11s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: $(DEV) ## Make .venv with everything a developer needs

web: $(PAGE) ## Build the page that the server serves

play: $(PLAY) $(PAGE) ## Play in the browser
	@$(BIN)/babylon serve --open

docs: setup ## Make the documents a site, in build/docs, running every example in them
	$(BIN)/sphinx-build --fail-on-warning --keep-going --quiet docs build/docs/$$($(BIN)/python -c 'from importlib.metadata import version; print(version("babylon-game"))')

site: $(PLAY) $(PAGE) ## Write the page as plain files for any web host (FOLDER=build/site)
	@$(BIN)/babylon site $(or $(FOLDER),build/site)

test: setup web machine ## Run all tests
	cd web && npm test
	$(BIN)/coverage erase
	$(BIN)/coverage run -m pytest --numprocesses=$(WORKERS) --dist=worksteal || $(BIN)/coverage run -m tests.second_look
	$(BIN)/coverage combine --quiet
	$(BIN)/coverage report --include='src/babylon/rules/*,src/babylon/questions/*,src/babylon/game/*,src/babylon/record/*,src/babylon/pieces/*' --fail-under=100

coverage: setup web machine ## Run all Python tests and tell which lines of all Python they reach
	$(BIN)/coverage erase
	BABYLON_COVERAGE_OF_ALL=yes $(BIN)/coverage run -m pytest --numprocesses=$(WORKERS) --dist=worksteal
	$(BIN)/coverage combine --quiet
	$(BIN)/coverage report

unit: setup ## Run the tests that need no browser, no database server and no built page, in a minute or two
	$(BIN)/pytest --numprocesses=auto --dist=worksteal -m "not services"

check: setup $(MODULES) ## Check format, lint, types and the direction of imports
	@$(MAKE) --no-print-directory --jobs=2 --keep-going --output-sync=target check-page check-python

# Each takes one processor about as long as the other.
check-page:
	cd web && npm run check

check-python:
	$(BIN)/ruff format --check
	$(BIN)/ruff check
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/check-jsonschema --builtin-schema vendor.compose-spec deploy/compose.yaml
	$(BIN)/check-jsonschema --builtin-schema vendor.github-workflows .github/workflows/*.yml
	$(BIN)/check-jsonschema --builtin-schema vendor.github-issue-forms .github/ISSUE_TEMPLATE/fault.yml .github/ISSUE_TEMPLATE/rules.yml .github/ISSUE_TEMPLATE/wish.yml
	$(BIN)/check-jsonschema --builtin-schema vendor.github-issue-config .github/ISSUE_TEMPLATE/config.yml

format: setup $(MODULES) ## Format the code, mend what can be mended, and bring the page's types up to date
	cd web && npm run types && npm run format
	$(BIN)/ruff format
	$(BIN)/ruff check --fix

lock: $(TOOLS) ## Bring requirements/ in line with pyproject.toml (UPGRADE=--upgrade: newest versions)
	$(COMPILE) --extra dev --output-file requirements/dev.txt pyproject.toml
	$(COMPILE) --extra build --extra server --constraints requirements/dev.txt --output-file requirements/play.txt pyproject.toml
	$(COMPILE) --extra server --extra postgresql --constraints requirements/dev.txt --output-file requirements/host.txt pyproject.toml
	echo uv | $(COMPILE) --no-annotate --output-file requirements/uv.txt -

notices: setup ## Note the licences of the packages of Python, which the page shows beside its own
	$(BIN)/python -m tests.package.python_notices

kernel: setup ## Build the kernel of the rules and the bots anew (after each edit of one), and keep that of former rules
	SAME_RULES=$(SAME_RULES) $(BIN)/python -m build_kernel src/babylon/wasm web/src

handbook: setup ## Bring the page's handbook in line with its Python sources, and draw its pictures
	$(BIN)/python -m babylon.handbook.for_page web/src/handbook

anchors: setup ## Rate the bots that people's ratings rest on, by the matches that docs/bots.md tells of
	$(BIN)/python -m babylon.arena.anchors src/babylon/data/bot_ratings.json

screenshots: setup web machine ## Make the pictures of the page in docs/pictures
	$(BIN)/python -m tests.web.screenshots

bench: setup web machine ## Measure speed
	$(BIN)/python -m benchmarks
	$(BIN)/pytest -p no:xdist -s tests/web/speed.py tests/web/replay_speed.py tests/web/review_speed.py

bars: setup web ## Measure what is promised of the library's speed, and fail if a bar is missed (ONLY=batch: that alone)
	$(BIN)/python -m benchmarks.bars $(ONLY)

crash: setup machine ## Kill servers while they are played on, 200 times a database
	$(BIN)/python -m tests.server.crash --database sqlite --kills 200
	$(BIN)/python -m tests.server.crash --database postgresql --kills 200

load: setup machine ## Measure 500 tables with 2,000 sockets (SECONDS=600: a soak; BESIDE=folder: in turns with another build)
	$(BIN)/python -m tests.server.$(if $(BESIDE),load_beside $(BESIDE),load --seconds $(or $(SECONDS),60))

fuzz: setup ## Send everything that the interface describes, and what it does not
	BABYLON_FUZZ=200 $(BIN)/pytest --numprocesses=auto --dist=worksteal --timeout=3600 tests/server/test_input.py

attack: setup machine ## Attack a server of our own in every way we know, at full size
	$(BIN)/python -m tests.attack

browsers: setup web machine ## Prove at length in Firefox and WebKit what Chromium shows in the tests
	$(BIN)/python -m tests.browsers

recipes: setup ## Run each recipe of examples/ for a minute, with PyTorch in a virtual environment of its own (build/recipes)
	$(BIN)/pytest --timeout=3600 tests/recipes/each_recipe.py

package: setup ## Install every extra by itself, and run tests from the source distribution
	$(BIN)/pytest --timeout=3600 tests/package/every_extra.py
	$(BIN)/python -m tests.package.container_steps

pythons: setup ## Run the tests of `make unit` on other Pythons (PYTHONS="python3.12 python3.13"), each with an environment in build/pythons
	$(BIN)/python -m tests.package.other_pythons $(or $(PYTHONS),python3.12 python3.13)

release: setup ## Rehearse the release VERSION=1.2.3 in a copy: version, changelog, tag, build twice, check (REALLY=yes: make it)
	$(BIN)/python -m release $(or $(VERSION),$(error VERSION=1.2.3 is missing)) $(if $(filter yes,$(REALLY)),--really)

pictures: setup ## Draw the pictures of the documents
	$(BIN)/babylon show docs/pictures/game.bgn --seat 1 --svg docs/pictures/garden.svg
	$(BIN)/babylon show docs/pictures/game.bgn --view plan --svg docs/pictures/table.svg

clean: ## Remove .venv and all caches
	rm -rf $(VENV) build dist .coverage* .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find . -name __pycache__ -type d -not -path './*/node_modules/*' -prune -exec rm -rf {} +

# What the tests need besides Python and Node: browsers with fonts for all five languages, and PostgreSQL.
machine:
	@(for each in chromium firefox-esr WebKitWebDriver Xvfb /usr/lib/postgresql/*/bin/initdb; do command -v $$each || exit 1; done; \
		fc-list | grep CJK) >/dev/null 2>&1 || \
		(apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -qq --yes --no-install-recommends \
		chromium firefox-esr webkit2gtk-driver xvfb fontconfig fonts-noto-cjk postgresql)

$(MODULES): web/package-lock.json
	@command -v npm >/dev/null || { echo "The page is built with Node 20 or newer: install nodejs and npm first."; exit 1; }
	cd web && npm ci --no-audit --no-fund --loglevel=error
	@touch $@

$(PAGE): $(MODULES) $(PAGE_SOURCES)
	@# Whoever wants to play looks for an address below: only what matters is told above it.
	cd web && npm run --silent build -- --logLevel warn
	@touch $@

$(TOOLS): requirements/uv.txt
	@$(PYTHON) -c 'import sys; sys.version_info >= (3, 11) or sys.exit("Babylon needs Python 3.11 or newer: make PYTHON=python3.11")'
	$(PYTHON) -m venv $(VENV)
	$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r $<
	@# uv installs all else.
	VIRTUAL_ENV=$(VENV) $(UV) pip uninstall --quiet pip setuptools
	@touch $@

$(DEV) $(PLAY): $(VENV)/.installed-%: requirements/%.txt pyproject.toml $(TOOLS)
	$(INSTALL) --require-hashes -r $<
	$(INSTALL) --no-deps --no-build-isolation --editable .
	@touch $@
