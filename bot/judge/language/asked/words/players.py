"""Whom a word for a player means, before anybody has a name: the asker, the other, whoever is not acting."""

ME, OPPONENT = "me", "opponent"
OTHER = "the other"
"""Whoever is not the one who acts: "bolt face"."""
