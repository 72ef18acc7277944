"""Readers of what happens, a line each: actions, choices and questions. Imports `table` and below."""
