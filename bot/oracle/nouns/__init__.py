"""Noun phrases (CR 109, 115, 118): objects, players, costs, and what pronouns stand for.

Read `permanents` and `spells_and_cards` first, in which a description becomes a `Filter`, then `scope`, which remembers
what has been named; `object_references` and `player_references` put both together as targets, pronouns and
descriptions. What is done with an object is not known here. Imports `text`."""
