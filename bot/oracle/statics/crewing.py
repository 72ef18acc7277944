"""Sentences about how creatures crew Vehicles and saddle Mounts (CR 702.122, 702.171)."""

from bot.engine.magic.words import abilities as ab
from bot.oracle.nouns.own_names_and_qualities import read_itself
from bot.oracle.text.cursor import Cursor
from bot.oracle.text.numbers import read_number


def read_crews_as(at: Cursor) -> tuple[ab.CrewsAs, ...]:
    """`crews_as` = itself ["saddles Mounts and"] "crews Vehicles" ("as though its power were" number "greater" | "using
    its toughness rather than its power") ["."], to the end of the sentence"""
    read_itself(at)
    saddles = at.take("saddles", "mounts", "and")
    at.expect("crews", "vehicles")
    if at.take("using", "its", "toughness", "rather", "than", "its", "power"):
        found = ab.CrewsAs(by_toughness=True, saddles=saddles)
    else:
        at.expect("as", "though", "its", "power", "were")
        found = ab.CrewsAs(read_number(at), saddles=saddles)
        at.expect("greater")
    at.expect_end()
    return (found,)
