"""Whole texts (CR 113.2): which line is which kind of ability, and what was not read. Imports every other folder."""
