"""CR 605: which abilities are mana abilities, and what uses the stack although it adds mana."""

import pytest

from bot.engine.magic.asking.scenario import Activate, WhatIsOnTheStack
from bot.engine.magic.front.resolve_scenario import resolve_scenario
from bot.engine.magic.ground.identifiers import ObjectId
from bot.engine.magic.words.abilities import ActivatedAbility, Cost
from bot.engine.magic.words.effects import AddMana, CountOf, GainLife
from bot.engine.magic.words.filters import Filter, Matching, Players, TargetSpec
from tests.engine.magic.tables.cards import scene
from tests.engine.magic.tables.layered import CREATURES, permanent
from tests.engine.magic.tables.spells import ALL, ONE_LIFE, cast, spell, stack_after
from tests.engine.magic.tables.table import asked, duel, lives

GREEN = AddMana(("G",))
TAP = Cost(tap=True)
MANY = AddMana(("G",), CountOf(Matching(Filter(all_of=("Artifact",)))))


@pytest.mark.parametrize(
    ("ability", "stack"),
    [
        pytest.param(ActivatedAbility(TAP, (GREEN,)), [], id="mana", marks=pytest.mark.rule("605.1a")),
        pytest.param(ActivatedAbility(TAP, (GREEN, ONE_LIFE)), [], id="more", marks=pytest.mark.rule("405.6c")),
        pytest.param(ActivatedAbility(TAP, (MANY,)), [], id="none", marks=pytest.mark.rule("605.2")),
        pytest.param(
            ActivatedAbility(TAP, (GREEN,), (TargetSpec(Filter()),)),
            ["dryad!1"],
            id="target",
            marks=pytest.mark.rule("605.5a"),
        ),
        pytest.param(
            ActivatedAbility(Cost(loyalty=1), (GREEN,)), ["dryad!1"], id="loyalty", marks=pytest.mark.rule("605.1a")
        ),
        pytest.param(ActivatedAbility(TAP, (ONE_LIFE,)), ["dryad!1"], id="no mana"),
    ],
)
def test_605_1a_a_mana_ability_adds_mana_has_no_target_and_is_no_loyalty_ability(
    ability: ActivatedAbility, stack: list[str]
) -> None:
    dryad = permanent("dryad walker:3", ability)
    targets = (ObjectId("bear"),) if ability.targets else ()
    do = (Activate(ObjectId("dryad"), 1, targets=targets),)
    assert asked(scene(dryad, permanent("bear 2/2"), do=do), WhatIsOnTheStack()) == [stack]


def test_605_5b_a_spell_that_adds_mana_uses_the_stack() -> None:
    ritual = spell("ritual", GREEN, GainLife(Players.YOU, CountOf(CREATURES)))
    scenario = duel("bear 2/2", "", cast(ritual))
    assert stack_after(scenario) == ["ritual"]
    assert lives(resolve_scenario(duel("bear 2/2", "", cast(ritual), ALL))) == (21, 20)
