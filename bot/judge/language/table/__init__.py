"""Readers of the table of an interaction: sections, players' totals, running words. Imports `objects` and below, and
the seats of an Emperor table."""
