"""What can't be done, must be done, or only at some time (CR 101.2, 508.1, 509.1, 601.3, 602.5). Imports `objects` and
what lies below it."""
