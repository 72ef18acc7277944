"""For which costs a spell is cast (CR 601.2b, 601.2f, 118.8-118.9): what is announced, and what it comes to.

Knows what each keyword lets a player pay; whether it can be paid, and paying it, are for others."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial

from bot.engine.frozen_class import dataclass
from bot.engine.magic.asking.refusals import Refusal, RefusalKind
from bot.engine.magic.asking.scenario import Cast, Extra
from bot.engine.magic.casting.casting_zones import commander_tax, find_held_card, state_before_casting
from bot.engine.magic.casting.cost_and_timing_changes import (
    additional_costs,
    alternatives_lent,
    is_free_by_ability,
    is_spell_ability_on,
    least_mana,
    spent_on_x,
    total_mana,
)
from bot.engine.magic.casting.cost_helper import reduction_by_helper
from bot.engine.magic.ground.identifiers import Recipient
from bot.engine.magic.ground.keyword_names import KeywordName, OtherCost
from bot.engine.magic.ground.mana_costs import mana_value
from bot.engine.magic.ground.mana_pool import ANY_MANA, Price, StandIn, reduce_cost
from bot.engine.magic.keywords.splice import SPLICE
from bot.engine.magic.keywords.tables import (
    ALTERNATIVE_COSTS,
    AS_IT_RESOLVES,
    FREE,
    FROM_EXILE,
    FROM_GRAVEYARD,
    HELPERS,
    HELPING,
    ONLY_IF,
    OPTIONAL_COSTS,
    PRICED,
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


def announced_costs(there: GameState, spell: GameObject, action: Cast) -> list[tuple[Paid, ...]] | Refusal:
    """CR 601.2b, 118.9a: what may be meant by what is announced that it is paid, one after the other where the spell
    has several alternative costs of that name, or what forbids that; `there` is the state with the spell."""
    ways = alternative_costs(there, spell, action)
    if isinstance(ways, Refusal):
        return ways
    own = [each for each in characteristics(there, spell.id).abilities if isinstance(each, fx.KeywordAbility)]
    paid: list[Paid] = []
    for extra in action.extras:
        if extra.keyword == SPLICE.name:  # a cost of cards in hand
            continue
        meant = [each for each in own if is_cost_of_keyword(each, extra.keyword, extra.cost)]
        if not meant:
            return Refusal(RefusalKind.NO_SUCH_COST, cite_rules("601.2b", "118.8"), spell.id)
        found = repeated_costs(meant, extra)
        if found is None:
            cited = cite_rules("601.2b", *OPTIONAL_COSTS[extra.keyword])
            return Refusal(RefusalKind.COST_PAID_ONCE, cited, spell.id, amount=extra.times, needed=len(meant))
        paid += found
    return [(*each, *paid) for each in ways]


def alternative_costs(there: GameState, spell: GameObject, action: Cast) -> list[tuple[Paid, ...]] | Refusal:
    """CR 118.9, 107.3b: the alternative costs that may be meant by the one that is announced, or what forbids them;
    nothing for the mana cost. What may be cast without paying its mana cost alone is."""
    named = (
        OtherCost.NONE
        if action.cost is None and is_free_by_permission(spell)
        else action.cost or keyword_set_aside_by(spell)
    )
    if named is None:
        return [()]
    found = [
        each
        for each in named_alternatives(there, spell, named)
        if action.price is None or is_cost_spelled(spell, each, action.price)
    ]
    if not found or (isinstance(named, KeywordName) and not is_cost_allowed(there, spell, named)):
        return refusal_of_cost(spell, named)
    if action.x and "{X}" in spell.printed.mana_cost.upper():
        found = [each for each in found if has_x(base_cost(spell, each))]
    return [(each,) for each in found] or Refusal(RefusalKind.X_IS_ZERO, cite_rules("107.3b"), spell.id)


def has_x(cost: ab.Cost) -> bool:
    """CR 107.3a-b: whether its mana, or anything else of it, is for an X."""
    return "{X}" in cost.mana.upper() or bool(cost.x)


def named_alternatives(there: GameState, spell: GameObject, named: KeywordName | OtherCost) -> list[Paid]:
    """CR 118.9: the alternative costs of that name that the spell has, or the card where it is (601.3, 702.34a), each
    once. To be cast without paying its mana cost is one too, where there is no other."""
    if isinstance(named, OtherCost):
        costs = own_alternatives(there, spell, named)
        others: list[Paid] = [each if named is OtherCost.OWN else named for each in costs]
        if not others and named is OtherCost.OWN:
            return named_alternatives(there, spell, OtherCost.NONE)
        return list(dict.fromkeys(others))
    front = [spell.definition.faces[0]] if named in TURNED_OVER else []
    found: dict[ab.Cost, Paid] = {}
    for values in (spell.printed, *front, *values_where_it_is(there, spell)):
        for each in values.abilities:
            if isinstance(each, fx.KeywordAbility) and is_cost_of_keyword(each, named):
                found.setdefault(base_cost(spell, each), each)
    return list(found.values())


def values_where_it_is(there: GameState, spell: GameObject) -> Iterator[Characteristics]:
    """CR 601.3: those of the card in the graveyard or hand from which it is cast, with what it is given there."""
    there = state_before_casting(there, spell)
    for zone in (Zone.GRAVEYARD, Zone.HAND):
        card = find_held_card(there, spell, zone)
        if card is not None:
            yield characteristics(there, card)


def is_cost_spelled(spell: GameObject, cost: Paid, price: str) -> bool:
    """Whether the cost may be called so: as the card has it, in the words for it, or by its mana."""
    meant = base_cost(spell, cost)
    spelled = [meant.mana, words_of_cost(meant)]
    if isinstance(cost, fx.KeywordAbility):
        spelled.append(cost.cost or "")
    return fold_cost(price) in map(fold_cost, spelled)


def fold_cost(price: str) -> str:
    return "".join(price.casefold().split())


def words_of_cost(cost: ab.Cost) -> str:
    """What a scenario calls it by where there are several: its mana, and what else is done."""
    others = (f"{word} {number}" for word, number in amounts_besides_mana(cost) if number)
    return ", ".join(each for each in (cost.mana, *others) if each) or "{0}"


def amounts_besides_mana(cost: ab.Cost) -> tuple[tuple[str, int], ...]:
    """What a spell's cost takes beside mana, and how much of it."""
    return (
        ("tap", cost.taps),
        ("sacrifice", cost.sacrifices if cost.sacrifice is not None else 0),
        ("return", cost.returns if cost.returned is not None else 0),
        ("life", cost.life),
        ("energy", cost.energy),
        ("discard", cost.discards),
        ("put back", cost.puts_back),
        ("mill", cost.mills),
        ("reveal", int(cost.reveals is not None)),
        ("exile", cost.exiles or cost.exiles_top or int(cost.exiled_permanent is not None)),
        ("counters", 0 if cost.counters is None else cost.counters[1]),
    )


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
    own = (each for each in spell.printed.abilities if isinstance(each, ab.AlternativeCost) and each.spells is None)
    costs = [each.cost for each in own if is_spell_ability_on(there, spell, each)]
    costs += alternatives_lent(there, spell)
    yield from (each for each in costs if (each == ab.Cost()) is (kind is OtherCost.NONE))
    if kind is OtherCost.NONE and (is_free_by_ability(there, spell) or is_free_by_permission(spell)):
        yield ab.Cost()


def is_free_by_permission(spell: GameObject) -> bool:
    """CR 118.9: whether what lets it be cast from where it is says that its mana cost is not paid."""
    return spell.cast.permission is not None and spell.cast.permission.free


def base_cost(spell: GameObject, instead: Paid | None) -> ab.Cost:
    """CR 118.9: what is paid to begin with: the mana cost, or an alternative one."""
    match instead:
        case None:
            return cost_of_mana_cost(spell.printed)
        case OtherCost():
            return ab.Cost()
        case ab.Cost():
            return instead
        case fx.KeywordAbility(keyword=keyword) if keyword in TURNED_UP:  # CR 702.37c, 702.168b
            return ab.Cost(mana="{3}")
        case fx.KeywordAbility(keyword=keyword) if keyword in FREE:  # CR 702.62a, 702.170d
            return ab.Cost()
        case fx.KeywordAbility(keyword=keyword) if keyword in HELPERS and spell.cast.helper is not None:
            cost = cost_of_keyword(spell.printed, instead)
            return replace(cost, taps=1, helped=True) if HELPERS[keyword].tapped else cost
        case _:
            return cost_of_keyword(spell.printed, instead)


def cost_of_mana_cost(printed: Characteristics) -> ab.Cost:
    """CR 118.6, 202.1b: its mana cost; having none is not {0} and can't be paid, whatever is added to it (118.6a)."""
    return ab.Cost(mana=printed.mana_cost, unpayable=not printed.mana_cost)


def is_alternative_cost(paid: Paid) -> bool:
    """CR 118.9."""
    return not isinstance(paid, fx.KeywordAbility) or paid.keyword in {*ALTERNATIVE_COSTS, *AS_IT_RESOLVES}


def repeated_costs(own: Sequence[fx.KeywordAbility], extra: Extra) -> list[fx.KeywordAbility] | None:
    """CR 702.33a-d: each of the costs once, or so often as is announced; None where that is too often."""
    if extra.times is None:
        return list(own)
    again = [each for each in own if each.keyword in REPEATED]
    if again:
        return again[:1] * extra.times
    return list(own[: extra.times]) if extra.times <= len(own) else None


def cost_of_keyword(printed: Characteristics, ability: fx.KeywordAbility) -> ab.Cost:
    """CR 702, 702.1b, 118.6: what the keyword ability costs; one that something gives the card without a cost costs the
    mana cost, of the half that is cast, which nobody can pay where there is none."""
    others = (each for each in printed.abilities if isinstance(each, ab.KeywordCost) and each.keyword == ability)
    own = asked_by(ability)
    if ability.cost is None and ability.keyword in PRICED:
        own = replace(own, mana=printed.mana_cost, unpayable=not printed.mana_cost)
    return next((each.cost for each in others), own)


def total_cost(
    there: GameState, spell: GameObject, modes: Sequence[int] = (), targets: Sequence[Recipient] | None = None
) -> TotalCost:
    """CR 601.2f: the total cost of a spell for which these modes were chosen, and these targets; None: none yet."""
    instead = next((each for each in spell.cast.paid if is_alternative_cost(each)), None)
    besides = [
        cost_of_keyword(spell.printed, each)
        for each in spell.cast.paid
        if isinstance(each, fx.KeywordAbility) and each is not instead
    ]
    base = base_cost(spell, instead)
    tax = ab.Cost(mana=f"{{{owed}}}") if (owed := commander_tax(there, spell)) else ab.Cost()
    asked = (*besides, tax, *costs_of_modes(spell.printed, modes), *additional_costs(there, spell))
    base, additional = base.with_x(spell.cast.x), tuple(each.with_x(spell.cast.x) for each in asked)
    sneaking = isinstance(instead, fx.KeywordAbility) and instead.keyword is KeywordName.SNEAK
    symbols = "".join(each.mana for each in (base, *additional))
    mana = None if sneaking else total_mana(there, spell, symbols, targets)
    mana = mana and reduce_cost(mana, reduction_by_helper(there, spell), spell.cast.x, spent_on_x(spell))
    return TotalCost(mana, base, additional, least_mana(there, spell))


def costs_of_modes(printed: Characteristics, modes: Sequence[int]) -> Iterator[ab.Cost]:
    """CR 702.120a, 702.172a, 702.183a: what stands with the chosen modes, and the escalate cost for each beyond the
    first."""
    for ability in printed.abilities:
        if isinstance(ability, ab.SpellAbility) and ability.modal is not None:
            yield from (cost for each in modes if (cost := ability.modal.modes[each - 1].cost) is not None)
    for each in printed.abilities:
        if isinstance(each, fx.KeywordAbility) and each.keyword is KeywordName.ESCALATE:
            yield from [cost_of_keyword(printed, each)] * max(0, len(modes) - 1)


def mana_price(total: TotalCost, x: int, spell: GameObject) -> Price | None:
    """CR 601.2f, 609.4b: the total in mana, of any kind where what lets the spell be cast says so; None where it is not
    known."""
    if total.mana is None:
        return None
    as_any = "" if spell.cast.permission is None else spell.cast.permission.as_any
    stand_ins = (StandIn(ANY_MANA, as_any),) if as_any else ()
    lacking = total.least - mana_value(total.mana) - x * total.mana.upper().count("{X}")
    symbols = f"{{{lacking}}}{total.mana}" if lacking > 0 else total.mana
    return Price(symbols, x, stand_ins=stand_ins, spent_on_x=spent_on_x(spell))


def rules_of_costs(spell: GameObject) -> Rules:
    """The rules of the costs that are announced for the spell, and of the keywords that reduce them, each once."""
    sources = {**ALTERNATIVE_COSTS, **AS_IT_RESOLVES, **OPTIONAL_COSTS, **HELPING}
    named = (
        sources[each.keyword] if isinstance(each, fx.KeywordAbility) else cite_rules("118.9")
        for each in spell.cast.paid
    )
    reducing = (cited for keyword, cited in REDUCTIONS.items() if keyword in spell.printed.keywords)
    return tuple(dict.fromkeys(rule for cited in (*named, *reducing) for rule in cited))
