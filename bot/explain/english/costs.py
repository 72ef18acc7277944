"""What was paid for a spell, told in English behind its name (CR 118.8-118.9, 702.33d)."""

from bot.engine.magic.ground.keyword_names import KeywordName, OtherCost
from bot.engine.magic.table.objects import GameObject
from bot.explain.costs import PaidCost, instead_of_mana, is_kicker, optional_costs_named


def words_of_paid_costs(spell: GameObject) -> str:
    """For its flashback cost, kicked twice."""
    return words_of_alternative_cost(instead_of_mana(spell)) + "".join(
        f", {words_of_extra_cost(each)}" for each in optional_costs_named(spell)
    )


def words_of_alternative_cost(paid: KeywordName | OtherCost | None) -> str:
    """CR 118.9."""
    match paid:
        case None:
            return ""
        case OtherCost.OWN:
            return " for its alternative cost"
        case OtherCost.NONE:
            return " without paying its mana cost"
        case keyword:
            return f" for its {keyword} cost"


def words_of_extra_cost(paid: PaidCost) -> str:
    """Kicked; kicked twice; kicked with its {R} kicker; paying its buyback cost."""
    often = "" if paid.times == 1 else f" {'twice' if paid.times == 2 else f'{paid.times} times'}"
    if not is_kicker(paid):
        return f"paying its {paid.keyword} cost{often}"
    which = "" if paid.cost is None else f" with its {paid.cost} kicker"
    return f"kicked{often}{which}"
