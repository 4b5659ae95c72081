# Two commands do everything on a fresh machine: `make play` and `make test`. The rest is for those who build.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
RUN := $(VENV)/.run-installed
DEV := $(VENV)/.dev-installed
RAY := $(VENV)/.ray-installed
BENCH_BIN := build/bench/bin
BENCH := build/bench/.installed
NATIVE := src/tafelrunde/_native.json
COMPILED := $(shell find src -name native.txt) $(shell find src -name '*.py')
CLIENT := src/tafelrunde/server/static/index.html
WEB := $(shell find web -path web/node_modules -prune -o -type f -print | grep -v schema.d.ts)
PACKAGES := web/node_modules/.installed
NPM := cd web && PATH="$(abspath $(BIN)):$$PATH" npm
OPTIMISE ?= 3
WORKERS ?= $(shell nproc 2>/dev/null || echo 2)
EVERY_GAME := $(BIN)/python -c 'import tafelrunde; print(*(game.id for game in tafelrunde.all_games()))'
CROWD := $(shell expr $(WORKERS) + 1)  # some tests wait more than they work

.PHONY: play native-behind test installed built tested lint types unit native native-test web web-unit web-play web-browser chromium docs coverage mutants bench illustrations blunders puzzles fuzz campaign balance strength server-campaigns server-compiled server-kills server-storm server-leaks server-sequences server-siege simulate-server server-schema server-load punctual compare-builds wheel-test bare-test dataset-learner mcp-games learn-test lock clean duel web-games web-steady web-blindfold web-speed pictures web-workshop workshop-damage web-lessons

play: $(RUN) $(CLIENT)  ## set up what is missing, start, open the browser
	@$(MAKE) --no-print-directory native-behind
	$(BIN)/tafelrunde play

native-behind: $(RUN)  # bots take the compiled rules as soon as they are there; nobody waits for them
	@if $(BIN)/python -c 'import sys, tafelrunde; sys.exit(tafelrunde.BUILD == "native")' && command -v cc >/dev/null; then \
		mkdir -p build; echo "The rules are being compiled in the background, at the lowest priority; bots will think faster in a while."; \
		nohup nice -n 19 $(MAKE) --no-print-directory native >build/native-behind.log 2>&1 & fi

PASSED := build/passed
TESTED := Makefile setup.py pyproject.toml $(wildcard *.md) $(shell find src tests web docs bench tools requirements -type f -not -path '*/node_modules/*' \
	-not -path '*/static/*' -not -path '*.egg-info/*' -not -name '*.pyc' -not -name '*.so' -not -name _native.json -not -name schema.d.ts)

test: export OPTIMISE = 0  # what is tested is the same at every level, and compiled in a sixth of the time
test:  ## everything, from nothing; what has passed is not run again until something changes
	@$(MAKE) --no-print-directory -j2 -Otarget installed
	@$(MAKE) --no-print-directory -j2 -Otarget built
	@$(MAKE) --no-print-directory -j2 -Otarget tested

installed: $(RAY) $(PACKAGES) chromium  # downloads, side by side

built: $(NATIVE) $(PASSED)/lint $(PASSED)/types $(PASSED)/web docs  # mypyc keeps only one core busy for half its time

tested: $(PASSED)/unit $(PASSED)/native-test $(PASSED)/web-play  # while one waits for a browser or a cluster, the other plays

$(PASSED)/%: $(TESTED)
	$(MAKE) --no-print-directory $*
	@mkdir -p $(PASSED) && touch $@

$(RUN): requirements/run.lock pyproject.toml setup.py
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/pip install --quiet --require-hashes -r requirements/run.lock
	$(BIN)/pip install --quiet --no-deps --no-build-isolation --editable .
	touch $@

$(DEV): requirements/dev.lock $(RUN)
	$(BIN)/pip install --quiet --require-hashes -r requirements/dev.lock
	touch $@

$(RAY): requirements/ray.lock $(DEV)  ## the optional extra: without it the test on a Ray cluster is skipped
	$(BIN)/pip install --quiet --require-hashes -r requirements/ray.lock
	touch $@

lint: $(DEV)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(DEV)
	$(BIN)/mypy --cache-dir build/types  # a cache of its own: mypyc may be at work beside it

unit: $(RAY)
	TAFELRUNDE_BUILD=pure $(BIN)/python -m pytest -q -n $(CROWD) --ignore tests/research

native: $(DEV)  ## compile the rules; without a compiler everything runs as it is
	@grep -qs '"optimised": "3"' $(NATIVE) || { rm -rf $(NATIVE) build/temp.* build/lib.*; find src -name '*.so' -delete; }
	$(MAKE) --no-print-directory $(NATIVE)

$(NATIVE): $(COMPILED) setup.py $(DEV)
	mkdir -p build
	TAFELRUNDE_NATIVE=1 TAFELRUNDE_OPTIMISE=$(OPTIMISE) MYPYPATH=src $(BIN)/python setup.py --quiet build_ext --inplace >build/native.log 2>&1 || { tail -n 30 build/native.log; exit 1; }

COMPILED_SERVER := $(addprefix tests/server/test_,play.py clients.py storage.py campaigns.py postgres.py)  # its quick way is compiled too

native-test: $(NATIVE)
	TAFELRUNDE_BUILD=native $(BIN)/python -m pytest -q -n $(WORKERS) tests/engine/test_builds.py tests/engine/test_games.py tests/engine/test_conformance.py tests/research $(COMPILED_SERVER)

# The web client. Node.js is taken from the machine if it is new enough, else from a package in the virtual environment.

$(VENV)/.node-ready: requirements/node.lock $(RUN)
	node -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 20 || (a === 20 && b >= 19) ? 0 : 1)' 2>/dev/null && npm --version >/dev/null 2>&1 \
		|| $(BIN)/pip install --quiet --require-hashes -r requirements/node.lock
	touch $@

$(PACKAGES): web/package.json web/package-lock.json $(VENV)/.node-ready
	$(NPM) ci --loglevel=error
	touch $@

$(CLIENT): $(PACKAGES) $(WEB)
	$(NPM) run --silent build -- --logLevel=warn
	touch $@

build/openapi.json: $(DEV) $(wildcard src/tafelrunde/server/*.py)
	mkdir -p build
	$(BIN)/tafelrunde serve --schema >$@

web/src/wire/schema.d.ts: build/openapi.json $(PACKAGES)
	$(NPM) run --silent types >/dev/null

web: web-unit $(CLIENT)  ## the client: types, unit tests, build; web-play plays in a real browser

web-unit: $(PACKAGES) web/src/wire/schema.d.ts
	$(NPM) run --silent check
	$(NPM) run --silent unit

web-play: $(DEV) $(CLIENT) chromium  ## short games of all four from the lobby to the end, what every table promises, fights, in a real browser
	$(NPM) run --silent browser -- play.test play-table play-fight

RUNS ?= 20
web-steady: $(DEV) $(CLIENT) chromium  ## web-play so many times: no test may need a second try (RUNS=20); goes on where it was interrupted
	$(BIN)/python -m tools.steady $(RUNS)

web-games: $(DEV) $(CLIENT) chromium  ## the same games at full length
	export WHOLE=1; $(NPM) run --silent browser -- play

web-browser: $(DEV) $(CLIENT) chromium  ## every page of every game by axe, by day and by night, on both devices, in both languages; lessons, rules, following, administration, the authors' panel
	$(NPM) run --silent browser -- pages play-lessons play-rules play-follow play-choose admin author

web-lessons: $(DEV) $(CLIENT) chromium  ## every chapter of every game followed to its end, with something else done at every step, on the desktop and on a phone, in both languages: half an hour
	$(NPM) run --silent browser -- every-lesson

web-workshop: $(DEV) $(CLIENT) chromium  ## maps, boards and scenarios drawn from nothing by mouse and by keys, played on; the gallery
	$(NPM) run --silent browser -- workshop

web-blindfold: $(DEV) $(CLIENT) chromium  ## whole games of all four by the accessibility tree and keys alone, against bots: minutes each
	$(NPM) run --silent browser -- blindfold

web-speed: $(DEV) $(CLIENT) chromium  ## size and times as promised; wants a quiet machine
	export QUIET=1; $(NPM) run --silent browser -- speed

pictures: $(DEV) $(CLIENT) chromium  ## take the pictures of docs/pictures anew
	$(NPM) run --silent pictures

chromium:
	@command -v $${CHROMIUM:-chromium} >/dev/null || command -v chromium-browser >/dev/null || command -v google-chrome >/dev/null \
		|| { test "$$(id -u)" = 0 && command -v apt-get >/dev/null && apt-get update -qq && apt-get install -y -qq chromium >/dev/null; } \
		|| { echo "The browser tests need Chromium: install it (apt-get install chromium), or say CHROMIUM=/path/to/it make test."; exit 1; }

docs: build/docs/index.html  ## one site in build/docs: pages, rules and what proves them, API reference, pictures, search; readable from the disk

build/docs/index.html: $(DEV) $(COMPILED) $(wildcard *.md) $(shell find docs tools -type f) $(shell find src -name 'codex.*.md') $(shell find tests -name '*.py' -o -name waived.toml)
	TAFELRUNDE_BUILD=pure $(BIN)/python -m tools.site

coverage: $(RAY)  ## which lines and branches the tests run: build/coverage, and the figures in docs/testing.md
	mkdir -p build/coverage
	TAFELRUNDE_BUILD=pure $(BIN)/python -m pytest -q -n $(CROWD) --ignore tests/research --cov --cov-context=test --cov-report=json:build/coverage/figures.json --cov-report=html:build/coverage/pages
	$(BIN)/python -m tools.figures coverage

mutants: $(DEV)  ## small mistakes put in on purpose, a thousand of them: which does no test notice? Hours; goes on where it was interrupted
	test -f build/coverage/data || $(MAKE) --no-print-directory coverage
	TAFELRUNDE_BUILD=pure $(BIN)/python -m tools.mutants --workers $(WORKERS)
	$(BIN)/python -m tools.figures mutants

BEFORE ?= 779c9ed2  # positions were packed after it
bench: native $(BENCH)  ## our games beside an earlier state of theirs and beside others, in one run; writes docs/performance.md (BEFORE=COMMIT)
	$(BIN)/python -m bench.before $(BEFORE)
	$(BENCH_BIN)/python -m bench.run --before $(BEFORE)

$(BENCH): requirements/bench.lock bench/boardgame/package-lock.json pyproject.toml setup.py
	test -x $(BENCH_BIN)/python || $(PYTHON) -m venv build/bench
	$(BENCH_BIN)/pip install --quiet --require-hashes -r requirements/bench.lock
	$(BENCH_BIN)/pip install --quiet --no-deps --no-build-isolation --editable .
	! command -v npm >/dev/null || npm ci --silent --prefix bench/boardgame
	touch $@

illustrations: $(DEV)  ## write down anew the positions that show the rules, while the tests that prove them run
	TAFELRUNDE_BUILD=pure $(BIN)/python -m tests.illustrations

blunders: native  ## how many decisions with a clear answer each level of the bots solves: a quarter of an hour
	TAFELRUNDE_BUILD=native $(BIN)/python -m tests.bots.blunders.report

puzzles: native  ## find puzzles in fresh games of bots: hours; goes on where it was interrupted; look at them with tafelrunde puzzles check
	for game in $$($(EVERY_GAME)); do $(BIN)/tafelrunde puzzles make $$game --games 200 --out src/tafelrunde/games/$$game/reading/puzzles.json.gz || true; done

fuzz: $(DEV)  ## 100,000 broken records, none may end in a traceback
	TAFELRUNDE_BUILD=pure $(BIN)/python -m tests.engine.fuzz_records 100000

campaign: native  ## the long conformance runs: 10,000 example games, 2,000 and 200 of each game
	$(BIN)/tafelrunde conform apple --games 10000 --workers $(WORKERS)
	for game in $$($(EVERY_GAME)); do \
		$(BIN)/tafelrunde conform $$game --games 2000 --share 0.004 --cut 5000 --workers $(WORKERS) || exit 1; \
		$(BIN)/tafelrunde conform $$game --games 200 --share 0.004 --bot greedy --workers $(WORKERS) || exit 1; \
	done

workshop-damage: $(DEV)  ## ten thousand damaged maps, boards and scenarios: a sentence for each, none takes long
	$(BIN)/python -m tests.engine.damaged

balance: native  ## is everything fair that comes with the games? 400 games of Normal on each: hours; goes on where it was interrupted; writes docs/balance.md
	TAFELRUNDE_BUILD=native $(BIN)/python -m tools.balance --workers $(WORKERS)

strength: native  ## the contests behind docs/strength.md: hours; goes on where it was interrupted
	TAFELRUNDE_BUILD=native $(BIN)/python -m tests.arena.strength --workers $(WORKERS)

server-campaigns: server-compiled server-kills server-storm server-leaks server-sequences server-siege simulate-server server-schema server-load  ## all the server's long runs, loopback only

server-compiled: native  ## all tests of the server on compiled rules; make test tries the most telling of them
	TAFELRUNDE_BUILD=native $(BIN)/python -m pytest -q -n $(CROWD) tests/server

server-kills: native  ## 1,000 SIGKILLs under load, on SQLite and on PostgreSQL: nothing acknowledged is lost, nothing doubled
	$(BIN)/python -m tests.server.kills 1000
	$(BIN)/python -m tests.server.kills 100 --tables 250
	! command -v postgres >/dev/null || $(BIN)/python -m tests.server.kills 200 --postgres

server-storm: native  ## 1,000,000 commands that must not be accepted
	$(BIN)/python -m tests.server.storm 1000000

server-leaks: native  ## every byte of 200 games of each game through the two-worlds test: hours
	$(BIN)/python -m tests.server.leaks 200

server-sequences: native  ## 1,000,000 commands of several moves over 200 games of each game in two worlds: no answer tells; goes on where it was interrupted
	$(BIN)/python -m tests.server.sequences 200 --each 5000

server-siege: native  ## every attack that once held up a server, while honest players play on; wants a quiet machine
	$(BIN)/python -m tests.server.siege

simulate-server: $(DEV)  ## 10,000 games on a simulated clock with seeded faults: nothing acknowledged is lost; goes on where it was interrupted
	TAFELRUNDE_BUILD=pure $(BIN)/python -m tests.server.simulation 10000

server-schema: $(DEV)  ## Schemathesis with many more requests
	SCHEMA_EXAMPLES=200 TAFELRUNDE_BUILD=pure $(BIN)/python -m pytest -q tests/server/test_schema.py

server-load: native  ## 1,000 tables on one core beside boardgame.io
	npm ci --silent --prefix bench/server
	$(BIN)/python bench/server/run.py

punctual: native  ## 1,000 games of greedy and 100 of search under load: no illegal move, no overrun
	TAFELRUNDE_BUILD=native $(BIN)/python -m tests.arena.punctual

duel: native  ## OpenSpiel's IS-MCTS on our games, alone and against Hard: hours; goes on where it was interrupted
	TAFELRUNDE_BUILD=native $(BIN)/python -m bench.duel

compare-builds: native  ## 1,000 games of each game, interpreted and compiled: every digest equal; goes on where it was interrupted
	$(BIN)/python -m tests.research.compare_builds 1000

wheel-test: $(DEV) $(CLIENT)  ## source package, wheels interpreted and compiled, in fresh places of every Python that is found: plays, shows the client
	$(BIN)/python -m tests.research.wheel

bare-test: $(RAY)  ## the types and the unit tests without what Windows lacks: POSIX names, fork, uvloop
	$(BIN)/mypy --platform win32 --cache-dir build/types-windows src
	PYTHONPATH=$(abspath tests/bare) TAFELRUNDE_BUILD=pure $(BIN)/python -m pytest -q -n $(CROWD) --ignore tests/research

LEARN_BIN := build/learn/bin
LEARN := build/learn/.installed

$(LEARN): requirements/learn.lock pyproject.toml setup.py  # an environment of its own: others' arenas want older versions of what we use
	test -x $(LEARN_BIN)/python || $(PYTHON) -m venv build/learn
	$(LEARN_BIN)/pip install --quiet --require-hashes -r requirements/learn.lock
	$(LEARN_BIN)/pip install --quiet --no-deps --no-build-isolation --editable .
	touch $@

dataset-learner: native  ## a million decisions of Root between random players, and a policy learnt from them alone that must beat random: minutes
	TAFELRUNDE_BUILD=native $(BIN)/python -m tests.research.learner

mcp-games: native  ## the Model Context Protocol's own client plays all games at full length, over both transports
	export WHOLE=1 TAFELRUNDE_BUILD=native; $(BIN)/python -m pytest -q tests/models/test_transports.py

learn-test: $(LEARN) $(NATIVE)  ## what needs PyTorch and other people's arenas: Stable-Baselines3's checker, learners that must beat random, TextArena, Kaggle
	$(LEARN_BIN)/python -m pytest -q tests/learn

lock: $(DEV)  ## renew the locked versions
	$(BIN)/pip install --quiet uv
	for name in run server dev ray learn node bench; do $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-strip-extras --no-header --no-annotate --upgrade requirements/$$name.in --output-file requirements/$$name.lock; done

clean:
	rm -rf $(VENV) build src/*.egg-info $(NATIVE) web/node_modules web/src/wire/schema.d.ts src/tafelrunde/server/static
	find src -name '*.so' -delete
