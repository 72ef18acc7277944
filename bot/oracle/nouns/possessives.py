"""Possessives of a player, "your library" and "their library", and pronouns for cards that were just found."""

from bot.engine.magic.words import filters as fl
from bot.oracle.text.cursor import Cursor


def take_own(at: Cursor, who: fl.PlayerSet, noun: str) -> bool:
    """Step over "your library", or "their library" where `who` is another player, if it comes next."""
    return at.take("your" if who is fl.Players.YOU else "their", noun)


def read_own(at: Cursor, who: fl.PlayerSet, noun: str) -> None:
    """`own` = ("your" | "their") noun: "your library", or "their library" where `who` is another player"""
    if not take_own(at, who, noun):
        raise at.error(f"whose {noun}")


def read_those_cards(at: Cursor, *, plural: bool) -> None:
    """`those_cards` = "it" | "that card" | "them" | "those cards", the cards that were found"""
    if plural:
        if not at.take("them"):
            at.expect("those", "cards")
    elif not at.take("it"):
        at.expect("that", "card")
