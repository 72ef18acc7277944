"""Targets (CR 115, 601.2c-d, 608.2b), modes (700.2), what can be attached to what (301.5, 303.4), and which of the
legal choices is the default.

Imports `applying` and what is below it."""
