"""Keyword abilities of spells and of cards in graveyards (CR 113.6, 702.34a): what statements and effects about them
share."""

from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.oracle.nouns.spells_and_cards import read_card
from bot.oracle.text.cursor import Cursor

FLASHBACK = fx.KeywordAbility(KeywordName.FLASHBACK)
"""Flashback whose cost is the card's mana cost."""


def read_cards_in_your_graveyard(at: Cursor) -> fl.Filter:
    """`cards_in_your_graveyard` = "each" card "in your graveyard" | card in the plural "in your graveyard"."""
    each = at.take("each")
    cards = at.attempt(lambda at: read_card(at, plural=not each)) or _read_instant_and_sorcery(at)
    if cards.side is not fl.Side.YOU:
        raise at.error("“your graveyard”")
    return cards


def _read_instant_and_sorcery(at: Cursor) -> fl.Filter:
    """`instant_and_sorcery` = "instant and sorcery card in your graveyard", each card that is one or the other"""
    at.expect("instant", "and", "sorcery", "card", "in", "your", "graveyard")
    return fl.Filter(any_of=("Instant", "Sorcery"), side=fl.Side.YOU)


def read_flashback_cost(at: Cursor, *, plural: bool = False) -> None:
    """`flashback_cost` = ("the" | "its") "flashback cost is equal to" ("its" | "that card's") "mana cost" | "their
    flashback costs are equal to their mana costs", of several cards"""
    if plural:
        at.expect("their", "flashback", "costs", "are", "equal", "to", "their", "mana", "costs")
    else:
        if not at.take("the"):
            at.expect("its")
        at.expect("flashback", "cost", "is", "equal", "to")
        if not at.take("its"):
            at.expect("that", "card's")
        at.expect("mana", "cost")
    at.take(".")
    at.expect_end()
