"""Whole texts (CR 113.2): which line is which kind of ability, and what was not read.

Read `face_reading` first, what is returned, then `compiler`, which owns the order in which all is tried; `faces` makes
characteristics of a printed face, and `coverage` counts what is read. Imports every other folder but `magenoir`."""
