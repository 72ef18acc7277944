"""Static abilities about players and spells (CR 604, 601.3, 701.6): what players have, what can't be countered.

Each production reads a whole sentence, without its full stop."""

from collections.abc import Callable

from bot.engine.magic.abilities import AdditionalLands, CantBeCountered, CastOnly, PlayersHave, StaticAbility
from bot.engine.magic.effects import AddAbility
from bot.engine.magic.filters import THIS, Matching, ObjectSet, Players
from bot.engine.magic.keyword_names import Keyword
from bot.oracle.amounts import number
from bot.oracle.cursor import Cursor
from bot.oracle.descriptions import described
from bot.oracle.keywords import keywords
from bot.oracle.nouns import itself
from bot.oracle.spells_and_cards import spell
from bot.oracle.timing import cast_only

CastingRule = PlayersHave | CantBeCountered | CastOnly | AdditionalLands | StaticAbility


_OF_PLAYERS = frozenset({Keyword.HEXPROOF, Keyword.PROTECTION, Keyword.SHROUD})


def _you_have(at: Cursor) -> tuple[CastingRule, ...]:
    """`you_have` = "you" ["and" described in the plural] "have" keywords (CR 702.11c, 702.16c, 702.18a)"""
    at.expect("you")
    beside = described(at, plural=True) if at.take("and") else None
    at.expect("have")
    found = keywords(at)
    if any(ability.keyword not in _OF_PLAYERS for ability in found):
        raise at.error("hexproof, shroud or protection, which players can have")
    yours = PlayersHave(Players.YOU, found)
    if beside is None:
        return (yours,)
    return yours, StaticAbility(Matching(beside), tuple(AddAbility(ability) for ability in found))


def _uncounterable(at: Cursor) -> tuple[CastingRule, ...]:
    """`uncounterable` = ("this spell" | itself | spells) "can't be countered" (CR 101.2, 701.6a)"""
    affects = at.first_of(_this_spell, _spells, expected="a spell")
    at.expect("can't", "be", "countered")
    return (CantBeCountered(affects),)


def _this_spell(at: Cursor) -> ObjectSet:
    return THIS if at.take("this", "spell") else itself(at)


def _spells(at: Cursor) -> ObjectSet:
    return Matching(spell(at, plural=True))


def _more_lands(at: Cursor) -> tuple[CastingRule, ...]:
    """`more_lands` = "you may play" ("an additional land" | NUMBER "additional lands" | "any number of lands") "on each
    of your turns" (CR 305.2)"""
    at.expect("you", "may", "play")
    if at.take("any", "number", "of", "lands"):
        many = None
    elif at.take("an", "additional", "land"):
        many = 1
    else:
        many = number(at)
        at.expect("additional", "lands")
    at.expect("on", "each", "of", "your", "turns")
    return (AdditionalLands(many),)


CASTING_SENTENCES: tuple[Callable[[Cursor], tuple[CastingRule, ...]], ...] = (
    *(_you_have, _uncounterable, cast_only, _more_lands),
)


def of_this_spell(at: Cursor) -> tuple[CastingRule, ...]:
    """`of_this_spell` = a whole sentence that an instant or sorcery says of itself on the stack (CR 113.6)"""
    if not at.at("this", "spell") and not at.at("cast", "this", "spell"):
        raise at.error("“this spell”")
    productions: tuple[Callable[[Cursor], tuple[CastingRule, ...]], ...] = (_uncounterable, cast_only)
    found = at.first_of(*productions, expected="a statement about this spell on the stack")
    at.take(".")
    if not at.done:
        raise at.error("the end of the sentence")
    return found
