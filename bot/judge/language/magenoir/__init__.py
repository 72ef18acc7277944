"""Readers of a typed game of Mage Noir: the board, and a line for each act."""
