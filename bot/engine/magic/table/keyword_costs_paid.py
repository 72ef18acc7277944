"""The keyword costs that were paid for a spell beside or instead of its mana cost (CR 118.8-118.9, 702.33d)."""

from collections.abc import Sequence

from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.keywords.prototype import PROTOTYPE
from bot.engine.magic.keywords.tables import COUNTS_AS, TURNED_UP
from bot.engine.magic.table.objects import GameObject, Paid
from bot.engine.magic.words.effects import KeywordAbility


def is_kind_of_cost(keyword: KeywordName, kind: KeywordName) -> bool:
    """CR 702.33c, 702.37b: whether a cost of the keyword counts as a cost of that kind; a multikicker cost is a kicker
    cost."""
    return COUNTS_AS.get(keyword, keyword) is COUNTS_AS.get(kind, kind)


def is_cost_of_keyword(ability: Paid, keyword: KeywordName, cost: str | None = None) -> bool:
    """Whether what was paid is a cost of that keyword, and if `cost` is given, that very cost."""
    if not isinstance(ability, KeywordAbility):
        return False
    return is_kind_of_cost(ability.keyword, keyword) and cost in {None, ability.cost}


def times_keyword_paid(paid: Sequence[Paid], keyword: KeywordName, cost: str | None = None) -> int:
    """How often a cost of the keyword is among what was paid."""
    return sum(is_cost_of_keyword(each, keyword, cost) for each in paid)


def was_keyword_paid(spell: GameObject, keyword: KeywordName) -> bool:
    """Whether a cost of the keyword was paid for the spell, or for the spell that the permanent was."""
    return times_keyword_paid(spell.cast.paid, keyword) > 0


def face_down_keyword(paid: Sequence[Paid]) -> KeywordName | None:
    """CR 708.4: the keyword by which a spell is cast face down; None if it is cast face up."""
    found = (each.keyword for each in paid if isinstance(each, KeywordAbility) and each.keyword in TURNED_UP)
    return next(found, None)


def is_cast_prototyped(paid: Sequence[Paid]) -> bool:
    """CR 718.3: whether a spell for which this is paid is cast prototyped."""
    return times_keyword_paid(paid, PROTOTYPE.name) > 0


def is_cast_bestowed(paid: Sequence[Paid]) -> bool:
    """CR 702.103b: whether a spell for which this is paid is cast bestowed."""
    return times_keyword_paid(paid, KeywordName.BESTOW) > 0
