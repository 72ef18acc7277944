"""What was paid for a spell, told in French behind its name (CR 118.8-118.9, 702.33d)."""

from bot.engine.magic.ground.keyword_names import KeywordName, OtherCost
from bot.engine.magic.table.objects import GameObject
from bot.explain.costs import PaidCost, instead_of_mana, optional_costs_named
from bot.explain.french.keywords import french_keyword_name, known_as
from bot.explain.french_grammar import with_preposition_de


def words_of_paid_costs(spell: GameObject) -> str:
    """Pour son coût de flashback, en payant deux fois son coût de multikick."""
    return words_of_alternative_cost(instead_of_mana(spell)) + "".join(
        f", {words_of_extra_cost(each)}" for each in optional_costs_named(spell)
    )


def words_of_alternative_cost(paid: KeywordName | OtherCost | None) -> str:
    """CR 118.9."""
    match paid:
        case None:
            return ""
        case OtherCost.OWN:
            return " pour son coût alternatif"
        case OtherCost.NONE:
            return " sans payer son coût de mana"
        case keyword:
            return f" pour son {cost_of(keyword)}"


def words_of_extra_cost(paid: PaidCost) -> str:
    """En payant son coût de kick {R}; en payant 3 fois son coût de multikick."""
    often = "" if paid.times == 1 else f" {'deux' if paid.times == 2 else paid.times} fois"
    which = "" if paid.cost is None else f" {paid.cost}"
    return f"en payant{often} son {cost_of(paid.keyword)}{which}"


def cost_of(keyword: KeywordName) -> str:
    """Coût de kick, coût d’union, with the English name where it is another word."""
    text = f"coût {with_preposition_de(french_keyword_name(keyword))}"
    return text if french_keyword_name(keyword) in keyword.value else known_as(keyword, text)
