"""The layers on random boards: one result whatever the listing, by timestamps, as a naive implementation has it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace

from hypothesis import given, settings
from hypothesis import strategies as st

from bot.engine.magic.asking.scenario import ObjectSetup
from bot.engine.magic.front.starting_table import starting_state
from bot.engine.magic.ground.colors import Color
from bot.engine.magic.ground.identifiers import ObjectId
from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.table.card_definition import CardDefinition
from bot.engine.magic.table.characteristics import Characteristics
from bot.engine.magic.table.game_state import GameState
from bot.engine.magic.values.layers import values_of_permanents
from bot.engine.magic.words.abilities import StaticAbility
from bot.engine.magic.words.effects import (
    AddAbility,
    AddColors,
    AddTypes,
    Fixed,
    KeywordAbility,
    LoseAllAbilities,
    LoseKeyword,
    Modification,
    ModifyPowerToughness,
    RemoveTypes,
    SetColors,
    SetPowerToughness,
    SwitchPowerToughness,
)
from bot.engine.magic.words.filters import Filter, Matching
from tests.engine.magic.tables.cards import scene
from tests.engine.magic.tables.words import ALICE
from tests.examples import examples
from tests.properties.layering import Applies, Does, Plain, Thing, bare, layered, switched

TYPES = ("Artifact", "Creature", "Enchantment")
COLORS = {"red": Color.RED, "blue": Color.BLUE}
KEYWORDS = (KeywordName.FLYING, KeywordName.TRAMPLE)


@dataclass(frozen=True)
class Change:
    """One modification, and the same for the naive implementation, in its layer."""

    modification: Modification
    layer: str
    does: Does


def with_types(*types: str) -> Does:
    return lambda thing: replace(thing, types=thing.types | set(types))


def without_type(gone: str) -> Does:
    return lambda thing: replace(thing, types=thing.types - {gone})


def colored(colors: frozenset[str], *, kept: bool) -> Does:
    return lambda thing: replace(thing, colors=colors | thing.colors if kept else colors)


def having(keyword: str) -> Does:
    return lambda thing: replace(thing, keywords=thing.keywords | {keyword})


def losing(keyword: str) -> Does:
    return lambda thing: replace(thing, keywords=thing.keywords - {keyword})


def sized(power: int, toughness: int) -> Does:
    return lambda thing: replace(thing, size=(power, toughness))


def grown(power: int, toughness: int) -> Does:
    return lambda thing: replace(thing, size=(thing.size[0] + power, thing.size[1] + toughness))


CHANGES: tuple[Change, ...] = (
    *(Change(AddTypes((each,)), "type", with_types(each)) for each in TYPES),
    Change(RemoveTypes(("Artifact",)), "type", without_type("Artifact")),
    Change(RemoveTypes(("Enchantment",)), "type", without_type("Enchantment")),
    *(Change(SetColors((c,)), "color", colored(frozenset({name}), kept=False)) for name, c in COLORS.items()),
    *(Change(AddColors((c,)), "color", colored(frozenset({name}), kept=True)) for name, c in COLORS.items()),
    *(Change(AddAbility(KeywordAbility(each)), "ability", having(each)) for each in KEYWORDS),
    *(Change(LoseKeyword(each), "ability", losing(each)) for each in KEYWORDS),
    Change(LoseAllAbilities(), "ability", bare),
    Change(SetPowerToughness(Fixed(4), Fixed(2)), "set", sized(4, 2)),
    Change(SetPowerToughness(Fixed(1), Fixed(5)), "set", sized(1, 5)),
    Change(ModifyPowerToughness(1, 2), "modify", grown(1, 2)),
    Change(SwitchPowerToughness(), "switch", switched),
)


def of_type(kind: str) -> Applies:
    return lambda thing: kind in thing.types


def not_of_type(kind: str) -> Applies:
    return lambda thing: kind not in thing.types


def of_color(color: str) -> Applies:
    return lambda thing: color in thing.colors


def with_keyword(keyword: str) -> Applies:
    return lambda thing: keyword in thing.keywords


def everything(_: Thing) -> bool:
    return True


FILTERS: tuple[tuple[Filter, Applies], ...] = (
    (Filter(), everything),
    *((Filter(all_of=(each,)), of_type(each)) for each in TYPES),
    *((Filter(none_of=(each,)), not_of_type(each)) for each in TYPES),
    *((Filter(colors=(color,)), of_color(name)) for name, color in COLORS.items()),
    *((Filter(keywords=(each,)), with_keyword(each)) for each in KEYWORDS),
)


@dataclass(frozen=True)
class Ability:
    affects: tuple[Filter, Applies]
    changes: tuple[Change, ...]

    def static(self) -> StaticAbility:
        return StaticAbility(Matching(self.affects[0]), tuple(each.modification for each in self.changes))

    def plain(self, number: int, source: str) -> Plain:
        parts: dict[str, Does] = {}
        for each in self.changes:
            parts[each.layer] = both(parts[each.layer], each.does) if each.layer in parts else each.does
        return Plain(number, source, self.affects[1], parts)


def both(one: Does, other: Does) -> Does:
    return lambda thing: other(one(thing))


@dataclass(frozen=True)
class Permanent:
    types: frozenset[str]
    colors: frozenset[str]
    keywords: frozenset[KeywordName]
    abilities: tuple[Ability, ...]

    def setup(self, name: str) -> ObjectSetup:
        face = Characteristics(
            name,
            colors=tuple(COLORS[each] for each in sorted(self.colors)),
            types=tuple(sorted(self.types)),
            abilities=(
                *(KeywordAbility(each) for each in sorted(self.keywords)),
                *(each.static() for each in self.abilities),
            ),
            power=2,
            toughness=3,
        )
        return ObjectSetup(ObjectId(name), CardDefinition((face,)), ALICE, ALICE)


abilities = st.builds(
    Ability, st.sampled_from(FILTERS), st.lists(st.sampled_from(CHANGES), min_size=1, max_size=3).map(tuple)
)
permanents = st.builds(
    Permanent,
    st.frozensets(st.sampled_from(TYPES), min_size=1),
    st.frozensets(st.sampled_from(tuple(COLORS))),
    st.frozensets(st.sampled_from(KEYWORDS)),
    st.lists(abilities, max_size=1).map(tuple),
)
boards = st.lists(permanents, min_size=1, max_size=6)


def name(index: int) -> str:
    return f"p{index}"


def state_of(board: list[Permanent]) -> GameState:
    """The permanents with the timestamps of their listing."""
    return starting_state(scene(*(each.setup(name(index)) for index, each in enumerate(board))))


Seen = Mapping[str, tuple[frozenset[str], frozenset[str], frozenset[str], tuple[int, int] | None]]


def seen(state: GameState) -> Seen:
    names = {color: word for word, color in COLORS.items()}
    return {
        str(each): (
            frozenset(values.types),
            frozenset(names[color] for color in values.colors),
            frozenset(str(keyword) for keyword in values.keywords),
            (values.power or 0, values.toughness or 0) if values.is_creature else None,
        )
        for each, values in values_of_permanents(state).items()
    }


def naive(board: list[Permanent]) -> Seen:
    things = {
        name(index): Thing(
            each.types,
            each.colors,
            frozenset(str(keyword) for keyword in each.keywords),
            (2, 3),
            tuple(10 * index + number for number, _ in enumerate(each.abilities)),
        )
        for index, each in enumerate(board)
    }
    plain = [
        ability.plain(10 * index + number, name(index))
        for index, each in enumerate(board)
        for number, ability in enumerate(each.abilities)
    ]
    # A creature that is none as sizes are settled has no size; what is one has what is printed (CR 208.3).
    return {
        each: (thing.types, thing.colors, thing.keywords, thing.size if "Creature" in thing.types else None)
        for each, thing in layered(things, plain).items()
    }


@settings(max_examples=examples(300))
@given(boards)
def test_613_the_layers_agree_with_a_naive_implementation(board: list[Permanent]) -> None:
    assert seen(state_of(board)) == naive(board)


@settings(max_examples=examples(100))
@given(boards, st.randoms(use_true_random=False))
def test_613_7_the_order_in_which_objects_are_listed_does_not_matter(
    board: list[Permanent], shuffle: "Callable[..., object]"
) -> None:
    """Timestamps alone decide, whatever the order of the mapping."""
    state = state_of(board)
    listed = list(state.objects.items())
    shuffle.shuffle(listed)  # type: ignore[attr-defined]  # a random.Random, which hypothesis hands out
    assert seen(replace(state, objects=dict(listed))) == seen(state)


@settings(max_examples=examples(100))
@given(boards)
def test_613_5_working_it_out_again_gives_the_same(board: list[Permanent]) -> None:
    state = state_of(board)
    assert seen(replace(state)) == seen(state)


@settings(max_examples=examples(60))
@given(st.permutations([(5, 1), (1, 5), (3, 3)]))
def test_613_7_of_effects_that_set_a_size_the_last_created_wins(sizes: list[tuple[int, int]]) -> None:
    bear = Permanent(frozenset({"Creature"}), frozenset(), frozenset(), ())
    setting = [
        Permanent(frozenset({"Enchantment"}), frozenset(), frozenset(), (Ability(FILTERS[0], (set_to(*size),)),))
        for size in sizes
    ]
    assert seen(state_of([bear, *setting]))["p0"][3] == sizes[-1]


def set_to(power: int, toughness: int) -> Change:
    return Change(SetPowerToughness(Fixed(power), Fixed(toughness)), "set", sized(power, toughness))
