"""Readers of an Emperor table: who sits where, and the words of its questions. Imports `objects` and below."""
