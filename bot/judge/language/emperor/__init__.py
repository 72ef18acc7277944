"""Readers of an Emperor table: `seats` reads who sits where, `words` has the words of the questions about it.

Imports `objects` and the folders below it."""
