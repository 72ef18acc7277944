"""What belongs to a player, and the cards that were just named, said again."""

from bot.engine.magic.words import filters as fl
from bot.oracle.text.cursor import Cursor


def read_own_noun(at: Cursor, who: fl.PlayerSet, noun: str) -> bool:
    """Step over what is theirs, or yours."""
    return at.take("your" if who is fl.Players.YOU else "their", noun)


def expect_own(at: Cursor, who: fl.PlayerSet, noun: str) -> None:
    if not read_own_noun(at, who, noun):
        raise at.error(f"whose {noun}")


def read_those_cards(at: Cursor, *, plural: bool) -> None:
    """`those_cards` = "it" | "that card" | "them" | "those cards", the cards that were found"""
    if plural:
        if not at.take("them"):
            at.expect("those", "cards")
    elif not at.take("it"):
        at.expect("that", "card")
