"""What an instant or sorcery does with its own card as it resolves (CR 608.2c): "exile this spell"."""

from bot.engine.magic.ground.zones import Zone
from bot.engine.magic.words import effects as fx
from bot.oracle.nouns.own_names_and_qualities import read_itself
from bot.oracle.nouns.scope import Scope
from bot.oracle.text.cursor import Cursor
from bot.oracle.text.word_tables import phrase_table

_LIBRARY = phrase_table(
    {
        "into its owner's library": fx.Place.SHUFFLED,
        "on top of its owner's library": fx.Place.TOP,
        "on the bottom of its owner's library": fx.Place.BOTTOM,
    }
)


def read_this_spell_moved(at: Cursor, scope: Scope) -> fx.Effect:
    """`this_spell_moved` = "exile" ("this spell" | itself) | "return" ("this spell" | itself) "to its owner's hand" |
    ("shuffle" | "put") ("this spell" | itself) LIBRARY"""
    if not scope.setting.spell:
        raise at.error("a spell that resolves")
    verb = at.one_word(("exile", "return", "shuffle", "put"), "what is done with this spell")
    if not at.take("this", "spell"):
        read_itself(at)
    if verb == "exile":
        return fx.MoveThisSpell(Zone.EXILE)
    if verb == "return":
        at.expect("to", "its", "owner's", "hand")
        return fx.MoveThisSpell(Zone.HAND)
    place = at.choose(_LIBRARY)
    if place is None or (place is fx.Place.SHUFFLED) is not (verb == "shuffle"):
        raise at.error("where in its owner's library")
    return fx.MoveThisSpell(Zone.LIBRARY, place)
