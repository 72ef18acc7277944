"""The kinds of counters on players that rules speak of (CR 122.1)."""

ENERGY = "energy"
"""CR 107.14: what {E} stands for."""
ENERGY_SYMBOL = "{E}"
