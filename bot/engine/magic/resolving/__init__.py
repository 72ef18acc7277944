"""Resolving spells and abilities (CR 608): the resolution, and one file a chapter of effects that carries them out."""
