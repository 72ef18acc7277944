"""How many and how much (CR 107): numbers, counts, sizes, X.

`quantities` is what other folders call; `entering_counters` reads counters that something enters with, and
`x_without_value` finds an X that nothing gives a value to. Imports `conditions` and what lies below it."""
