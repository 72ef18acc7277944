"""For which costs a spell is cast (CR 601.2b, 601.2f, 118.8-118.9): what is announced, and what it comes to.

Knows what each keyword lets a player pay; whether it can be paid, and paying it, are for others."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from bot.engine.magic.abilities import Cost, KeywordCost
from bot.engine.magic.casting_rules import additional_costs, total_mana
from bot.engine.magic.effects import KeywordAbility
from bot.engine.magic.keyword_names import Keyword
from bot.engine.magic.mana import Price
from bot.engine.magic.objects import Characteristics, GameObject
from bot.engine.magic.paid import is_of
from bot.engine.magic.refusals import Refusal, RefusalKind
from bot.engine.magic.scenario import Cast, Extra
from bot.engine.magic.state import GameState
from bot.engine.trace import Rules, rules

ALTERNATIVE_COSTS: Mapping[Keyword, str] = {
    Keyword.FLASHBACK: "702.34a",
    Keyword.OVERLOAD: "702.96a",
    Keyword.SNEAK: "702.190a",
}
"""CR 118.9: the keywords that say what may be paid rather than the mana cost, each with its rule."""

OPTIONAL_COSTS: Mapping[Keyword, str] = {
    Keyword.BUYBACK: "702.27a",
    Keyword.KICKER: "702.33a",
    Keyword.MULTIKICKER: "702.33c",
    Keyword.ENTWINE: "702.42a",
}
"""CR 118.8: the keywords that say what may be paid besides, each with its rule."""

REPEATED = frozenset({Keyword.MULTIKICKER})
"""Those of which it may be paid any number of times."""


@dataclass(frozen=True, slots=True)
class TotalCost:
    """CR 601.2f: what a spell costs: `mana` in symbols, None where that is not known, and what else is done."""

    mana: str | None
    others: tuple[Cost, ...]


def announced_costs(spell: GameObject, action: Cast) -> tuple[KeywordAbility, ...] | Refusal:
    """CR 601.2b, 118.9a: the keyword abilities of the spell whose costs are announced, or what it does not have."""
    missing = Refusal(RefusalKind.NO_SUCH_COST, rules("601.2b", "118.9"), spell.id)
    own = [each for each in spell.printed.abilities if isinstance(each, KeywordAbility)]
    paid: list[KeywordAbility] = []
    if action.cost is not None:
        alternative = next((each for each in own if each.keyword is action.cost), None)
        if alternative is None:
            return missing
        paid.append(alternative)
    for extra in action.extras:
        meant = [each for each in own if is_of(each, extra.keyword, extra.cost)]
        if not meant:
            return Refusal(RefusalKind.NO_SUCH_COST, rules("601.2b", "118.8"), spell.id)
        found = repeated(meant, extra)
        if found is None:
            cited = rules("601.2b", OPTIONAL_COSTS[extra.keyword])
            return Refusal(RefusalKind.COST_PAID_ONCE, cited, spell.id, amount=extra.times, needed=len(meant))
        paid += found
    return tuple(paid)


def repeated(own: Sequence[KeywordAbility], extra: Extra) -> list[KeywordAbility] | None:
    """CR 702.33a-d: each of the costs once, or so often as is announced; None where that is too often."""
    if extra.times is None:
        return list(own)
    again = [each for each in own if each.keyword in REPEATED]
    if again:
        return again[:1] * extra.times
    return list(own[: extra.times]) if extra.times <= len(own) else None


def cost_of(printed: Characteristics, ability: KeywordAbility) -> Cost:
    """CR 702: what the keyword ability costs."""
    others = (each for each in printed.abilities if isinstance(each, KeywordCost) and each.keyword == ability)
    return next((each.cost for each in others), Cost(mana=ability.cost or ""))


def total_cost(there: GameState, spell: GameObject, modes: int = 0) -> TotalCost:
    """CR 601.2f: the total cost of a spell for which so many modes were chosen."""
    instead = next((each for each in spell.paid if each.keyword in ALTERNATIVE_COSTS), None)
    base = Cost(mana=spell.printed.mana_cost) if instead is None else cost_of(spell.printed, instead)
    besides = [cost_of(spell.printed, each) for each in spell.paid if each.keyword in OPTIONAL_COSTS]
    costs = (base, *besides, *escalated(spell.printed, modes), *additional_costs(there, spell))
    sneaking = instead is not None and instead.keyword is Keyword.SNEAK
    mana = None if sneaking else total_mana(there, spell, "".join(each.mana for each in costs))
    return TotalCost(mana, costs)


def escalated(printed: Characteristics, modes: int) -> Iterator[Cost]:
    """CR 702.120a: the escalate cost for each mode beyond the first."""
    for each in printed.abilities:
        if isinstance(each, KeywordAbility) and each.keyword is Keyword.ESCALATE:
            yield from [cost_of(printed, each)] * max(0, modes - 1)


def price_of(total: TotalCost, x: int) -> Price | None:
    """CR 601.2f: the total in mana; None where it is not known."""
    return None if total.mana is None else Price(total.mana, x)


def meanings_of(spell: GameObject) -> Rules:
    """The rules of the costs that are announced for the spell, each once."""
    sources = {**ALTERNATIVE_COSTS, **OPTIONAL_COSTS}
    return rules(*dict.fromkeys(sources[each.keyword] for each in spell.paid))
