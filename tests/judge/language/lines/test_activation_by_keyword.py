"""Keyword abilities that are verbs of their own: who crews what, and what is unearthed."""

from typing import Any

import pytest

from bot.cards.catalogue import Catalogue
from bot.judge.language.lines.typed_interaction import read_interaction
from bot.judge.language.reading.request import InteractionRequest
from bot.language import Language
from tests.judge.table import GIANT, WURM, card

SKIFF = card("Test Skiff", "Esquif d’essai", "Artifact — Vehicle", "Crew 3")
HAG = card("Test Hag", "Guenaude d’essai", "Creature — Hag", "Unearth {2}{B}")
CARDS = Catalogue((SKIFF, HAG, GIANT, WURM))
TABLE = "Alice: Hill Giant, Test Wurm, Test Skiff, Test Hag (graveyard)"


def do(actions: str, lang: Language) -> list[dict[str, Any]]:
    return list(read_interaction(InteractionRequest(actions, TABLE), lang, CARDS).document["do"])


@pytest.mark.rule("702.122a")
@pytest.mark.parametrize(
    ("said", "lang"),
    [
        ("Alice crews Test Skiff with Hill Giant and Test Wurm", "en"),
        ("Alice pilote Esquif d’essai avec Géant des collines et Test Wurm", "fr"),
    ],
)
def test_702_122a_those_who_crew_are_named_behind_with(said: str, lang: Language) -> None:
    assert do(said, lang) == [
        {"choose": "crew", "by": "Alice", "pick": ["hill-giant", "test-wurm"]},
        {"activate": "test-skiff", "ability": "crew", "by": "Alice"},
    ]


@pytest.mark.rule("702.84a")
@pytest.mark.parametrize(("said", "lang"), [("Alice unearths Test Hag", "en"), ("Alice exhume Test Hag", "fr")])
def test_702_84a_to_unearth_is_to_activate_the_card(said: str, lang: Language) -> None:
    assert do(said, lang) == [{"activate": "test-hag", "ability": "unearth", "by": "Alice"}]
