"""The figures of what was paid for a spell (CR 118.8-118.9, 702.33): which keyword's cost, and how often."""

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from bot.engine.magic.casting.total_cost import is_alternative_cost
from bot.engine.magic.ground.identifiers import PlayerId
from bot.engine.magic.ground.keyword_names import KeywordName, OtherCost
from bot.engine.magic.keywords.tables import HELPING
from bot.engine.magic.table.keyword_costs_paid import is_kind_of_cost
from bot.engine.magic.table.objects import GameObject
from bot.engine.magic.values.filter_matching import PROMISED_CHOICE
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx

NO_COSTS = frozenset({*HELPING, KeywordName.GIFT})
"""What is told otherwise than as a cost: what helps to pay, and a promise (CR 702.174k)."""


class PaidCost(NamedTuple):
    """A cost of a keyword, paid so often; with `cost` in mana symbols where the spell has several of that keyword."""

    keyword: KeywordName
    times: int
    cost: str | None


def instead_of_mana(spell: GameObject) -> KeywordName | OtherCost | None:
    """Return what was paid instead of the mana cost, by its keyword where it has one; None for the mana cost.

    For a spell that is cast face down, that says it already."""
    instead = next(
        (each for each in spell.cast.paid if is_alternative_cost(each) and spell.form.face_down is None), None
    )
    if isinstance(instead, fx.KeywordAbility):
        return OtherCost.NONE if instead.keyword is KeywordName.SUSPEND else instead.keyword
    return OtherCost.OWN if isinstance(instead, ab.Cost) else instead


def optional_costs_named(spell: GameObject) -> Iterator[PaidCost]:
    """The optional additional costs."""
    own = Counter(each.keyword for each in spell.printed.abilities if isinstance(each, fx.KeywordAbility))
    optional = (
        each
        for each in spell.cast.paid
        if isinstance(each, fx.KeywordAbility) and not is_alternative_cost(each) and each.keyword not in NO_COSTS
    )
    for ability, times in Counter(optional).items():
        yield PaidCost(ability.keyword, times, ability.cost if own[ability.keyword] > 1 else None)


def gift_recipient(spell: GameObject) -> PlayerId | None:
    """CR 702.174a, k: the opponent to whom the spell's gift was promised."""
    chosen = spell.chosen.get(PROMISED_CHOICE)
    return None if chosen is None else PlayerId(chosen)


def is_kicker(paid: PaidCost) -> bool:
    """CR 702.33c."""
    return is_kind_of_cost(paid.keyword, KeywordName.KICKER)
