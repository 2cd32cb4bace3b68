# The two commands: `make play` and `make test`. Both set everything up first; `make help` lists all.

.NOTPARALLEL:
.DEFAULT_GOAL := help
.PHONY: help install install-dev install-tools play check quick lint types house client test \
	test-interpreted test-compiled test-browser test-engine test-docs fuzz proof bench pictures \
	docs wheels locks clean

# The Python to use, and no other: make install PYTHON=/path/to/python3.12
PYTHON ?=
# 1: compile or fail; 0: do not compile; empty: compile if a C compiler is there.
GROGNARD_COMPILE ?=
export GROGNARD_COMPILE
# Each of a hundred processes would read the same sources again.
unexport PYTHONDONTWRITEBYTECODE

IN_VENV := .venv/bin/python -m
PYTEST := $(IN_VENV) pytest -n 2 --dist loadgroup
INTERPRETED := PYTHONPATH=src GROGNARD_EXPECT_COMPILED=0
COMPILED := PYTHONPATH= GROGNARD_EXPECT_COMPILED=1
# Everything is tried on the build that players have; what holds for every game in both.
TESTED_TWICE := tests/contract tests/fuzz tests/golden tests/perft
# Compiled functions are neither profiled nor replaced.
INTERPRETED_ONLY := tests/server/test_click.py tests/match/test_match.py
ON_THE_ENGINE := tests --ignore=tests/house --ignore=tests/browser
IS_COMPILED = $(filter compiled,$(file < .venv/engine))
MKDOCS := NO_MKDOCS_2_WARNING=1 $(IN_VENV) mkdocs build --strict --site-dir build/site

# The tools run on whatever Python there is: they find a newer one by themselves.
define run
@for python in python3 python3.13 python3.12 python3.11 $(PYTHON); do \
	if $$python -c 'import sys; sys.exit(sys.version_info < (3, 6))' 2>/dev/null; then \
		exec $$python $(1) $(if $(PYTHON),--python "$(PYTHON)"); \
	fi; \
done; \
echo "grognard: Grognard needs Python 3.11 or newer, and none was found; install one first" >&2; exit 1
endef
install = $(call run,tools/install.py $(1))

help: ## list the commands
	@sed -n 's/^\([a-z-]*\):.*## /\1\t/p' Makefile | expand -t 12

install: ## set up .venv: dependencies, and the engine compiled if a C compiler is there
	$(call install,)

install-dev:
	$(call install,--with dev)

# All that is needed to check what is not compiled.
install-tools:
	$(call install,--with dev --but-package)

play: install ## open the table in the browser
	@.venv/bin/grognard

# The quick part goes beside the compiler, which begins on one core.
test: install-tools ## everything: what CI runs
	@$(MAKE) --no-print-directory install-dev > build/engine.txt 2>&1 & engine=$$!; \
	$(MAKE) --no-print-directory quick; quick=$$?; \
	wait $$engine; engine=$$?; cat build/engine.txt; exit $$((quick | engine))
	@$(MAKE) --no-print-directory test-interpreted test-engine

check: install-dev quick ## the quick part: lint, types, house rules, the client's own

# The client's checks take one core while Python's take the other.
quick:
	@npm --prefix web run check > build/client.txt 2>&1 & client=$$!; \
	$(MAKE) --no-print-directory lint types house; python=$$?; \
	wait $$client; client=$$?; cat build/client.txt; exit $$((python | client))

lint:
	$(IN_VENV) ruff check .
	$(IN_VENV) ruff format --check .

types:
	$(IN_VENV) mypy

house:
	$(INTERPRETED) $(IN_VENV) pytest -q tests/house

client:
	@npm --prefix web run check

test-interpreted: install-dev
	$(if $(IS_COMPILED),GROGNARD_COMPILED_FOLLOWS=1) $(INTERPRETED) $(PYTEST) --durations=8 \
		$(if $(IS_COMPILED),$(TESTED_TWICE) $(INTERPRETED_ONLY),$(ON_THE_ENGINE))

# Side by side: a test in the browser waits more than it reckons.
test-engine: install-dev
	@$(MAKE) --no-print-directory test-browser > build/browser.txt 2>&1 & browser=$$!; \
	$(MAKE) --no-print-directory --keep-going test-compiled test-docs; engine=$$?; \
	wait $$browser; browser=$$?; cat build/browser.txt; exit $$((engine | browser))

# In a real Chromium, on the engine that `make play` has; left out, and said so, where there is none.
test-browser: install-dev
	$(if $(IS_COMPILED),$(COMPILED),$(INTERPRETED)) $(PYTEST) --dist loadfile -rs --durations=12 tests/browser

test-compiled: install-dev
	@if [ "$$(cat .venv/engine)" = compiled ]; then \
		set -x; $(COMPILED) $(PYTEST) --durations=8 $(ON_THE_ENGINE); \
	else \
		echo "The compiled tests are left out: the engine is not compiled here."; \
	fi

pictures: install-dev ## pictures of how every kind of event is shown, into build/stagings
	$(if $(IS_COMPILED),$(COMPILED),$(INTERPRETED)) $(IN_VENV) tests.browser.stagings

test-docs: install-dev
	$(INTERPRETED) $(IN_VENV) pytest -q --doctest-modules --doctest-glob='*.md' README.md docs src
	$(if $(IS_COMPILED),$(COMPILED) $(IN_VENV) pytest -q --doctest-glob='*.md' README.md docs)
	$(MKDOCS)

# `make proof fuzz arena`: what follows `proof` are names of proofs, and no goals of their own.
ifeq ($(firstword $(MAKECMDGOALS)),proof)
PROOFS := $(wordlist 2,$(words $(MAKECMDGOALS)),$(MAKECMDGOALS))
.PHONY: $(PROOFS)
$(PROOFS): proof
	@:
else
fuzz: install-dev ## random games in large numbers
	.venv/bin/grognard fuzz --large
	$(COMPILED) $(PYTEST) -m large tests
endif

proof: install-dev ## evidence too long for `make test`: make proof NAME; the result is committed
	$(if $(IS_COMPILED),$(COMPILED),$(INTERPRETED)) $(IN_VENV) tools.proof $(PROOFS)

bench: ## how fast we are, beside OpenSpiel, and how fast the server is
	$(call install,--with bench)
	.venv/bin/grognard bench
	.venv/bin/grognard bench --server

docs: install-dev ## build the documentation into build/site
	$(MKDOCS)

# Into dist/: sources, a pure wheel, and one compiled for every CPython found; PYTHON names one.
wheels: ## build the packages to publish
	$(call run,tools/wheels.py)

# Needs uv. The locks hold versions and hashes, and no address.
locks: ## pin the newest dependencies that fit
	for name in run dev bench wheels; do \
		(cd requirements && uv pip compile --quiet --upgrade --universal --python-version 3.11 \
			--generate-hashes --no-annotate --no-header --no-emit-index-url \
			--no-emit-find-links --output-file $$name.txt $$name.in) || exit 1; \
	done

clean: ## remove everything that was made here, .venv included
	rm -rf .venv build dist web/node_modules src/grognard/server/static .hypothesis .mypy_cache .pytest_cache .ruff_cache
	find src tests tools -name __pycache__ -type d -exec rm -rf {} +
