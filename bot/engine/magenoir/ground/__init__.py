"""What all else is made of: identifiers, Mana, refusals, citations, the options of a table. Imports no folder."""
