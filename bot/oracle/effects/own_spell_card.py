"""What an instant or sorcery does with its own card as it resolves (CR 608.2c): "exile this spell"."""

from bot.engine.magic.ground.zones import Zone
from bot.engine.magic.words.effects import Effect, MoveThisSpell, Place
from bot.oracle.nouns.own_names_and_qualities import itself
from bot.oracle.nouns.scope import Scope
from bot.oracle.text.cursor import Cursor
from bot.oracle.text.word_tables import phrase_table

_LIBRARY = phrase_table(
    {
        "into its owner's library": Place.SHUFFLED,
        "on top of its owner's library": Place.TOP,
        "on the bottom of its owner's library": Place.BOTTOM,
    }
)


def this_spell_moved(at: Cursor, scope: Scope) -> Effect:
    """`this_spell_moved` = "exile" this | "return" this "to its owner's hand" | "shuffle" this "into its owner's
    library" | "put" this place, where this = "this spell" | itself"""
    if not scope.setting.spell:
        raise at.error("a spell that resolves")
    verb = at.one_word(("exile", "return", "shuffle", "put"), "what is done with this spell")
    if not at.take("this", "spell"):
        itself(at)
    if verb == "exile":
        return MoveThisSpell(Zone.EXILE)
    if verb == "return":
        at.expect("to", "its", "owner's", "hand")
        return MoveThisSpell(Zone.HAND)
    place = at.choose(_LIBRARY)
    if place is None or (place is Place.SHUFFLED) is not (verb == "shuffle"):
        raise at.error("where in its owner's library")
    return MoveThisSpell(Zone.LIBRARY, place)
