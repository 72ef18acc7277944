"""Exile "until this leaves the battlefield" (CR 610.3) in card text, and what is played of it."""

import pytest

from bot.engine.magic.words.abilities import ActivatedAbility, Cost, Enters, TriggeredAbility, Unread
from bot.engine.magic.words.effects import Exile, ExileAndReturn
from bot.engine.magic.words.filters import ANYTHING, CREATURE, Filter, TargetObject, TargetSpec
from tests.oracle.reading import read

PRISON = (Exile(TargetObject(), until_source_leaves=True),)
NONLAND = Filter(none_of=("Land",))


@pytest.mark.parametrize(
    ("text", "spec"),
    [
        ("When this creature enters, exile target creature until this creature leaves the battlefield.", CREATURE),
        (
            "When this creature enters, exile target nonland permanent until Made-Up Bear leaves the battlefield.",
            NONLAND,
        ),
        ("When this creature enters, exile target permanent until Made-Up Bear leaves the battlefield.", ANYTHING),
    ],
)
def test_610_3_exile_until_the_source_leaves(text: str, spec: Filter) -> None:
    assert read(text) == (TriggeredAbility(Enters(), PRISON, (TargetSpec(spec),)),)


def test_610_3_an_activated_ability_can_say_it_too() -> None:
    text = "{T}: Exile target creature until this creature leaves the battlefield."
    assert read(text) == (ActivatedAbility(Cost(tap=True), PRISON, (TargetSpec(CREATURE),), text),)


@pytest.mark.parametrize(
    "text",
    [
        "When this creature enters, exile target creature until that creature leaves the battlefield.",
        "When this creature enters, exile target creature until this creature dies.",
    ],
)
def test_another_end_is_not_read(text: str) -> None:
    (ability,) = read(text)
    assert isinstance(ability, Unread)


@pytest.mark.parametrize("owner", ["that player's", "its owner's"])
def test_603_7b_what_is_exiled_may_return_in_its_owners_next_end_step(owner: str) -> None:
    text = (
        f"{{T}}: Exile target creature. Return that card to the battlefield under its owner's control at the beginning"
        f" of {owner} next end step."
    )
    (found,) = read(text)
    assert isinstance(found, ActivatedAbility)
    assert found.effects == (ExileAndReturn(TargetObject(), at_end_step=True, owners_step=True),)
