"""Sentences about decks and the beginning of a game (CR 100.2, 103.6, 903.3): understood, and without effect on a game
that is under way."""

from collections.abc import Callable

from bot.oracle.nouns.own_names_and_qualities import read_itself
from bot.oracle.text.cursor import Cursor


def read_outside_the_game(at: Cursor) -> tuple[()]:
    """`outside_the_game` = commander | OPENING_HANDS | deck"""
    return at.first_of(_read_commander, *_OPENING_HANDS, _read_deck, expected="a sentence about decks")


def _read_commander(at: Cursor) -> tuple[()]:
    """`commander` = (itself | "this card") "can be your commander" (CR 903.3)"""
    if not at.take("this", "card"):
        read_itself(at)
    at.expect("can", "be", "your", "commander")
    return ()


def _phrase_reader(*words: str) -> Callable[[Cursor], tuple[()]]:
    def production(at: Cursor) -> tuple[()]:
        at.expect(*words)
        return ()

    return production


_OPENING_HANDS = tuple(
    _phrase_reader(*words.split())
    for words in (
        "if this card is in your opening hand , you may begin the game with it on the battlefield",
        "you may begin the game with this card on the battlefield if it's in your opening hand",
    )
)
"""Cards that begin the game on the battlefield (CR 103.6a)."""


def _read_deck(at: Cursor) -> tuple[()]:
    """`deck` = "a deck can have any number of cards named" itself (CR 100.2a)"""
    at.expect("a", "deck", "can", "have", "any", "number", "of", "cards", "named")
    read_itself(at)
    return ()
