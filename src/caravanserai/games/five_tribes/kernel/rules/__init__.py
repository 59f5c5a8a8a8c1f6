"""The rules of Five Tribes, one module for each chapter of RULES.md."""
