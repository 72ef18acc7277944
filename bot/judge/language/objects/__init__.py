"""Readers of what lies on a table: cards, made-up creatures, copies, counters, states. Imports `lexicon` and
`reading`."""
