"""What can't be done, must be done, or only at some time (CR 101.2, 508.1, 509.1, 601.3, 602.5).

`attacking_and_blocking` with `combat_costs` is about creatures, `player_rules` about players, `casting_and_activating`
and `timing` about spells and abilities. Whether a rule comes from a static ability or from an effect is not known here.
Imports `objects` and what lies below it."""
