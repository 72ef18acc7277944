"""Trigger conditions (CR 603.1): which event an ability waits for. Imports `restrictions` and what lies below it."""
