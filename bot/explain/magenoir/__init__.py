"""The explanation of a game of Mage Noir: the verdict, then what happened, in English and in French."""

from bot.explain.magenoir.explanation import explain_magenoir

__all__ = ["explain_magenoir"]
