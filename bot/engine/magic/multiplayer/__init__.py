"""Several players (CR 800-811): seats, teams, range of influence, and the territories of the older Emperor rules.

The rules that these change (targets, triggers, counting) ask `range_of_influence` and `teams` where they stand. Imports
`events` and what is below it."""
