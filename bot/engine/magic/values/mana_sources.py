"""Permanents that can be tapped for mana while a cost is paid (CR 601.2g, 605.3a), and which of them are, by default.

Knows plain mana abilities: tapping, perhaps sacrificing the source, for one of several amounts of mana. Of a source
with any other mana ability nobody can tell here what it makes."""

from collections.abc import Callable, Iterator, Sequence
from itertools import product
from typing import TypeAlias

from bot.engine.frozen_class import dataclass
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId
from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.ground.mana_pool import SYMBOL, Price
from bot.engine.magic.table.game_state import GameState
from bot.engine.magic.table.objects import GameObject
from bot.engine.magic.values.layers import characteristics
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx

MOST_POOLS = 2_000
"""The most different amounts of mana that are looked at for one payment."""

FILLERS = "CWUBRG"

ManaMade: TypeAlias = tuple[str, ...]
"""The mana made, one letter for each mana, in order."""


@dataclass(frozen=True, slots=True)
class WayToMake:
    """One way to make mana with a permanent: what is made, on what it may be spent, and whether it is sacrificed."""

    source: ObjectId
    made: ManaMade
    only: fx.Spending | None = None
    sacrificed: bool = False


@dataclass(frozen=True, slots=True)
class ManaSources:
    """What a player can tap for mana, the least flexible first; `unknown`: there is more of which nobody can tell."""

    ways: tuple[tuple[WayToMake, ...], ...]
    unknown: bool = False


def find_mana_sources(state: GameState, player: PlayerId, besides: ObjectId | None = None) -> ManaSources:
    """CR 605.3a: the player's untapped permanents with mana abilities, but for the one whose ability is paid for."""
    found: list[tuple[tuple[bool, bool, int], tuple[WayToMake, ...]]] = []
    unknown = triggers_add_mana(state)
    for thing in state.battlefield():
        if thing.controller != player or thing.id == besides or thing.tapped or is_held_back(state, thing):
            continue
        values = characteristics(state, thing.id)
        abilities = [
            each
            for each in values.activated_abilities
            if isinstance(each, ab.ActivatedAbility) and each.is_mana_ability and not each.zones
        ]
        ways = tuple(dict.fromkeys(way for each in abilities for way in ways_of_ability(thing.id, each)))
        unknown = unknown or any(not any(ways_of_ability(thing.id, each)) for each in abilities)
        if ways:
            found.append(((any(way.sacrificed for way in ways), values.is_creature, len(ways)), ways))
    return ManaSources(tuple(ways for _, ways in sorted(found, key=lambda pair: pair[0])), unknown)


def is_held_back(state: GameState, thing: GameObject) -> bool:
    """CR 302.6: whether it has come under control this turn, is a creature and has no haste."""
    if not thing.sick:
        return False
    values = characteristics(state, thing.id)
    return values.is_creature and KeywordName.HASTE not in values.keywords


def triggers_add_mana(state: GameState) -> bool:
    """CR 605.1b: whether something triggers on what is tapped for mana, and adds more."""
    return any(
        each.is_mana_ability
        for thing in state.battlefield()
        for each in characteristics(state, thing.id).triggered_abilities
    )


def ways_of_ability(source: ObjectId, ability: ab.ActivatedAbility) -> Iterator[WayToMake]:
    """The ways to make mana with a plain mana ability; none of any other."""
    sacrificed = ability.cost == ab.Cost(tap=True, sacrifice_this=True)
    is_free = sacrificed or ability.cost == ab.Cost(tap=True)
    if not is_free or ability.when is not None or len(ability.effects) != 1:
        return
    adding = ability.effects[0]
    if not isinstance(adding, fx.AddMana) or adding != fx.AddMana(adding.options, only=adding.only):
        return
    for option in adding.options:
        yield WayToMake(source, tuple(SYMBOL.findall(option)), adding.only, sacrificed)


def sources_to_tap(
    sources: Sequence[Sequence[WayToMake]], price: Price, is_paid_with: Callable[[Sequence[WayToMake]], bool]
) -> tuple[WayToMake, ...] | None:
    """The fewest sources that pay the price, of those that are the least flexible; None where all of them don't.

    Sources are taken one by one, in their order, until some of what they make pays; then each that is not needed is
    left, the most flexible first."""
    pools: dict[ManaMade, tuple[WayToMake, ...]] = {(): ()}
    if is_paid_with(()):
        return ()
    relevant = {letter for symbol in SYMBOL.findall(price.symbols.upper()) for letter in symbol.split("/")}
    relevant = set(FILLERS) if price.stand_ins else relevant
    filler = next((each for each in FILLERS if each not in relevant), "C")
    for ways in sources:
        grown = dict(pools)
        for (pool, taken), way in product(pools.items(), ways):
            more = tuple(sorted((*pool, *(each if each in relevant else filler for each in way.made))))
            if more not in grown and len(grown) < MOST_POOLS:
                grown[more] = (*taken, way)
                if is_paid_with(grown[more]):
                    return without_needless(grown[more], is_paid_with)
        pools = grown
    return None


def without_needless(
    taken: tuple[WayToMake, ...], is_paid_with: Callable[[Sequence[WayToMake]], bool]
) -> tuple[WayToMake, ...]:
    """What is taken without those that the payment does not need."""
    for each in reversed(taken):
        rest = tuple(other for other in taken if other is not each)
        if is_paid_with(rest):
            taken = rest
    return taken
