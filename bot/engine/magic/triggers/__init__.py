"""Triggered abilities (CR 603): which ones trigger on events that have just happened.

Read `triggered_abilities` first, then `trigger_watchers`; the tables of conditions are
`combat_and_permanent_conditions` and `stack_and_zone_conditions`. Only finds abilities: `game` puts them on the stack.
Imports replacing and below."""
