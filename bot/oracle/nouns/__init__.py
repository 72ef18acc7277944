"""Noun phrases (CR 109, 115, 118): objects, players, costs, and what pronouns stand for. Imports `text`."""
