# A .venv with the compiled package, tests, checks and benchmarks; everything is installed on the way.
PYTHON ?= python3
export CFLAGS ?= -O3 -march=native
BIN := .venv/bin
# Else every process of every run compiles the tests and what it loads anew.
export PYTHONDONTWRITEBYTECODE :=
# What is tested compiled only: how it is built, and what takes servers and browsers.
COMPILED_ONLY := --ignore=tests/test_build.py --ignore=tests/server --ignore=tests/web
# What does not drive the engine itself, and can't differ where that is interpreted: only in the long run.
APART := actions alone api cards clean cli cluster collection docs duel effect env_agents env_frameworks evening_album evening_cli evening_desk \
	evening_duplicate evening_formats evening_standings hostile_files ladder languages layers local mcp page_* plain programs rlcard_bot rule_ids \
	rules schedule seeks simulate terminal text toml training
ENGINE_ONLY := $(COMPILED_ONLY) $(patsubst %,--ignore-glob='tests/test_%.py',$(APART))
# Of plugins only those that are needed: others are loaded, and their packages rewritten, in every process.
PYTEST := PYTEST_DISABLE_PLUGIN_AUTOLOAD=1 PYTEST_PLUGINS=xdist.plugin,_hypothesis_pytestplugin $(BIN)/python -m pytest
PARALLEL := -n auto --dist worksteal
# Tests of servers and screens wait as long as they work: two workers for each core.
WAITING := -n $(shell expr 2 '*' $$(getconf _NPROCESSORS_ONLN)) --dist worksteal
COUNTED := --cov --cov-report=term-missing:skip-covered
# What takes every branch of the engine. Counting them takes five times as long as the tests, so the others are not counted.
BRANCHES := $(patsubst %,tests/test_%.py,arbiter chance conformance envs events match objection offer perft playout round rules_in_code observation \
	view worlds)
WEB := $(shell find web -type d -name node_modules -prune -o -type f -print)
SOURCES := $(shell find src -path src/lastcard/server/page -prune -o -name '*.egg-info' -prune -o -type f -not -name '*.pyc' -print) $(WEB) pyproject.toml setup.py README.md

.PHONY: play build test test-compiled test-browser test-branches test-interpreted test-long lint lint-python check-page lint-page test-page bench bench-envs bench-bots bench-server bench-nodes bench-scale bench-page soak screens clean

play: build
	$(BIN)/lastcard serve --open

build: .venv/built

.venv/tools: pyproject.toml
	test -x $(BIN)/python || $(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --upgrade 'pip>=25.1'
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --group dev
	touch $@

.venv/built: .venv/tools $(SOURCES)
	rm -rf build/lib* build/bdist*
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-build-isolation '.[all]'
	$(BIN)/lastcard --version
	touch $@

# The suite against the compiled package; beside it, one after the other, the checks, the page's own tests, the browser, and what drives
# the engine once more, interpreted, from the sources, a part of it with every branch of the engine counted. Servers and browsers wait as
# often as they work, so that one alone would leave cores idle. What each of them says comes in one piece when it is done.
test: build
	@$(MAKE) --no-print-directory --jobs=2 --output-sync=target test-compiled lint-python check-page lint-page test-page \
		test-browser test-branches test-interpreted

test-compiled: build
	$(PYTEST) $(WAITING) --ignore=tests/web

# Apart: while a browser runs, its process can't use asyncio.
test-browser: build
	$(PYTEST) $(PARALLEL) tests/web

test-branches: build
	PYTHONPATH=src $(BIN)/python -m pytest $(PARALLEL) $(BRANCHES) $(COUNTED)

test-interpreted: build
	PYTHONPATH=src $(PYTEST) $(PARALLEL) $(ENGINE_ONLY) $(patsubst %,--ignore=%,$(BRANCHES))

# The same with all samples in full, every browser test, and everything interpreted that can be: hours.
test-long: lint test-page
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --group envs-torch
	$(PYTEST) $(PARALLEL) --long --ignore=tests/web
	$(PYTEST) $(PARALLEL) --long tests/web
	PYTHONPATH=src $(BIN)/python -m pytest $(PARALLEL) --long $(COMPILED_ONLY) $(COUNTED)

lint: lint-python check-page lint-page

lint-python: build
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy

check-page: build
	$(BIN)/python web/page.py run check

lint-page: build
	$(BIN)/python web/page.py run lint

test-page: build
	$(BIN)/python web/page.py test

bench: build
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --group bench
	$(BIN)/python bench/bench.py

# The environments beside those of others, then what learning agents make of them, into docs. ARGS="--runs 3" and the like for the first,
# CURVES="--seconds 1200" for the second.
bench-envs: build
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --group envs-torch
	$(BIN)/python bench/envs.py $(ARGS)
	$(BIN)/python bench/rlcard_faults.py
	$(BIN)/python bench/curves.py $(CURVES)

# How strong the bots are, against each other, RLCard, chance and one who knows all hands: hours. ARGS="--deals 500 --deals-expert 20" is short,
# ARGS="--only old" a part.
bench-bots: build
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --group bench
	$(BIN)/python bench/levels.py $(ARGS)

# The table server under load beside a bare echo server, five minutes, then under attack, nine; on two cores. ARGS="--slices 3" and the
# like for the first, SIEGE="--seconds 4 chat-one" for the second.
bench-server: build
	$(BIN)/python bench/load.py $(ARGS)
	$(BIN)/python bench/siege.py $(SIEGE)

# Several servers on one PostgreSQL, which has to be installed, as has HAProxy: what an action costs, a thousand tables at human pace, and how
# long tables wait when a server goes. Six minutes; ARGS="--slices 0" and the like.
bench-nodes: build
	$(BIN)/python bench/nodes.py $(ARGS)

# What servers and databases carry: measures what things cost, four minutes, and simulates a day of a million tables into docs/scale.svg;
# ARGS="--stored" takes the costs of the last time.
bench-scale: build
	$(BIN)/python bench/scale.py $(ARGS)

# An hour of fifty tables, and what it costs the server, into docs/soak.png. One that was interrupted goes on; ARGS="--anew" begins anew.
soak: build
	$(BIN)/python bench/soak.py $(ARGS)

# The page in a slowed-down Chromium: its weight, how soon it is usable, how it moves. One minute; ARGS="--starts 9" and the like.
bench-page: build
	$(BIN)/python bench/browser.py $(ARGS)

# Pictures of every screen, at phone and desktop size, light and dark, into docs/screens.
screens: build
	PYTHONPATH=tests $(BIN)/python -m web.screens

clean:
	rm -rf .venv build web/node_modules src/lastcard/server/page .mypy_cache .pytest_cache .ruff_cache .hypothesis .coverage
