"""CR 601.2d: what is divided among targets is announced, at least one for each; damage at the same time (608.2f)."""

import pytest

from bot.engine.magic.asking.choices import ChoiceKind
from bot.engine.magic.asking.refusals import RefusalKind
from bot.engine.magic.asking.scenario import Cast, Choose
from bot.engine.magic.front.resolve_scenario import resolve_scenario
from bot.engine.magic.ground.identifiers import ObjectId
from bot.engine.magic.words.effects import DealDamage, Fixed, ValueOfX
from bot.engine.magic.words.filters import ANY_TARGET, CREATURE, Matching, Players, TargetObject, TargetSpec, Together
from tests.engine.magic.tables.spells import ALL, MURDER, cast, spell
from tests.engine.magic.tables.table import duel, gone, lives, marked, refused
from tests.engine.magic.tables.words import ALICE, BOB

TARGETS = TargetSpec(ANY_TARGET.permanents, ANY_TARGET.players, least=0, most=None)
VOLLEY = spell("volley", DealDamage(Fixed(4), TargetObject(), divided=True), targets=(TARGETS,))
X_VOLLEY = spell("volley", DealDamage(ValueOfX(), TargetObject(), divided=True), targets=(TARGETS,))


@pytest.mark.parametrize(
    ("pick", "life", "damage"),
    [(None, 18, {"ogre": 2}), ({"ogre": 1, "Bob": 3}, 17, {"ogre": 1}), ({"ogre": 0, "Bob": 4}, 18, {"ogre": 2})],
)
def test_601_2d_the_division_is_announced_by_default_as_even_as_can_be(
    pick: dict[str, int] | None, life: int, damage: dict[str, int]
) -> None:
    chosen = () if pick is None else (Choose(ChoiceKind.DIVISION, pick, ALICE),)
    outcome = resolve_scenario(duel("", "ogre 9/9", *chosen, cast(VOLLEY, "ogre", "Bob"), ALL))
    assert (lives(outcome), marked(outcome)) == ((20, life), damage)


def test_601_2d_what_is_over_goes_to_the_first_targets() -> None:
    outcome = resolve_scenario(duel("", "a 9/9, b 9/9, c 9/9", cast(VOLLEY, "a", "b", "c"), ALL))
    assert marked(outcome) == {"a": 2, "b": 1, "c": 1}


def test_601_2d_each_target_gets_at_least_one() -> None:
    three = Cast(ObjectId("volley"), X_VOLLEY, ALICE, tuple(map(ObjectId, "abc")), x=2)
    outcome = resolve_scenario(duel("", "a 9/9, b 9/9, c 9/9", three))
    assert refused(outcome) == {0: [(RefusalKind.TOO_MANY_TARGETS, ("601.2d",))]}


def test_608_2b_what_was_meant_for_a_target_that_became_illegal_is_lost() -> None:
    outcome = resolve_scenario(duel("", "a 9/9, b 9/9", cast(VOLLEY, "a", "b"), cast(MURDER, "a", by=BOB), ALL))
    assert marked(outcome) == {"b": 2}


@pytest.mark.rule("120.2b")
def test_608_2f_damage_of_one_instruction_is_dealt_at_the_same_time() -> None:
    quake = spell("quake", DealDamage(Fixed(2), Together((Matching(CREATURE), Players.EACH_PLAYER))))
    outcome = resolve_scenario(duel("bear 2/2", "ogre 3/3", cast(quake), ALL, lives=(2, 2)))
    assert (gone(outcome), outcome.state.drawn) == ({"bear", "quake"}, True)
    sear = spell(
        "sear", DealDamage(Fixed(3), TargetObject(), also=(DealDamage(Fixed(1), Players.YOU),)), targets=(TARGETS,)
    )
    assert lives(resolve_scenario(duel("", "", cast(sear, "Bob"), ALL))) == (19, 17)
