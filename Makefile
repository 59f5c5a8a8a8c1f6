# make play   set up and play in the browser, all three games; make terminal, in the terminal
#             make play LAN=1 lets the other devices in your network in
# make test   set up and run the tests; those of the page where Node is, those in a browser where Chromium is
# make web    build the page into the package, after editing web/ (needs Node)
# make check  the stricter checks that .ci/run adds: linters, types, import rules, slow tests, plain Python rules

PYTHON ?= python3
# What is compiled here runs here, so it may use all that this processor can do.
export CARAVANSERAI_NATIVE ?= 1
# What Python has compiled is kept, beside the sources: tests start it a thousand times.
unexport PYTHONDONTWRITEBYTECODE
export PYTHONPYCACHEPREFIX ?= $(CURDIR)/build/pycache
VENV := .venv
BIN := $(VENV)/bin
RULES := $(wildcard src/caravanserai/core/*.py src/caravanserai/games/*/*.py src/caravanserai/games/*/kernel/*.py src/caravanserai/games/*/kernel/*/*.py)
PIP := $(BIN)/python -m pip install --disable-pip-version-check
# Empty without a Node that can build the page.
NODE := $(shell node -e 'const [a, b] = process.versions.node.split(".").map(Number); if (a > 22 || (a === 22 && b >= 12) || (a === 20 && b >= 19)) console.log("yes")' 2>/dev/null)
NO_NODE := Node 20.19 or 22.12 or newer is not here (on Debian 13, Ubuntu 25.10 and newer: apt install nodejs npm)
CORES := $(shell nproc 2>/dev/null || echo 2)
# A few more than there are cores, since tests wait for servers and for the page now and then.
WORKERS := $(shell echo $$(($(CORES) + 2)))
BROWSERS := $(shell [ $(CORES) -gt 3 ] && echo 4 || echo $$(($(CORES) + 1)))
MODULES := web/node_modules/.package-lock.json

.PHONY: play terminal setup test unit page browser states web check lint lint-python page-lint page-check slow pure bench clean

play: $(VENV)/installed $(VENV)/compiled
	@$(BIN)/caravanserai serve --open $(if $(LAN),--lan) --data caravanserai-data

terminal: $(VENV)/compiled
	@$(BIN)/caravanserai play

setup: $(VENV)/developer $(VENV)/compiled $(if $(NODE),$(MODULES))

test: unit page browser

unit: $(VENV)/developer $(VENV)/compiled
	@echo "==> Running the tests"
	@$(BIN)/python -m pytest -m "not slow" --ignore tests/browser -n $(WORKERS) $(PYTEST)

ifdef NODE
page: $(MODULES)
	@echo "==> Checking the page's types and running its tests"
	@cd web && npm run --silent check
	@cd web && npm test --silent -- $(VITEST)

page-lint: $(MODULES)
	@echo "==> Linting the page's code"
	@cd web && npm run --silent lint

# In a folder of its own, compared byte for byte: what is committed is what the sources build.
page-check: $(MODULES)
	@echo "==> Is the built page that of its sources?"
	@cd web && npm run --silent build -- --logLevel warn --outDir ../build/page
	@diff -rq build/page src/caravanserai/server/page || { echo "src/caravanserai/server/page is not what web/ builds. Run: make web"; exit 1; }

web: $(MODULES)
	@echo "==> Building the page"
	@cd web && npm run --silent build -- --logLevel warn
else
page:
	@echo "==> The page's own tests are left out: $(NO_NODE)"

page-lint page-check web:
	@echo "$(NO_NODE)"; exit 1
endif

browser: $(VENV)/developer $(VENV)/compiled $(if $(NODE),$(MODULES))
	@if $(BIN)/python -m tests.browser.chromium; then \
		$(BIN)/python -m tests.browser.firefox || true; \
		echo "==> Running the tests in a browser"; \
		$(BIN)/python -m pytest tests/browser -m "not states" -n $(BROWSERS) --dist loadgroup $(BROWSER); \
	fi

states: $(VENV)/developer $(VENV)/compiled $(if $(NODE),$(MODULES))
	@echo "==> Every state of every page in the ways that the other tests leave out (some minutes)"
	@$(BIN)/python -m pytest tests/browser -m states -n $(BROWSERS) --dist loadgroup

check: lint slow pure

lint: lint-python
ifdef NODE
	@$(MAKE) --no-print-directory page-lint page-check
else
	@echo "==> The page's code, and whether the built page is that of its sources, is not checked: $(NO_NODE)"
endif

lint-python: $(VENV)/developer $(VENV)/compiled
	@echo "==> Linters, types, import rules"
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/mypy
	@$(BIN)/python tools/typed_games.py --check && $(BIN)/python tools/guides_typed.py
	@$(BIN)/lint-imports
	@$(BIN)/python tools/page_types.py --check
	@$(BIN)/python tools/page_sentences.py --check
	@$(BIN)/python tools/page_games.py --check

slow: $(VENV)/developer $(VENV)/compiled
	@echo "==> Slow tests: builds, sanitizers, strength of the bots"
	@$(BIN)/python -m pytest -m slow --ignore tests/browser -n $(WORKERS) --dist loadgroup $(PYTEST)

# Words, lenses and bots are the same with plain rules, and the other tests compare the plain rules with the compiled ones.
PLAIN := tests/games tests/conformance --ignore-glob '*/test_text.py' --ignore-glob '*/test_plain_words.py' \
	--ignore-glob '*/test_terminal.py' --ignore-glob '*/test_lens*.py' --ignore-glob '*/test_bots.py' --ignore tests/conformance/test_kernels.py

pure: $(VENV)/developer $(VENV)/compiled
	@echo "==> The rules as plain Python"
	@CARAVANSERAI_PURE=1 $(BIN)/python -m pytest -m "not slow" -n auto $(PLAIN) $(PYTEST)

bench: $(VENV)/developer $(VENV)/compiled
	@$(PIP) -q open_spiel catanatron
	@$(BIN)/python bench/run.py

$(VENV)/bin/python:
	@echo "==> Making a virtual environment in $(VENV)"
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Caravanserai needs Python 3.11 or newer; $(PYTHON) is older. Try: make $(MAKECMDGOALS) PYTHON=python3.12"; exit 1; }
	@$(PYTHON) -m venv $(VENV) || { echo "Python's venv module is missing. On Debian and Ubuntu: apt install python3-venv"; rm -rf $(VENV); exit 1; }

# The package, its rules compiled where a C compiler is at hand. The environment has to be there; how old its Python is, which
# is the system's, does not matter.
$(VENV)/installed: pyproject.toml setup.py | $(VENV)/bin/python
	@echo "==> Installing Caravanserai and compiling its rules (about a minute)"
	@$(PIP) -e .
	@touch $(VENV)/installed $(VENV)/compiled

$(VENV)/developer: pyproject.toml setup.py | $(VENV)/bin/python
	@echo "==> Installing Caravanserai with what its tests need, and compiling its rules (a minute or two)"
	@$(PIP) -e '.[dev]'
	@touch $(VENV)/installed $(VENV)/compiled $(VENV)/developer

# Compiled again when a rule changes.
$(VENV)/compiled: $(VENV)/installed tools/derive.py tools/gates.py tools/lanes.py $(RULES)
	@echo "==> Compiling the rules"
	@if $(BIN)/python -c 'import Cython' 2>/dev/null; then $(BIN)/python setup.py -q build_ext --inplace; else $(PIP) -e .; fi
	@touch $@

$(MODULES): web/package.json web/package-lock.json web/.npmrc
	@echo "==> Installing what the page is built with"
	@cd web && npm ci --no-audit --no-fund --loglevel=error
	@touch $@

clean:
	rm -rf $(VENV) build dist src/*.egg-info web/node_modules
	find src -name '*.so' -delete

# What is for those who release and those who read: each makes what it needs by itself.
.PHONY: docs docs-serve hooks release matrix coverage lowest

# What an extra of pyproject.toml asks for, without building the package again.
extra = $(PIP) $$($(BIN)/python -c 'import shlex, tomllib; print(*map(shlex.quote, tomllib.load(open("pyproject.toml", "rb"))["project"]["optional-dependencies"]["$(1)"]))' | xargs -n 1)

$(VENV)/docs: $(VENV)/installed pyproject.toml
	@echo "==> Installing what the documentation is made with"
	@$(call extra,docs)
	@touch $@

docs: $(VENV)/docs
	@echo "==> The documentation, in build/site; a link that leads nowhere is an error"
	@$(BIN)/python tools/documentation.py build/documentation
	@NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict --quiet --config-file build/documentation/mkdocs.yml
	@echo "open build/site/index.html"

docs-serve: docs
	@$(BIN)/python -m http.server --directory build/site --bind 127.0.0.1 8080

$(VENV)/release: $(VENV)/developer pyproject.toml
	@echo "==> Installing what a release is checked with"
	@$(call extra,release)
	@touch $@

$(VENV)/hooks: $(VENV)/developer pyproject.toml
	@echo "==> Installing what looks at a change before it is committed"
	@$(call extra,hooks)
	@touch $@

# All that .pre-commit-config.yaml looks at, in all files.
hooks: $(VENV)/hooks $(if $(NODE),$(MODULES))
	@$(BIN)/pre-commit run --all-files

# Dry: all is built, tried and written into dist/; nothing is uploaded or tagged.
release: $(VENV)/release
	@$(BIN)/python tools/release.py $(RELEASE)

# The suite with each Python that is here, pyenv's too: make matrix SESSION=smoke for less, make matrix PYTHONS=3.13 for one.
matrix: | $(VENV)/bin/python
	@$(BIN)/python -c 'import nox, uv' 2>/dev/null || $(PIP) -q 'nox[uv]'
	@$(BIN)/nox --session $(or $(SESSION),suite) $(if $(PYTHONS),--python $(PYTHONS)) --no-error-on-missing-interpreters -- $(PYTEST)

# Which lines the tests reach, and by name what they do not.
coverage: | $(VENV)/bin/python
	@$(BIN)/python -c 'import nox, uv' 2>/dev/null || $(PIP) -q 'nox[uv]'
	@$(BIN)/nox --session coverage -- $(PLAIN)

# The unit tests with the oldest dependencies that pyproject.toml allows, on the oldest Python; uv, which resolves them so, is
# installed from PyPI.
LOWEST := build/lowest
lowest: | $(VENV)/bin/python
	@$(BIN)/python -c 'import uv' 2>/dev/null || $(PIP) -q uv
	@mkdir -p build
	@echo "==> The oldest dependencies, in $(LOWEST).txt"
	@$(BIN)/uv pip compile --quiet --resolution lowest-direct --python-version 3.11 --extra dev pyproject.toml -o $(LOWEST).txt
	@$(BIN)/uv venv --quiet --clear --python 3.11 $(LOWEST)
	@$(BIN)/uv pip install --quiet --python $(LOWEST) -r $(LOWEST).txt
	@$(BIN)/uv pip install --quiet --python $(LOWEST) --no-deps -e .
	@echo "==> Running the tests with them"
	@$(LOWEST)/bin/python -m pytest -m "not slow and not browser" -n $(WORKERS) $(PYTEST)
