"""CR 701.34, 702.26, 707.2: becoming a copy, proliferating and phasing out, as cards say it."""

import pytest

from bot.engine.magic.ground.zones import Zone
from bot.engine.magic.words.abilities import Ability, ReplacementAbility, SpellAbility, Unread
from bot.engine.magic.words.abilities.event_replacements import EnterAsCopy, WouldEnter
from bot.engine.magic.words.effects import BecomeCopy, Duration, PhaseOut, Proliferate
from bot.engine.magic.words.filters import (
    THIS,
    YOUR_CREATURE,
    AttachedObject,
    Filter,
    Matching,
    Side,
    TargetObject,
    TargetSpec,
)
from tests.oracle.reading import read

FIRST, SECOND = TargetObject(0), TargetObject(1)
CREATURE = TargetSpec(Filter(all_of=("Creature",)))
YOURS = TargetSpec(Filter(all_of=("Creature",), side=Side.YOU))


@pytest.mark.parametrize(
    ("text", "ability"),
    [
        ("Proliferate.", SpellAbility((Proliferate(),))),
        ("Target creature phases out.", SpellAbility((PhaseOut(FIRST),), (CREATURE,))),
        ("Target creature you control becomes a copy of target creature until end of turn.", SpellAbility(
            (BecomeCopy(FIRST, SECOND, Duration.END_OF_TURN),), (YOURS, CREATURE))),
        ("Target creature you control becomes a copy of target creature.", SpellAbility(
            (BecomeCopy(FIRST, SECOND, Duration.PERMANENT),), (YOURS, CREATURE))),
    ],
)  # fmt: skip
def test_707_2_what_spells_make_of_permanents(text: str, ability: Ability) -> None:
    assert read(text, types=("Instant",)) == (ability,)


def test_a_copy_for_a_time_that_is_not_played_is_unread() -> None:
    (ability,) = read("Target creature becomes a copy of target creature until your next turn.", types=("Instant",))
    assert isinstance(ability, Unread)


@pytest.mark.parametrize(
    ("text", "would", "instead"),
    [
        (
            "Creatures you control enter as a copy of this creature.",
            WouldEnter(Matching(YOUR_CREATURE)),
            EnterAsCopy(THIS, optional=False),
        ),
        (
            "Each creature enters as a copy of enchanted creature.",
            WouldEnter(Matching(Filter(all_of=("Creature",)))),
            EnterAsCopy(AttachedObject(), optional=False),
        ),
        (
            "You may have this creature enter as a copy of any creature card in a graveyard.",
            WouldEnter(THIS),
            EnterAsCopy(Filter(all_of=("Creature",)), zone=Zone.GRAVEYARD),
        ),
    ],
)
def test_707_5_what_enters_as_a_copy_of_what(text: str, would: WouldEnter, instead: EnterAsCopy) -> None:
    assert read(text) == (ReplacementAbility(would, instead),)
