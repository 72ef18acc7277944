"""Readers of the situation of an interaction: sections, players' totals, sentences around card names.

Read `situation` first. Imports `objects` and the folders below it, and the seats of an Emperor table."""
