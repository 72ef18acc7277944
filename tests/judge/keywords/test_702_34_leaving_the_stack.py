"""CR 702.34a, 702.133a, 614.1a: a spell that is exiled instead of going anywhere else, whatever takes it off the
stack."""

import pytest

from tests.judge.playing import ALL, Told, card, cast, played, thing, told, zones

TO_HAND = "Return target spell to its owner's hand."
ON_TOP = "Put target spell on top of its owner's library."
ON_BOTTOM = "Put target spell on the bottom of its owner's library."
REMANDED = (
    "Counter target spell. If that spell is countered this way, put it into its owner's hand instead of into that "
    "player's graveyard."
)
COUNTERED = "Counter target spell."
OTHER = {"id": "other", "is": card("other", "Instant")}
WAYS = [TO_HAND, ON_TOP, ON_BOTTOM, REMANDED, COUNTERED]
PLAIN = {TO_HAND: "hand", ON_TOP: "library", ON_BOTTOM: "library", REMANDED: "hand", COUNTERED: "graveyard"}


def answered(keyword: str, answer: Told, *more: Told, **how: str) -> Told:
    """A sorcery with the keyword that is cast from Alice's graveyard, and what Bob answers."""
    spark = card("spark", "Sorcery", f"Draw a card.\n{keyword}", mana_cost="{R}")
    alice = {"name": "Alice", "graveyard": [{"id": "buried", "is": spark}], "hand": [OTHER]}
    spell = {"cast": spark, "by": "Alice", "as": "spark", **how}
    return played(spell, answer, *more, ALL, players=[alice, {"name": "Bob"}])


@pytest.mark.rule("702.34a")
@pytest.mark.parametrize("text", WAYS)
def test_702_34a_a_spell_cast_with_flashback_is_exiled_whatever_takes_it_off_the_stack(text: str) -> None:
    answer = cast(card("answer", "Instant", text), "spark", by="Bob")
    outcome = answered("Flashback {2}{R}", answer, **{"with": "flashback"})
    assert zones(outcome, "spark") == ["exile"]
    assert any("spark" in line and "exiled" in line and "702.34a" in line for line in told(outcome))


@pytest.mark.rule("702.133a")
@pytest.mark.parametrize("text", WAYS)
def test_702_133a_so_is_one_cast_with_jump_start(text: str) -> None:
    answer = cast(card("answer", "Instant", text), "spark", by="Bob")
    assert zones(answered("Jump-start", answer, **{"with": "jump-start"}), "spark") == ["exile"]


@pytest.mark.rule("702.34a")
def test_702_34a_a_triggered_ability_that_returns_it_exiles_it_as_well() -> None:
    text = "Flash\nWhen this creature enters, return target spell or permanent to its owner's hand."
    mage = cast(card("mage", "Creature - Wizard", text, power=2, toughness=2), by="Bob")
    choice = {"choose": "target", "by": "Bob", "pick": "spark"}
    outcome = answered("Flashback {2}{R}", mage, choice, **{"with": "flashback"})
    assert zones(outcome, "spark", "mage") == ["exile", "battlefield"]


@pytest.mark.parametrize("text", WAYS)
def test_702_34a_a_spell_with_flashback_that_was_cast_from_the_hand_goes_where_it_would(text: str) -> None:
    spark = card("spark", "Sorcery", "Draw a card.\nFlashback {2}{R}", mana_cost="{R}")
    outcome = played(cast(spark), cast(card("answer", "Instant", text), "spark", by="Bob"), ALL)
    assert zones(outcome, "spark") == [PLAIN[text]]


@pytest.mark.rule("614.1a")
@pytest.mark.parametrize(("text", "zone"), [(COUNTERED, "exile"), (TO_HAND, "hand")])
def test_614_1a_what_is_exiled_instead_of_a_graveyard_alone_can_be_returned(text: str, zone: str) -> None:
    spark = card("spark", "Sorcery", "Draw a card.", mana_cost="{R}")
    mage = thing(
        "mage",
        "Creature - Wizard",
        "{T}: You may cast target sorcery card from your graveyard this turn. If that spell would be put into your "
        "graveyard, exile it instead.",
        power=2,
        toughness=2,
    )
    use = {"activate": "mage", "ability": 1, "targets": ["buried"]}
    spell = {"cast": spark, "by": "Alice", "as": "spark", "from": "graveyard"}
    answer = cast(card("answer", "Instant", text), "spark", by="Bob")
    alice = {"name": "Alice", "graveyard": [{"id": "buried", "is": spark}]}
    outcome = played(use, ALL, spell, answer, ALL, objects=(mage,), players=[alice, {"name": "Bob"}])
    assert zones(outcome, "spark") == [zone]
