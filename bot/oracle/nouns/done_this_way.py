"""What earlier effects have done "this way" (CR 608.2c): "each card milled this way", "a creature destroyed this way".

Only what effects have done is remembered, so what was done as a cost is not read here."""

from bot.engine.magic.words import filters as fl
from bot.oracle.nouns.permanents import read_described
from bot.oracle.nouns.spells_and_cards import read_cards_of_kinds
from bot.oracle.text.cursor import Cursor
from bot.oracle.text.word_tables import phrase_table

_DONE = phrase_table(
    {
        "dealt damage": fl.Way.DEALT_DAMAGE,
        "destroyed": fl.Way.DESTROYED,
        "discarded": fl.Way.DISCARDED,
        "exiled": fl.Way.EXILED,
        "milled": fl.Way.MILLED,
        **dict.fromkeys((f"put into {whose} graveyard" for whose in ("your", "their", "a")), fl.Way.MILLED),
        "sacrificed": fl.Way.SACRIFICED,
    }
)
_CARDS = frozenset({fl.Way.DISCARDED, fl.Way.MILLED})
"""What is done to cards, in whatever zone they were."""
_PERMANENTS = frozenset({fl.Way.DEALT_DAMAGE, fl.Way.DESTROYED, fl.Way.SACRIFICED})


def read_done_this_way(at: Cursor, ways: frozenset[fl.Way], *, plural: bool) -> fl.ThisWay:
    """`done_this_way` = (cards_of_kinds | described) ["was" | "were" | "is" | "are"] DONE "this way", in the singular
    or the plural; of permanents that were exiled only the number is asked"""
    cards = at.attempt(lambda at: read_cards_of_kinds(at, plural=plural))
    what = read_described(at, plural=plural) if cards is None else cards
    if not any(at.take(word) for word in ("was", "were", "is", "are")):
        at.take("that", "were" if plural else "was")
    how = at.choose(_DONE)
    if how is None or how not in ways:
        raise at.error("what effects have done before")
    at.expect("this", "way")
    if (cards is None and how in _CARDS) or (cards is not None and how in _PERMANENTS):
        raise at.error("“card”, or a permanent")
    if how is fl.Way.EXILED and cards is None and what != fl.Filter(all_of=what.all_of, any_of=what.any_of):
        raise at.error("a type of permanent")
    return fl.ThisWay(how, what)


def read_kind_done(at: Cursor, how: fl.Way) -> fl.Filter:
    """`kind_done` = cards_of_kinds | described, in the singular: a card, or a permanent"""
    return read_cards_of_kinds(at, plural=False) if how in _CARDS else read_described(at, plural=False)


def read_player_done_this_way(at: Cursor, ways: frozenset[fl.Way]) -> fl.PlayersThisWay:
    """`player_done_this_way` = ("a player" | "an opponent" | "one or more players") ("is" | "was") "dealt damage this
    way"."""
    if fl.Way.DEALT_DAMAGE not in ways:
        raise at.error("damage that was dealt before")
    if not at.take("a", "player"):
        at.expect("one", "or", "more", "players")
    at.one_word(("is", "was", "are", "were"), "“is” or “was”")
    at.expect("dealt", "damage", "this", "way")
    return fl.PlayersThisWay(fl.Way.DEALT_DAMAGE)
