"""What abilities change about casting a spell (CR 601.2f, 601.3b): when it may be, and for how much."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial

from bot.engine.magic.ground.identifiers import ObjectId, PlayerId, Recipient
from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.ground.mana_costs import mana_value
from bot.engine.magic.ground.mana_pool import reduce_cost
from bot.engine.magic.table.ability_context import Context
from bot.engine.magic.table.game_state import GameState
from bot.engine.magic.table.objects import GameObject, Zone
from bot.engine.magic.values.amount_values import amount_value
from bot.engine.magic.values.condition_checks import condition_holds
from bot.engine.magic.values.filter_matching import find_objects, matches_filter
from bot.engine.magic.values.functioning_abilities import static_abilities
from bot.engine.magic.values.layers import characteristics
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.engine.magic.words.abilities.conditional import Conditional


def is_spell_described(there: GameState, by: GameObject, spell: GameObject, spells: fl.Filter) -> bool:
    """Whether the ability of that object speaks of the spell, in the state with the spell there."""
    return matches_filter(there, Context(by.id, by.controller), spell, spells, partial(characteristics, there))


def has_flash(there: GameState, spell: GameObject) -> bool:
    """CR 601.3b, 601.3d: whether an ability lets it be cast as though it had flash, or its own gives it flash now."""
    lent = any(
        each.spells is not None and is_spell_described(there, thing, spell, each.spells)
        for thing, each in static_abilities(there, ab.AsThoughFlash)
    )
    own = (each for each in spell.printed.abilities if isinstance(each, ab.AsThoughFlash) and each.spells is None)
    if lent or any(is_spell_ability_on(there, spell, each) for each in own):
        return True
    return any(gives_itself_flash(there, spell, each) for each in spell.printed.static_abilities)


def gives_itself_flash(there: GameState, spell: GameObject, ability: ab.StaticAbility) -> bool:
    """CR 601.3d: whether it says that the spell has flash, and what it makes that depend on is so."""
    given = (each.ability for each in ability.modifications if isinstance(each, fx.AddAbility))
    is_own = ability.affects == fl.THIS and fx.KeywordAbility(KeywordName.FLASH) in given
    return is_own and is_spell_ability_on(there, spell, ability)


def is_free_by_ability(there: GameState, spell: GameObject) -> bool:
    """CR 118.9: whether an ability lets it be cast without paying its mana cost."""
    return any(
        is_spell_described(there, thing, spell, each.spells)
        for thing, each in static_abilities(there, ab.WithoutPaying)
    )


def alternatives_lent(there: GameState, spell: GameObject) -> Iterator[ab.Cost]:
    """CR 118.9: what other abilities let be paid rather than the spell's mana cost."""
    for thing, each in static_abilities(there, ab.AlternativeCost):
        if each.spells is not None and is_spell_described(there, thing, spell, each.spells):
            yield each.cost


def additional_costs(there: GameState, spell: GameObject) -> Iterator[ab.Cost]:
    """CR 118.8, 601.2b: those that the spell itself has, of several the one that was announced."""
    for ability in spell.printed.abilities:
        if isinstance(ability, ab.AdditionalCost) and is_spell_ability_on(there, spell, ability):
            chosen = spell.cast.either if ability.others else None
            yield ability.cost if chosen is None else chosen


def with_either_cost(spell: GameObject) -> Iterator[GameObject]:
    """CR 601.2b: the spell with each of the additional costs of which one is paid; the spell alone where it has none
    such."""
    either = next(
        (each for each in spell.printed.abilities if isinstance(each, ab.AdditionalCost) and each.others), None
    )
    for cost in (None,) if either is None else (either.cost, *either.others):
        yield replace(spell, cast=replace(spell.cast, either=cost))


def mana_to_activate(
    state: GameState, source: GameObject, ability: ab.ActivatedAbility, by: PlayerId, x: int = 0
) -> str:
    """CR 601.2f, 602.2b: what the ability costs in mana with all increases, then with all reductions."""
    values, own = partial(characteristics, state), Context(source.id, by)
    more, less = 0, 0
    bounded: list[ab.AbilityCostChange] = []
    if ability.reduced_by is not None and (
        ability.reduced_if is None or condition_holds(state, own, ability.reduced_if, values)
    ):
        less += max(0, amount_value(state, own, ability.reduced_by, values))
    for thing, change in static_abilities(state, ab.AbilityCostChange):
        spared = change.spares_mana and ability.is_mana_ability
        sources = find_objects(state, Context(thing.id, thing.controller), change.sources, values)
        if spared or source.id not in sources:
            continue
        if change.least and change.less:
            bounded.append(change)
        else:
            more, less = (more, less + change.mana) if change.less else (more + change.mana, less)
    mana = f"{{{more}}}{ability.cost.mana}" if more else ability.cost.mana
    for change in bounded:  # first, so that the others may take the rest (601.2f)
        above_least = mana_value(mana) + x * mana.upper().count("{X}") - change.least
        mana = reduce_cost(mana, min(change.mana, max(0, above_least)), x, ability.cost.spent_on_x)
    return reduce_cost(mana, less, x, ability.cost.spent_on_x)


def is_spell_ability_on(there: GameState, spell: GameObject, ability: Conditional) -> bool:
    """CR 604.1: whether its condition holds."""
    context, values = Context(spell.id, spell.controller), partial(characteristics, there)
    return ability.condition is None or condition_holds(there, context, ability.condition, values)


def least_mana(there: GameState, spell: GameObject) -> int:
    """CR 601.2f: how much mana the spell costs at least, once all else is taken into account."""
    bounds = static_abilities(there, ab.LeastCost)
    return max((each.mana for thing, each in bounds if is_spell_described(there, thing, spell, each.spells)), default=0)


def total_mana(there: GameState, spell: GameObject, symbols: str, targets: Sequence[Recipient] | None) -> str:
    """CR 601.2f, 118.7a: the cost in mana with all increases, then with all reductions."""
    changes = [
        (each, Context(spell.id, spell.controller))
        for each in characteristics(there, spell.id).meant
        if isinstance(each, ab.CostChange) and each.spells is None and is_spell_ability_on(there, spell, each)
    ]
    changes += [
        (each, Context(thing.id, thing.controller))
        for thing, each in static_abilities(there, ab.CostChange)
        if each.spells is not None and is_spell_described(there, thing, spell, each.spells)
    ]
    values = partial(characteristics, there)
    sums = {False: 0, True: 0}
    for change, context in changes:
        if not has_required_target(there, context, change, targets):
            continue
        seen = replace(context, affected=spell.id)
        sums[change.less] += change.mana * max(0, amount_value(there, seen, change.times, values))
    more = f"{{{sums[False]}}}" if sums[False] else ""
    further = max(0, len(targets or ()) - 1)
    more += "".join(
        each.mana * further
        for each in characteristics(there, spell.id).meant
        if isinstance(each, ab.CostOfTargets) and is_spell_ability_on(there, spell, each)
    )
    return reduce_cost(f"{more}{symbols}", sums[True], spell.cast.x, spent_on_x(spell))


def spent_on_x(spell: GameObject) -> str:
    """CR 107.3, 601.2f: the mana that alone may be spent on X, a letter for each color; empty: any."""
    return next((each.spent for each in spell.printed.abilities if isinstance(each, ab.SpentOnX)), "")


def has_required_target(
    there: GameState, context: Context, change: ab.CostChange, targets: Sequence[Recipient] | None
) -> bool:
    """CR 601.2c, 601.2f: whether the spell has such a target as the change asks for, if it asks for one. Where no
    targets are chosen yet (None), the ones are taken to be chosen for which it costs less."""
    if change.aimed_at is None and change.aimed_at_spell is None:
        return True
    chosen = (there.objects if change.less else ()) if targets is None else targets
    values = partial(characteristics, there)
    permanents = () if change.aimed_at is None else find_objects(there, context, change.aimed_at, values)
    for each in chosen:
        thing = there.objects.get(each) if isinstance(each, ObjectId) else None
        if thing is None:
            continue
        wanted = change.aimed_at_spell if thing.zone is Zone.STACK and thing.id != context.source else None
        if thing.id in permanents or (wanted is not None and matches_filter(there, context, thing, wanted, values)):
            return True
    return False
