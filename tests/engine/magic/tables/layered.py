"""Tables for the tests of the layers: permanents in words with static abilities as data, and what becomes of them.

Objects have the timestamps of their listing, the first one the earliest."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from bot.engine.magic.asking.scenario import Action, ObjectSetup, ResolveStack
from bot.engine.magic.front.starting_table import starting_state
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId
from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.table.card_definition import CardDefinition
from bot.engine.magic.table.characteristics import Characteristics
from bot.engine.magic.table.game_state import GameState
from bot.engine.magic.values.layers import characteristics
from bot.engine.magic.words.abilities import Ability, StaticAbility
from bot.engine.magic.words.effects import (
    AddAbility,
    AddTypes,
    CharacteristicOf,
    Duration,
    Fixed,
    KeywordAbility,
    LoseAllAbilities,
    Modification,
    Modify,
    ModifyPowerToughness,
    SetLandTypes,
    SetPowerToughness,
)
from bot.engine.magic.words.filters import (
    AFFECTED,
    CREATURE,
    THIS,
    Filter,
    Matching,
    ObjectSet,
    TargetObject,
    TargetSpec,
)
from tests.engine.magic.tables.cards import scene
from tests.engine.magic.tables.spells import cast, spell
from tests.engine.magic.tables.table import asked_state
from tests.engine.magic.tables.words import ALICE, thing

ALL = ResolveStack(everything=True)
FLYING, TRAMPLE, HASTE, VIGILANCE = (
    AddAbility(KeywordAbility(each))
    for each in (KeywordName.FLYING, KeywordName.TRAMPLE, KeywordName.HASTE, KeywordName.VIGILANCE)
)
MANA_VALUE = CharacteristicOf(AFFECTED, "mana value")
CREATURES = Matching(CREATURE)


def kinds(*all_of: str, **rest: Any) -> Matching:
    """Every permanent of these kinds."""
    return Matching(Filter(all_of=all_of, **rest))


def static(affects: ObjectSet, *modifications: Modification) -> StaticAbility:
    return StaticAbility(affects, modifications)


def defining(*modifications: Modification) -> StaticAbility:
    """CR 604.3."""
    return StaticAbility(THIS, modifications, defining=True)


def base(power: int, toughness: int) -> SetPowerToughness:
    return SetPowerToughness(Fixed(power), Fixed(toughness))


def grow(power: int, toughness: int) -> ModifyPowerToughness:
    return ModifyPowerToughness(power, toughness)


HUMILITY = static(CREATURES, LoseAllAbilities(), base(1, 1))
OPALESCENCE = static(
    kinds("Enchantment", none_of=("Aura",), other=True),
    AddTypes(("Creature",)),
    SetPowerToughness(MANA_VALUE, MANA_VALUE),
)
MARCH = static(
    kinds("Artifact", none_of=("Creature",)),
    AddTypes(("Artifact", "Creature")),
    SetPowerToughness(MANA_VALUE, MANA_VALUE),
)
MOON = static(kinds("Land", none_of=("Basic",)), SetLandTypes(("Mountain",)))
SWAMPS = static(kinds("Land"), AddTypes(subtypes=("Swamp",)))
"""Each land is a Swamp in addition to its other land types."""


def permanent(words: str, *abilities: Ability, cost: str = "{0}", by: PlayerId = ALICE, **setup: Any) -> ObjectSetup:
    """`permanent("humility enchantment", HUMILITY, cost="{2}{W}{W}")`."""
    made = thing(by, words)
    (face,) = made.definition.faces
    face = replace(face, abilities=(*face.abilities, *abilities), mana_cost=cost)
    return replace(made, definition=CardDefinition((face,), setup.pop("layout", "normal")), **setup)


def state_of(*objects: ObjectSetup, do: Sequence[Action] = ()) -> GameState:
    """The state as set, after the actions."""
    return asked_state(scene(*objects, do=tuple(do))) if do else starting_state(scene(*objects))


def seen(state: GameState, name: str) -> Characteristics:
    return characteristics(state, ObjectId(name))


def shown(values: Characteristics) -> str:
    """`4/4 legendary Enchantment Creature Elf, white, flying`: whatever it has of all that."""
    size = "" if values.power is None else f"{values.power}/{values.toughness} "
    kinds_of_it = " ".join((*(each.lower() for each in values.supertypes), *values.types, *values.subtypes))
    colors = (str(each) for each in values.colors)
    keywords = (str(each) for each in values.abilities if isinstance(each, KeywordAbility))
    return ", ".join([f"{size}{kinds_of_it}", *colors, *keywords])


def show(state: GameState, *names: str) -> list[str]:
    return [shown(seen(state, name)) for name in names]


def look(*objects: ObjectSetup, at: str, do: Sequence[Action] = ()) -> list[str]:
    """What these permanents are, in the order of their names in `at`."""
    return show(state_of(*objects, do=do), *at.split())


def trick(name: str, *modifications: Modification, duration: Duration = Duration.END_OF_TURN) -> CardDefinition:
    """A spell for one target creature."""
    return spell(name, Modify(TargetObject(), modifications, duration), targets=(TargetSpec(Filter()),))


def played(card: CardDefinition, *targets: str, by: PlayerId = ALICE) -> tuple[Action, ...]:
    """The spell is cast and resolves."""
    return cast(card, *targets, by=by), ALL
