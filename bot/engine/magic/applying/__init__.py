"""The only place where a state changes: `apply_events` makes the next state out of events that are legal and already
replaced.

One file for each chapter of `events`, with its table of functions by event class. Imports `values` and what is below
it."""
