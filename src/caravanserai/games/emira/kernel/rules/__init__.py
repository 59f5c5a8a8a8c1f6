"""The rules of Emira, one module for each chapter of RULES.md."""
