"""How many and how much (CR 107): numbers, counts, sizes, X. Imports `conditions` and what lies below it."""
