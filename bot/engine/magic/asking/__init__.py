"""What goes into the engine and what it asks and refuses: scenarios, choices (CR 608.2d), refusals (101.2, 733).

Imports `table` and what is below it."""
