"""Random boards on which many permanents have the same few abilities, also of the kinds that depend on each other."""

from dataclasses import replace
from typing import Any

from hypothesis import strategies as st

from bot.engine.magic.asking.scenario import ObjectSetup
from bot.engine.magic.front.starting_table import starting_state
from bot.engine.magic.ground.colors import Color
from bot.engine.magic.ground.identifiers import ObjectId
from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.table.card_definition import CardDefinition
from bot.engine.magic.table.characteristics import Characteristics
from bot.engine.magic.table.game_state import GameState
from bot.engine.magic.table.objects import Unchecked, Zone
from bot.engine.magic.table.ongoing_effects import ContinuousEffect
from bot.engine.magic.words.abilities import StaticAbility
from bot.engine.magic.words.amounts import Amount, CardsIn, CharacteristicOf, CountOf, Fixed
from bot.engine.magic.words.conditions import Bounds, IsLike, NumberOf
from bot.engine.magic.words.effects import (
    AddAbility,
    AddActivatedAbilities,
    AddColors,
    AddTypes,
    KeywordAbility,
    LoseAllAbilities,
    LoseKeyword,
    Modification,
    ModifyPowerToughness,
    RemoveTypes,
    SetColors,
    SetLandTypes,
    SetPowerToughness,
    SetTypes,
    SwitchPowerToughness,
)
from bot.engine.magic.words.filters import (
    AFFECTED,
    THIS,
    Comparison,
    CounterNumber,
    Filter,
    Matching,
    Players,
    Side,
    Status,
)
from tests.engine.magic.tables.cards import scene
from tests.engine.magic.tables.words import ALICE, BOB

KINDS = ("Artifact", "Creature", "Enchantment", "Land", "Elf", "Swamp")
SMALL, BIG = Comparison("power", at_most=2), Comparison("power", at_least=3)
FILTERS = (
    Filter(),
    *(Filter(all_of=(each,)) for each in KINDS),
    *(Filter(none_of=(each,)) for each in KINDS),
    Filter(colors=(Color.RED,)),
    Filter(not_colors=(Color.BLUE,)),
    Filter(keywords=(KeywordName.FLYING,)),
    Filter(without=(KeywordName.FLYING,)),
    Filter(all_of=("Creature",), comparison=SMALL),
    Filter(all_of=("Creature",), comparison=Comparison("power", than_source="less")),
    Filter(statuses=(Status.TAPPED,)),
    Filter(token=True),
    Filter(shares_color=THIS),
    Filter(bears="Aura"),
    Filter(counters=CounterNumber("+1/+1")),
)
OWN_COST = CharacteristicOf(AFFECTED, "mana value")
AMOUNTS: tuple[Amount, ...] = (
    Fixed(1),
    Fixed(2),
    OWN_COST,
    CountOf(Matching(Filter(all_of=("Artifact",)))),
    CountOf(Matching(Filter(all_of=("Creature",), comparison=BIG))),
    CountOf(Matching(Filter(all_of=("Creature",), shares_type=AFFECTED))),
    CardsIn("hand", Players.YOU),
    CharacteristicOf(THIS, "power"),
)
CHANGES: tuple[Modification, ...] = (
    *(AddTypes((each,)) for each in KINDS[:3]),
    *(AddTypes(subtypes=(each,)) for each in KINDS[4:]),
    SetTypes(("Creature",)),
    SetTypes(subtypes=("Elf",)),
    RemoveTypes(("Artifact",)),
    RemoveTypes(("Enchantment",)),
    SetLandTypes(("Mountain",)),
    SetColors((Color.RED,)),
    AddColors((Color.BLUE,)),
    AddAbility(KeywordAbility(KeywordName.FLYING)),
    LoseKeyword(KeywordName.FLYING),
    LoseKeyword(KeywordName.FLYING, barred=True),
    LoseAllAbilities(),
    LoseAllAbilities(),
    AddActivatedAbilities(Matching(Filter(all_of=("Artifact",)))),
    SetPowerToughness(Fixed(1), Fixed(1)),
    SetPowerToughness(OWN_COST, OWN_COST),
    SetPowerToughness(CharacteristicOf(AFFECTED, "toughness"), None),
    *(ModifyPowerToughness(1, -1, each) for each in AMOUNTS),
    SwitchPowerToughness(),
)
filters = st.builds(
    lambda wanted, other, side: replace(wanted, other=other, side=side),
    st.sampled_from(FILTERS),
    st.booleans(),
    st.sampled_from((Side.ANY, Side.ANY, Side.YOU, Side.OPPONENT)),
)
plain_abilities = st.builds(
    StaticAbility,
    filters.map(Matching) | st.just(THIS),
    st.lists(st.sampled_from(CHANGES), min_size=1, max_size=3).map(tuple),
)
giving_abilities = st.builds(
    lambda affects, given: StaticAbility(Matching(affects), (AddAbility(given),)), filters, plain_abilities
)
conditional_abilities = st.builds(
    lambda ability, wanted, counted: replace(
        ability, condition=NumberOf(wanted, Bounds(1, 2)) if counted else IsLike(THIS, wanted)
    ),
    plain_abilities,
    filters,
    st.booleans(),
)
abilities = plain_abilities | plain_abilities | giving_abilities | conditional_abilities


@st.composite
def shared_boards(draw: st.DrawFn) -> GameState:
    """Up to eight permanents with abilities out of a few, some of them tapped, tokens or with counters; sometimes
    beside the effect of a resolved spell."""
    few = draw(st.lists(abilities, min_size=1, max_size=3))
    setups = []
    for number in range(draw(st.integers(2, 8))):
        face = Characteristics(
            f"n{number}",
            mana_cost=draw(st.sampled_from(("", "{1}", "{2}{R}"))),
            colors=draw(st.sampled_from(((), (Color.RED,), (Color.BLUE,)))),
            types=tuple(sorted(draw(st.frozensets(st.sampled_from(KINDS[:4]), min_size=1, max_size=2)))),
            abilities=tuple(draw(st.lists(st.sampled_from(few), max_size=2))),
            power=draw(st.integers(0, 4)),
            toughness=draw(st.integers(1, 4)),
        )
        by = draw(st.sampled_from((ALICE, BOB)))
        setups.append(ObjectSetup(ObjectId(f"p{number}"), CardDefinition((face,)), by, by))
    state = starting_state(scene(*setups))
    objects = {
        thing.id: replace(
            thing,
            tapped=draw(st.booleans()),
            token=draw(st.booleans()),
            counters=draw(st.sampled_from(({}, {}, {"+1/+1": 1}, {"flying": 1}))),
        )
        for thing in state.objects.values()
    }
    source, locked = draw(st.sampled_from(tuple(objects))), tuple((each, 0) for each in objects)
    effect = ContinuousEffect(source, (draw(st.sampled_from(CHANGES)),), draw(st.integers(1, 9)), locked=locked)
    return replace(state, objects=objects, effects=draw(st.sampled_from(((), (effect,)))))


OBJECT_CHANGES: tuple[dict[str, Any], ...] = (
    {"damage": 1},
    {"unchecked": Unchecked(deathtouched=True)},
    {"tapped": True},
    {"tapped": False},
    {"token": True},
    {"counters": {"+1/+1": 2}},
    {"counters": {}},
    {"controller": BOB},
    {"timestamp": 12},
    {"phased_out": True},
    {"zone": Zone.GRAVEYARD},
)
"""What may happen to an object."""


def otherwise(state: GameState, thing: str, **changes: object) -> GameState:
    """The state in which the object is otherwise."""
    changed = replace(state.objects[ObjectId(thing)], **changes)  # type: ignore[arg-type]  # names are fields
    return replace(state, objects=state.table.copied_with(changed))
