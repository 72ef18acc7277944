"""What mana a player could make with untapped permanents (CR 601.2g, 605.3a), and whether it pays for a spell.

Says no only if every source of mana is understood; one that isn't is taken to make enough."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import chain
from typing import TypeAlias

from bot.engine.magic.asking.refusals import Refusal, RefusalKind
from bot.engine.magic.asking.scenario import Cast
from bot.engine.magic.casting.cast_spell import unpaid_spell
from bot.engine.magic.casting.cost_and_timing_changes import with_either_cost
from bot.engine.magic.casting.cost_helper import ways_to_be_helped
from bot.engine.magic.casting.nonmana_costs import source_state_faults
from bot.engine.magic.casting.total_cost import announced_costs, own_alternatives, values_where_it_is
from bot.engine.magic.front.activate_ability import abilities_to_activate
from bot.engine.magic.front.activate_ability import bill_of_activation as activation_bill
from bot.engine.magic.ground.identifiers import PlayerId
from bot.engine.magic.ground.keyword_names import KeywordName, OtherCost
from bot.engine.magic.ground.mana_pool import SYMBOL
from bot.engine.magic.keywords.tables import ALTERNATIVE_COSTS, FROM_GRAVEYARD
from bot.engine.magic.table.game_state import GameState
from bot.engine.magic.table.objects import GameObject, Zone
from bot.engine.magic.values.layers import characteristics
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx
from bot.engine.trace import cite_rules

ManaMade: TypeAlias = tuple[str, ...]
"""The mana made, one letter for each mana, in order."""

MOST_POOLS = 500
"""The largest number of combinations that is tried; with so many, a color is hardly ever lacking."""


def why_not_afforded(trial: GameState, spell: GameObject) -> Refusal | None:
    """Why the mana that the player could make pays for neither the spell's mana cost nor another cost of it (CR
    601.2g); None if some does or nobody can tell.

    `trial` is the state with the spell on the stack."""
    made = mana_pools_possible(trial, spell.controller)
    unread = any(isinstance(each, ab.Unread) and each.moment is ab.Moment.PAID for each in spell.printed.abilities)
    if made is None or unread or trial.players[spell.controller].mana is not None:
        return None
    refusals: list[Refusal] = []
    for paying in ways_to_cast(state_with_mana(trial, spell.controller, ()), spell):
        for pool in made:
            there = state_with_mana(trial, spell.controller, pool)
            lacking = next(unpaid_spell(state_with_spell(there, paying), paying), None)
            if lacking is None:
                return None
            refusals.append(lacking)
    first = next((each for each in refusals if each.kind is RefusalKind.CANT_PAY_MANA), None)
    return first and replace(first, kind=RefusalKind.CANT_MAKE_MANA, rules=cite_rules("601.2g", "601.2h", "118.3"))


def ways_to_cast(there: GameState, spell: GameObject) -> Iterator[GameObject]:
    """CR 118.9, 601.2b: the spell as it would be cast for its mana cost, and for each alternative cost that it may
    have, with each of the additional costs of which one is paid."""
    yield from with_either_cost(spell)
    elsewhere = (each.keywords for each in values_where_it_is(there, spell))
    having = set(chain(spell.printed.keywords, *elsewhere))
    costs: list[KeywordName | OtherCost] = [each for each in ALTERNATIVE_COSTS if each in having]
    costs += [each for each in OtherCost if next(own_alternatives(there, spell, each), None) is not None]
    for cost in costs:
        buried = cost in FROM_GRAVEYARD and spell.cast.origin is not Zone.GRAVEYARD
        paid = announced_costs(there, spell, Cast(spell.id, cost=cost))
        if not isinstance(paid, Refusal) and not buried:
            paying = (replace(spell, cast=replace(spell.cast, paid=each)) for each in paid)
            ways = chain.from_iterable(ways_to_be_helped(there, each) for each in paying)
            yield from chain.from_iterable(map(with_either_cost, ways))


def state_with_spell(there: GameState, spell: GameObject) -> GameState:
    return replace(there, objects=there.table.copied_with(spell))


def state_with_mana(state: GameState, player: PlayerId, pool: ManaMade) -> GameState:
    """The state in which the player has that mana alone."""
    mana = {kind: pool.count(kind) for kind in set(pool)}
    return replace(state, players={**state.players, player: replace(state.players[player], mana=mana)})


def mana_pools_possible(state: GameState, player: PlayerId) -> list[ManaMade] | None:
    """Everything that the player's untapped permanents could make together; None where nobody can tell."""
    found: set[ManaMade] = {()}
    for thing in state.battlefield():
        options = pools_made_by(state, thing) if thing.controller == player else ((),)
        if options is None:
            return None
        found = {tuple(sorted((*pool, *more))) for pool in found for more in options or ((),)}
        if len(found) > MOST_POOLS:
            return None
    return sorted(found)


def pools_made_by(state: GameState, thing: GameObject) -> tuple[ManaMade, ...] | None:
    """CR 605.1a: what a permanent could make; nothing where it is tapped, None where nobody can tell."""
    values = characteristics(state, thing.id)
    abilities = list(abilities_to_activate(state, thing.id))
    unread = [each for each in values.abilities if isinstance(each, ab.Unread) and " add " in f" {each.text.lower()}"]
    if unread or any(each.is_mana_ability for each in values.triggered_abilities):
        return None
    mana = [each for each in abilities if isinstance(each, ab.ActivatedAbility) and each.is_mana_ability]
    ready = [
        each
        for each in mana
        if next(source_state_faults(state, activation_bill(thing, each, thing.controller)), None) is None
    ]
    found = [mana_made_by(each) for each in ready]
    return None if None in found else tuple(dict.fromkeys(pool for each in found if each is not None for pool in each))


def mana_made_by(ability: ab.ActivatedAbility) -> tuple[ManaMade, ...] | None:
    """CR 605.1a: the mana of an ability that costs nothing but to tap its source; None of any other."""
    adding = [each for each in ability.effects if isinstance(each, fx.AddMana)]
    plain = ability.cost == ab.Cost(tap=True) and ability.when is None and len(adding) == 1
    if not plain or not all(is_plain_mana(each) for each in adding):
        return None
    return tuple(tuple(sorted(SYMBOL.findall(option))) for option in adding[0].options)


def is_plain_mana(adding: fx.AddMana) -> bool:
    """Whether its player makes one of the options once, to spend on anything."""
    return bool(adding.options) and adding == fx.AddMana(adding.options)
