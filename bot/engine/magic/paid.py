"""What was paid for a spell beside or instead of its mana cost, by keyword abilities (CR 118.8-118.9, 702.33d)."""

from collections.abc import Sequence

from bot.engine.magic.keyword_names import Keyword, OtherCost
from bot.engine.magic.objects import GameObject, Paid

KICKERS = frozenset({Keyword.KICKER, Keyword.MULTIKICKER})
"""CR 702.33c: a multikicker cost is a kicker cost."""


def is_of(ability: Paid, keyword: Keyword, cost: str | None = None) -> bool:
    """Whether it is an ability of that keyword, with that cost where one is named."""
    if isinstance(ability, OtherCost):
        return False
    same = ability.keyword is keyword or {ability.keyword, keyword} <= KICKERS
    return same and cost in {None, ability.cost}


def times(paid: Sequence[Paid], keyword: Keyword, cost: str | None = None) -> int:
    """How often a cost of the keyword is among what was paid."""
    return sum(is_of(each, keyword, cost) for each in paid)


def was_paid(spell: GameObject, keyword: Keyword) -> bool:
    """Whether a cost of the keyword was paid for the spell, or for the spell that the permanent was."""
    return times(spell.paid, keyword) > 0
