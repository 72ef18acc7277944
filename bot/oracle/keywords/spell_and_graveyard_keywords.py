"""Keyword abilities of spells and of cards in graveyards (CR 113.6, 702.34a): what statements and effects about them
share."""

from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.keywords.scavenge import SCAVENGE
from bot.engine.magic.keywords.tables import FROM_GRAVEYARD, PRICED
from bot.engine.magic.words import filters as fl
from bot.oracle.nouns.spells_and_cards import read_card
from bot.oracle.text.cursor import Cursor
from bot.oracle.text.numbers import read_number
from bot.oracle.text.word_tables import phrase_table

COSTLY_IN_GRAVEYARD = {str(each): each for each in (*FROM_GRAVEYARD, SCAVENGE.name) if each in PRICED}
"""The keywords of cards in graveyards that may be given for the card's mana cost."""
FOR_ITS_MANA_COST = phrase_table(COSTLY_IN_GRAVEYARD)


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


def begins_equal_cost(at: Cursor) -> bool:
    """Whether this may be an `equal_cost` of one card."""
    words = (name.split() for name in COSTLY_IN_GRAVEYARD)
    return any(at.at("the", *each, "cost") or at.at("its", *each, "cost") for each in words)


def read_equal_cost(at: Cursor, keyword: KeywordName, *, plural: bool = False) -> int:
    """`equal_cost` = ("the" | "its") PRICED "cost is equal to" ("its" | "that card's" | "the card's") "mana cost"
    ["plus exile" number "other cards from your graveyard"] | "their" PRICED "costs are equal to their mana costs", of
    several cards; how many cards are exiled"""
    words = str(keyword).split()
    if plural:
        at.expect("their", *words, "costs", "are", "equal", "to", "their", "mana", "costs")
    else:
        if not at.take("the"):
            at.expect("its")
        at.expect(*words, "cost", "is", "equal", "to")
        if not at.take("its"):
            if not at.take("the"):
                at.expect("that")
            at.expect("card's")
        at.expect("mana", "cost")
    exiles = 0
    if keyword is KeywordName.ESCAPE and at.take("plus", "exile"):
        exiles = read_number(at)
        at.expect("other", "cards", "from", "your", "graveyard")
    at.take(".")
    at.expect_end()
    return exiles
