"""Trigger conditions (CR 603.1): which event an ability waits for.

Read `trigger_context` first, what a condition provides for the effects, then `trigger_conditions`, which tries the
other files in order. What happens when the ability triggers is read in `abilities`. Imports `restrictions` and what
lies below it."""
