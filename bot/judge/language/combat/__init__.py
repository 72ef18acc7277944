"""Readers of the options of `/combat`. Imports `objects` and below."""
