"""Arbitre: a rules judge for Discord and the terminal."""
