"""Modes of spells and abilities as cards print them (CR 700.2)."""

import pytest

from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.words.abilities import (
    ActivatedAbility,
    Cost,
    Enters,
    Modal,
    Mode,
    OtherNumber,
    SpellAbility,
    TriggeredAbility,
)
from bot.engine.magic.words.conditions import WasPaid
from bot.engine.magic.words.effects import Draw, Fixed, GainLife, PutCounters
from bot.engine.magic.words.filters import THIS, Players
from tests.oracle.reading import read, shown

LINES = "\n• You gain 2 life.\n• Draw a card."
MODES = (Mode((GainLife(Players.YOU, Fixed(2)),)), Mode((Draw(Players.YOU, Fixed(1)),)))


def test_700_2b_a_triggered_ability_may_be_modal() -> None:
    assert read(f"When this creature enters, choose one —{LINES}") == (
        TriggeredAbility(Enters(), (), modal=Modal(MODES)),
    )
    (ability,) = read(f"When this creature enters, choose up to one —{LINES}")
    assert isinstance(ability, TriggeredAbility)
    assert ability.modal == Modal(MODES, 0, 1)


def test_700_2a_an_activated_ability_may_be_modal() -> None:
    text = f"{{1}}, {{T}}: Choose one or both —{LINES}"
    assert read(text) == (ActivatedAbility(Cost("{1}", tap=True), (), text=text, modal=Modal(MODES, 1, 2)),)


def test_700_2_what_the_trigger_names_is_known_in_the_modes() -> None:
    (ability,) = read("When this creature enters, choose one —\n• Put a +1/+1 counter on it.\n• Draw a card.")
    assert isinstance(ability, TriggeredAbility)
    assert ability.modal == Modal((Mode((PutCounters(THIS, "+1/+1"),)), MODES[1]))


def test_207_2d_flavor_words_before_a_mode_mean_nothing() -> None:
    (ability,) = read(
        "When this creature enters, choose one —\n• Cure Wounds — You gain 2 life.\n• Study — Draw a card."
    )
    assert isinstance(ability, TriggeredAbility)
    assert ability.modal == Modal(MODES)


@pytest.mark.parametrize(("number", "bounds"), [("any number", (0, None)), ("both", (2, 2))])
def test_702_33d_a_kicked_spell_may_have_another_number_of_modes(number: str, bounds: tuple[int, int | None]) -> None:
    text = f"Choose one. If this spell was kicked, choose {number} instead.{LINES}"
    other = OtherNumber(WasPaid(KeywordName.KICKER), *bounds)
    assert read(text, types=("Sorcery",)) == (SpellAbility((), modal=Modal(MODES, if_paid=other)),)


def test_603_1_a_triggered_ability_knows_its_text() -> None:
    (ability,) = read("Landfall — Whenever a land you control enters, draw a card.")
    assert isinstance(ability, TriggeredAbility)
    assert ability.text == "Whenever a land you control enters, draw a card."


@pytest.mark.parametrize(
    "text",
    [
        "When this creature enters, choose one —\n• You gain 2 life.\n• Sing a song.",
        "When this creature enters, choose one that hasn't been chosen —\n• You gain 2 life.\n• Draw a card.",
        "When this creature enters, choose one —\n• You gain 2 life.",
    ],
)
def test_an_ability_of_which_a_mode_is_not_read_is_not_read(text: str) -> None:
    assert all(each.startswith("?") for each in shown(text))
