import pytest

from bot.engine.magic.ground.colors import Color
from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.words.abilities import ActivatedAbility, StaticAbility
from bot.engine.magic.words.effects import ModifyPowerToughness
from bot.engine.magic.words.filters import Comparison, Filter, Matching, Side, Status, TargetSpec
from tests.oracle.reading import read, shown

GROWS = (ModifyPowerToughness(1, 1),)


@pytest.mark.parametrize(
    ("phrase", "found"),
    [
        ("Creatures", Filter(all_of=("Creature",))),
        ("All creatures", Filter(all_of=("Creature",))),
        ("Other creatures you control", Filter(all_of=("Creature",), side=Side.YOU, other=True)),
        ("Creatures your opponents control", Filter(all_of=("Creature",), side=Side.OPPONENT)),
        ("White creatures", Filter(all_of=("Creature",), colors=(Color.WHITE,))),
        ("White and/or blue creatures", Filter(all_of=("Creature",), colors=(Color.WHITE, Color.BLUE))),
        ("Nonblack, nonartifact creatures", Filter(
            all_of=("Creature",), none_of=("Artifact",), not_colors=(Color.BLACK,))),
        ("Colorless creatures", Filter(all_of=("Creature",), not_colors=tuple(Color))),
        ("Legendary creatures", Filter(all_of=("Legendary", "Creature"))),
        ("Non-Wall creatures", Filter(all_of=("Creature",), none_of=("Wall",))),
        ("Elves you control", Filter(all_of=("Elf",), side=Side.YOU)),
        ("Merfolk", Filter(all_of=("Merfolk",))),
        ("Elf Warriors", Filter(all_of=("Elf", "Warrior"))),
        ("Artifact creatures", Filter(all_of=("Artifact", "Creature"))),
        ("Creature tokens", Filter(all_of=("Creature",), token=True)),
        ("Nontoken Elves", Filter(all_of=("Elf",), token=False)),
        ("Attacking creatures", Filter(all_of=("Creature",), statuses=(Status.ATTACKING,))),
        ("Untapped creatures you control", Filter(
            all_of=("Creature",), statuses=(Status.UNTAPPED,), side=Side.YOU)),
        ("Creatures you control with flying", Filter(
            all_of=("Creature",), keywords=(KeywordName.FLYING,), side=Side.YOU)),
        ("Creatures without flying", Filter(all_of=("Creature",), without=(KeywordName.FLYING,))),
        ("Creatures with flying and trample", Filter(
            all_of=("Creature",), keywords=(KeywordName.FLYING, KeywordName.TRAMPLE))),
        ("Creatures with power 2 or less", Filter(all_of=("Creature",), comparison=Comparison("power", at_most=2))),
        ("Creatures with toughness four or greater", Filter(
            all_of=("Creature",), comparison=Comparison("toughness", at_least=4))),
        ("Artifacts and creatures you control", Filter(any_of=("Artifact", "Creature"), side=Side.YOU)),
        ("Other Elves, Allies, and Mice", Filter(any_of=("Elf", "Ally", "Mouse"), other=True)),
        ("Permanents that aren't lands", Filter(none_of=("Land",))),
        ("Creatures controlled by your opponents", Filter(all_of=("Creature",), side=Side.OPPONENT)),
        ("Creatures the active player controls", Filter(all_of=("Creature",), side=Side.ACTIVE_PLAYER)),
        ("Creatures that attacked this turn", Filter(all_of=("Creature",), attacked=True)),
        ("Creatures you control that didn't attack this turn", Filter(
            all_of=("Creature",), side=Side.YOU, attacked=False)),
        ("Creatures other than this creature", Filter(all_of=("Creature",), other=True)),
        ("Creatures the active player has controlled continuously since the beginning of the turn", Filter(
            all_of=("Creature",), side=Side.ACTIVE_PLAYER, held=True)),
    ],
)  # fmt: skip
def test_109_2_a_phrase_in_the_plural_is_a_filter(phrase: str, found: Filter) -> None:
    assert read(f"{phrase} get +1/+1.") == (StaticAbility(Matching(found), GROWS),)


@pytest.mark.parametrize(
    "phrase", ["Each creature you control", "Every creature you control", "Each other Elf", "Each Elf creature token"]
)
def test_each_stands_with_the_singular(phrase: str) -> None:
    assert isinstance(read(f"{phrase} gets +1/+1.")[0], StaticAbility)
    assert shown(f"{phrase} get +1/+1.") == [f"?{phrase} get +1/+1."]


@pytest.mark.parametrize(
    "phrase",
    [
        "Creature you control",
        "Each creatures you control",
        "Attacking or small creatures",
        "Creatures with power 2 more",
        "Creatures with landwalk",
        "Creatures you control but don't own",
        "Creatures defending player controls",
        "Creatures you control you control",
        "Creature cards",
        "Creature spells",
        "elves",
        "Florbs",
    ],
)
def test_a_phrase_that_a_filter_does_not_say_is_unread(phrase: str) -> None:
    assert shown(f"{phrase} get +1/+1.") == [f"?{phrase} get +1/+1."]


def test_a_subtype_is_no_short_form_of_a_name() -> None:
    text = "Prevent all damage that would be dealt to Wall."
    assert shown(text, "Wall of Bears") == [f"?{text}"]


def test_105_2_what_is_one_or_more_colors_is_of_any_color() -> None:
    (given,) = read("{1}: Destroy target permanent that's one or more colors.")
    assert isinstance(given, ActivatedAbility)
    assert given.targets == (TargetSpec(Filter(colors=tuple(Color))),)
