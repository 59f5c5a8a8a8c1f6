# make play   set up and play Camel Up in the terminal
# make test   set up and run the tests
# make check  the stricter checks that .ci/run adds: linters, types, import rules, slow tests, plain Python rules

PYTHON ?= python3
# What is compiled here runs here, so it may use all that this processor can do.
export CARAVANSERAI_NATIVE ?= 1
VENV := .venv
BIN := $(VENV)/bin
RULES := $(wildcard src/caravanserai/core/*.py src/caravanserai/games/*/*.py src/caravanserai/games/*/rules/*.py)
PIP := $(BIN)/python -m pip install --disable-pip-version-check

.PHONY: play test check lint slow pure bench clean

play: $(VENV)/compiled
	@$(BIN)/caravanserai play

test: $(VENV)/developer $(VENV)/compiled
	@echo "==> Running the tests"
	@$(BIN)/python -m pytest -m "not slow" -n auto $(PYTEST)

check: lint slow pure

lint: $(VENV)/developer $(VENV)/compiled
	@echo "==> Linters, types, import rules"
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/mypy
	@$(BIN)/lint-imports

slow: $(VENV)/developer $(VENV)/compiled
	@echo "==> Slow tests: builds, sanitizers, strength of the bots"
	@$(BIN)/python -m pytest -m slow -n auto $(PYTEST)

pure: $(VENV)/developer $(VENV)/compiled
	@echo "==> The rules as plain Python"
	@CARAVANSERAI_PURE=1 $(BIN)/python -m pytest -m "not slow" -n auto tests/games tests/conformance $(PYTEST)

bench: $(VENV)/developer $(VENV)/compiled
	@$(PIP) -q open_spiel catanatron
	@$(BIN)/python bench/run.py

$(VENV)/bin/python:
	@echo "==> Making a virtual environment in $(VENV)"
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Caravanserai needs Python 3.11 or newer; $(PYTHON) is older. Try: make $(MAKECMDGOALS) PYTHON=python3.12"; exit 1; }
	@$(PYTHON) -m venv $(VENV) || { echo "Python's venv module is missing. On Debian and Ubuntu: apt install python3-venv"; rm -rf $(VENV); exit 1; }

# The package, its rules compiled where a C compiler is at hand.
$(VENV)/installed: $(VENV)/bin/python pyproject.toml setup.py
	@echo "==> Installing Caravanserai and compiling its rules (about a minute)"
	@$(PIP) -e .
	@touch $(VENV)/installed $(VENV)/compiled

$(VENV)/developer: $(VENV)/bin/python pyproject.toml setup.py
	@echo "==> Installing Caravanserai with what its tests need, and compiling its rules (a minute or two)"
	@$(PIP) -e '.[dev]'
	@touch $(VENV)/installed $(VENV)/compiled $(VENV)/developer

# Compiled again when a rule changes.
$(VENV)/compiled: $(VENV)/installed tools/derive.py $(RULES)
	@echo "==> Compiling the rules"
	@if $(BIN)/python -c 'import Cython' 2>/dev/null; then $(BIN)/python setup.py -q build_ext --inplace; else $(PIP) -e .; fi
	@touch $@

clean:
	rm -rf $(VENV) build dist src/*.egg-info
	find src -name '*.so' -delete
