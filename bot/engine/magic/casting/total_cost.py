"""For which costs a spell is cast (CR 601.2b, 601.2f, 118.8-118.9): what is announced, and what it comes to.

Knows what each keyword lets a player pay; whether it can be paid, and paying it, are for others."""

from collections.abc import Iterator, Sequence
from functools import partial

from bot.engine.frozen_class import dataclass
from bot.engine.magic.asking.refusals import Refusal, RefusalKind
from bot.engine.magic.asking.scenario import Cast, Extra
from bot.engine.magic.casting.casting_zones import commander_tax, find_held_card, state_before_casting
from bot.engine.magic.casting.cost_and_timing_changes import (
    additional_costs,
    is_free_by_ability,
    is_spell_ability_on,
    least_mana,
    total_mana,
)
from bot.engine.magic.ground.identifiers import Recipient
from bot.engine.magic.ground.keyword_names import KeywordName, OtherCost
from bot.engine.magic.ground.mana_costs import mana_value
from bot.engine.magic.ground.mana_pool import ANY_MANA, Price, StandIn
from bot.engine.magic.keywords.tables import (
    ALTERNATIVE_COSTS,
    AS_IT_RESOLVES,
    FREE,
    FROM_EXILE,
    FROM_GRAVEYARD,
    HELPING,
    ONLY_IF,
    OPTIONAL_COSTS,
    REDUCTIONS,
    REPEATED,
    TURNED_OVER,
    TURNED_UP,
    asked_by,
)
from bot.engine.magic.table.ability_context import Context
from bot.engine.magic.table.characteristics import Characteristics
from bot.engine.magic.table.game_state import GameState
from bot.engine.magic.table.keyword_costs_paid import is_cost_of_keyword
from bot.engine.magic.table.objects import GameObject, Paid, Zone
from bot.engine.magic.values.condition_checks import condition_holds
from bot.engine.magic.values.layers import characteristics
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx
from bot.engine.trace import Rules, cite_rules


@dataclass(frozen=True, slots=True)
class TotalCost:
    """CR 601.2f: what a spell costs: `mana` in symbols, None where that is not known; what else is done is told by the
    mana cost or the alternative one, and the additional ones."""

    mana: str | None
    base: ab.Cost
    additional: tuple[ab.Cost, ...]
    least: int = 0
    """How much mana it costs at least."""

    @property
    def parts(self) -> tuple[tuple[ab.Cost, str], ...]:
        """Each cost with its rule."""
        return (self.base, "118.9"), *((each, "118.8") for each in self.additional)


def announced_costs(there: GameState, spell: GameObject, action: Cast) -> tuple[Paid, ...] | Refusal:
    """CR 601.2b, 118.9a: what is announced that it is paid, or what forbids that; `there` is the state with the
    spell."""
    instead = alternative_cost(there, spell, action)
    if isinstance(instead, Refusal):
        return instead
    own = [each for each in characteristics(there, spell.id).abilities if isinstance(each, fx.KeywordAbility)]
    paid: list[Paid] = [] if instead is None else [instead]
    for extra in action.extras:
        meant = [each for each in own if is_cost_of_keyword(each, extra.keyword, extra.cost)]
        if not meant:
            return Refusal(RefusalKind.NO_SUCH_COST, cite_rules("601.2b", "118.8"), spell.id)
        found = repeated_costs(meant, extra)
        if found is None:
            cited = cite_rules("601.2b", *OPTIONAL_COSTS[extra.keyword])
            return Refusal(RefusalKind.COST_PAID_ONCE, cited, spell.id, amount=extra.times, needed=len(meant))
        paid += found
    return tuple(paid)


def alternative_cost(there: GameState, spell: GameObject, action: Cast) -> Paid | Refusal | None:
    """CR 118.9, 107.3b: the alternative cost that is announced, or what forbids it; None: the mana cost. What may be
    cast without paying its mana cost alone is."""
    named = (
        OtherCost.NONE
        if action.cost is None and is_free_by_permission(spell)
        else action.cost or keyword_set_aside_by(spell)
    )
    if named is None:
        return None
    found = announced_alternative(there, spell, named)
    if found is None or (isinstance(found, OtherCost) and next(own_alternatives(there, spell, found), None) is None):
        return refusal_of_cost(spell, named)
    if isinstance(named, KeywordName) and not is_cost_allowed(there, spell, named):
        return refusal_of_cost(spell, named)
    symbols = base_cost(there, spell, found).mana.upper()
    if action.x and "{X}" in spell.printed.mana_cost.upper() and "{X}" not in symbols:
        return Refusal(RefusalKind.X_IS_ZERO, cite_rules("107.3b"), spell.id)
    return found


def announced_alternative(there: GameState, spell: GameObject, named: KeywordName | OtherCost) -> Paid | None:
    """The alternative cost that is named so; None where neither the spell nor the card where it is has such a keyword
    ability (CR 601.3, 702.34a)."""
    if isinstance(named, OtherCost):
        return named
    buried = find_held_card(there, spell, Zone.GRAVEYARD) if named is KeywordName.FLASHBACK else None
    front = [spell.definition.faces[0]] if named in TURNED_OVER else []
    having = (spell.printed, *front, *([] if buried is None else [characteristics(there, buried)]))
    own = (each for values in having for each in values.abilities if isinstance(each, fx.KeywordAbility))
    return next((each for each in own if is_cost_of_keyword(each, named)), None)


def keyword_set_aside_by(spell: GameObject) -> KeywordName | None:
    """CR 702.143c, 702.170d: by which keyword the card was put into exile that is cast from there."""
    return None if spell.cast.permission is None else spell.cast.permission.keyword


def is_cost_allowed(there: GameState, spell: GameObject, keyword: KeywordName) -> bool:
    """CR 601.3: whether what the keyword makes its cost depend on is so: of the spell, or of the card where it is."""
    if keyword in FROM_EXILE:
        return keyword_set_aside_by(spell) is keyword
    condition = ONLY_IF.get(keyword)
    there = state_before_casting(there, spell)
    where = find_held_card(there, spell, Zone.GRAVEYARD) if keyword in FROM_GRAVEYARD else spell.id
    if condition is None or where is None:
        return condition is None
    context = Context(where, spell.controller)
    return condition_holds(there, context, condition, partial(characteristics, there))


def refusal_of_cost(spell: GameObject, named: KeywordName | OtherCost) -> Refusal:
    """CR 118.9: the spell has no such cost, or nothing allows it now."""
    own = any(isinstance(each, ab.AlternativeCost) for each in spell.printed.abilities)
    has = own if isinstance(named, OtherCost) else named in spell.printed.keywords
    now = named is OtherCost.NONE or has
    kind = RefusalKind.COST_UNAVAILABLE if now else RefusalKind.NO_SUCH_COST
    why = ALTERNATIVE_COSTS[named] if now and isinstance(named, KeywordName) else ("118.9",)
    return Refusal(kind, cite_rules("601.2b", *why), spell.id)


def own_alternatives(there: GameState, spell: GameObject, kind: OtherCost) -> Iterator[ab.Cost]:
    """CR 118.9: the costs that may be paid now rather than its mana cost, by what it says itself or something else."""
    for each in spell.printed.abilities:
        free = isinstance(each, ab.AlternativeCost) and each.cost == ab.Cost()
        if (
            isinstance(each, ab.AlternativeCost)
            and is_spell_ability_on(there, spell, each)
            and free is (kind is OtherCost.NONE)
        ):
            yield each.cost
    if kind is OtherCost.NONE and (is_free_by_ability(there, spell) or is_free_by_permission(spell)):
        yield ab.Cost()


def is_free_by_permission(spell: GameObject) -> bool:
    """CR 118.9: whether what lets it be cast from where it is says that its mana cost is not paid."""
    return spell.cast.permission is not None and spell.cast.permission.free


def base_cost(there: GameState, spell: GameObject, instead: Paid | None) -> ab.Cost:
    """CR 118.9: what is paid to begin with: the mana cost, or an alternative one."""
    match instead:
        case None:
            return cost_of_mana_cost(spell.printed)
        case OtherCost():
            return next(own_alternatives(there, spell, instead), ab.Cost())
        case fx.KeywordAbility(keyword=keyword) if keyword in TURNED_UP:  # CR 702.37c, 702.168b
            return ab.Cost(mana="{3}")
        case fx.KeywordAbility(keyword=keyword) if keyword in FREE:  # CR 702.62a, 702.170d
            return ab.Cost()
        case _:
            return cost_of_keyword(spell.printed, instead)


def cost_of_mana_cost(printed: Characteristics) -> ab.Cost:
    """CR 118.6, 202.1b: its mana cost; having none is not {0} and can't be paid, whatever is added to it (118.6a)."""
    return ab.Cost(mana=printed.mana_cost, unpayable=not printed.mana_cost)


def is_alternative_cost(paid: Paid) -> bool:
    """CR 118.9."""
    return isinstance(paid, OtherCost) or paid.keyword in {*ALTERNATIVE_COSTS, *AS_IT_RESOLVES}


def repeated_costs(own: Sequence[fx.KeywordAbility], extra: Extra) -> list[fx.KeywordAbility] | None:
    """CR 702.33a-d: each of the costs once, or so often as is announced; None where that is too often."""
    if extra.times is None:
        return list(own)
    again = [each for each in own if each.keyword in REPEATED]
    if again:
        return again[:1] * extra.times
    return list(own[: extra.times]) if extra.times <= len(own) else None


def cost_of_keyword(printed: Characteristics, ability: fx.KeywordAbility) -> ab.Cost:
    """CR 702: what the keyword ability costs; flashback that something gives the card costs its mana cost, where
    nothing else is said."""
    others = (each for each in printed.abilities if isinstance(each, ab.KeywordCost) and each.keyword == ability)
    given = ability.keyword is KeywordName.FLASHBACK and ability.cost is None
    own = cost_of_mana_cost(printed) if given else asked_by(ability)
    return next((each.cost for each in others), own)


def total_cost(
    there: GameState, spell: GameObject, modes: int = 0, targets: Sequence[Recipient] | None = None
) -> TotalCost:
    """CR 601.2f: the total cost of a spell for which so many modes were chosen, and these targets; None: none yet."""
    instead = next((each for each in spell.cast.paid if is_alternative_cost(each)), None)
    besides = [
        cost_of_keyword(spell.printed, each)
        for each in spell.cast.paid
        if not isinstance(each, OtherCost) and each is not instead
    ]
    base = base_cost(there, spell, instead)
    tax = ab.Cost(mana=f"{{{owed}}}") if (owed := commander_tax(there, spell)) else ab.Cost()
    additional = (*besides, tax, *escalate_costs(spell.printed, modes), *additional_costs(there, spell))
    sneaking = isinstance(instead, fx.KeywordAbility) and instead.keyword is KeywordName.SNEAK
    symbols = "".join(each.mana for each in (base, *additional))
    mana = None if sneaking else total_mana(there, spell, symbols, targets)
    return TotalCost(mana, base, additional, least_mana(there, spell))


def escalate_costs(printed: Characteristics, modes: int) -> Iterator[ab.Cost]:
    """CR 702.120a: the escalate cost for each mode beyond the first."""
    for each in printed.abilities:
        if isinstance(each, fx.KeywordAbility) and each.keyword is KeywordName.ESCALATE:
            yield from [cost_of_keyword(printed, each)] * max(0, modes - 1)


def mana_price(total: TotalCost, x: int, spell: GameObject) -> Price | None:
    """CR 601.2f, 609.4b: the total in mana, of any kind where what lets the spell be cast says so; None where it is not
    known."""
    if total.mana is None:
        return None
    as_any = "" if spell.cast.permission is None else spell.cast.permission.as_any
    stand_ins = (StandIn(ANY_MANA, as_any),) if as_any else ()
    lacking = total.least - mana_value(total.mana) - x * total.mana.upper().count("{X}")
    return Price(f"{{{lacking}}}{total.mana}" if lacking > 0 else total.mana, x, stand_ins=stand_ins)


def rules_of_costs(spell: GameObject) -> Rules:
    """The rules of the costs that are announced for the spell, and of the keywords that reduce them, each once."""
    sources = {**ALTERNATIVE_COSTS, **AS_IT_RESOLVES, **OPTIONAL_COSTS, **HELPING}
    named = (cite_rules("118.9") if isinstance(each, OtherCost) else sources[each.keyword] for each in spell.cast.paid)
    reducing = (cited for keyword, cited in REDUCTIONS.items() if keyword in spell.printed.keywords)
    return tuple(dict.fromkeys(rule for cited in (*named, *reducing) for rule in cited))
