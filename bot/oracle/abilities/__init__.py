"""Activated, triggered and modal abilities (CR 602, 603, 700.2): several sentences, one ability. Imports `effects` and
what lies below it."""
