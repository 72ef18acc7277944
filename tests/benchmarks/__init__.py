"""What Arbitre costs: `python -m tests.benchmarks [--compare COMMIT] [--keep] [PART OF A NAME…]` prints one table.

A chapter is a module that has `CASES`. Figures are in *units*: the time of a fixed loop in the same run. One that has
sizes has the exponent of its growth, one that stands over another its ratio; `kept.json` holds those of the last
`--keep`. A new chapter goes into `CHAPTERS` of `measuring/chapters.py`."""
