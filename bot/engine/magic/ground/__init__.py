"""Words of the rulebook that need no others: identifiers, zones, steps, colors, mana, subtypes, designations (CR
105-107, 205, 400, 500).

Imports nothing else of the engine of Magic."""
