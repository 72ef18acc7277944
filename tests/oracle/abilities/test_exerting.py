"""Sentences on what a player may do as a creature attacks, and on what is linked to that."""

import pytest

from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.words.abilities import (
    Ability,
    ActivatedAbility,
    AsItAttacks,
    Cost,
    Enlists,
    Exerts,
    Moment,
    OptionalAttackCost,
    TriggeredAbility,
    WhenYouDo,
)
from bot.engine.magic.words.effects import AddAbility, Draw, Fixed, KeywordAbility, Modify, ModifyPowerToughness, Tap
from bot.engine.magic.words.filters import CREATURE, THIS, YOUR_CREATURE, Matching, Players, TargetObject, TargetSpec
from tests.oracle.deletions import shorter_by_a_word
from tests.oracle.reading import moments, read, shown

DRAW = Draw(Players.YOU, Fixed(1))
LARGER = Modify(THIS, (ModifyPowerToughness(1, 1), AddAbility(KeywordAbility(KeywordName.MENACE))))


def linked(*effects: object, targets: tuple[TargetSpec, ...] = (), optional: bool = False) -> OptionalAttackCost:
    then = TriggeredAbility(WhenYouDo(), effects, targets, optional)  # type: ignore[arg-type]  # effects, all of them
    return OptionalAttackCost(AsItAttacks.EXERT, then)


EXERT = "You may exert this creature as it attacks."


@pytest.mark.parametrize(
    ("text", "ability"),
    [
        (EXERT, OptionalAttackCost(AsItAttacks.EXERT)),
        ("You may exert Made-Up Bear as it attacks.", OptionalAttackCost(AsItAttacks.EXERT)),
        ("You may exert Made-Up Bear as she attacks.", OptionalAttackCost(AsItAttacks.EXERT)),
        (f"{EXERT} When you do, draw a card.", linked(DRAW)),
        (f"{EXERT} When you do, you may draw a card.", linked(DRAW, optional=True)),
        (f"{EXERT} When you do, it gets +1/+1 and gains menace until end of turn.", linked(LARGER)),
        (f"{EXERT} When you do, tap target creature.", linked(Tap(TargetObject()), targets=(TargetSpec(CREATURE),))),
        (f"{EXERT} When you do, draw a card. Tap this creature.", linked(DRAW, Tap(THIS))),
        (
            "Whenever you exert a creature, draw a card.",
            TriggeredAbility(Exerts(Matching(CREATURE)), (DRAW,)),
        ),
        (
            "Whenever a creature you control enlists a creature, draw a card.",
            TriggeredAbility(Enlists(Matching(YOUR_CREATURE)), (DRAW,)),
        ),
        (
            "{T}, Exert this creature: Draw a card.",
            ActivatedAbility(
                Cost(tap=True, exert_this=True), (DRAW,), text="{T}, Exert this creature: Draw a card."
            ),
        ),
        ("Enlist", KeywordAbility(KeywordName("enlist"))),
    ],
)  # fmt: skip
def test_508_1g_what_may_be_done_as_a_creature_attacks(text: str, ability: Ability) -> None:
    assert read(text) == (ability,)


@pytest.mark.parametrize(
    "text",
    [
        "You may exert another creature as it attacks.",
        "You may exert this creature as it blocks.",
        "When you do, draw a card.",
        "You may exert this creature.",
    ],
)
def test_what_is_no_optional_cost_is_unread(text: str) -> None:
    assert shown(text) == [f"?{text}"]


def test_607_2h_what_is_linked_and_not_read_is_kept_beside_the_option() -> None:
    text = f"{EXERT} When you do, it dances."
    assert shown(text) == [str(OptionalAttackCost(AsItAttacks.EXERT)), "?When you do, it dances."]
    assert moments(text) == [Moment.ATTACKS]


def test_a_deleted_word_changes_the_reading() -> None:
    probes = shorter_by_a_word(EXERT, "Whenever you exert a creature, draw a card.")
    assert [shorter for sentence, shorter in probes if read(shorter) == read(sentence)] == []
