"""Sentences that manifest and cloak (CR 701.40, 701.58, 701.62)."""

import pytest

from bot.engine.magic.ground.keyword_names import FaceDown
from bot.engine.magic.words.abilities import SpellAbility, Unread
from bot.engine.magic.words.effects import Destroy, Effect, Fixed, Manifest, PutCounters
from bot.engine.magic.words.filters import ControllerOf, Made, TargetObject
from tests.oracle.reading import read

CLOAKED = FaceDown.CLOAK
T0 = TargetObject(0)

SENTENCES: list[tuple[str, tuple[Effect, ...]]] = [
    ("Manifest the top card of your library.", (Manifest(),)),
    ("Cloak the top card of your library.", (Manifest(how=CLOAKED),)),
    ("Manifest the top two cards of your library.", (Manifest(amount=Fixed(2)),)),
    ("Manifest dread.", (Manifest(dread=True),)),
    ("Manifest dread twice.", (Manifest(amount=Fixed(2), dread=True),)),
    ("Manifest dread three times.", (Manifest(amount=Fixed(3), dread=True),)),
    ("Manifest dread, then put a +1/+1 counter on that creature.", (
        Manifest(dread=True), PutCounters(Made(), "+1/+1"))),
    ("Destroy target creature. Its controller manifests dread.", (
        Destroy(T0), Manifest(ControllerOf(T0), dread=True))),
    ("Destroy target creature. Its controller cloaks the top card of their library.", (
        Destroy(T0), Manifest(ControllerOf(T0), how=CLOAKED))),
]  # fmt: skip


@pytest.mark.parametrize(("text", "effects"), SENTENCES)
def test_701_40a_what_is_manifested(text: str, effects: tuple[Effect, ...]) -> None:
    (ability,) = read(text, "Made-Up Rite", ("Sorcery",))
    assert isinstance(ability, SpellAbility)
    assert ability.effects == effects


@pytest.mark.parametrize(
    "text", ["Cloak dread.", "Manifest target creature.", "Manifest the bottom card of your library."]
)
def test_701_40_other_sentences_stay_unread(text: str) -> None:
    assert all(isinstance(each, Unread) for each in read(text, "Made-Up Rite", ("Sorcery",)))
