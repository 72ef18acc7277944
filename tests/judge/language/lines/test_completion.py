"""Autocompletion of a list: only the last piece changes."""

import pytest

from bot.judge.language.lines.completion import Choice, complete_piece

NAMES = ("Hill Giant", "Mara, Rebel", "Test Wurm")


def names(typed: str) -> list[Choice]:
    return [(name, name) for name in NAMES if name.lower().startswith(typed.lower())]


def offered(text: str, attackers: str = "") -> list[str]:
    return [value for _, value in complete_piece(text, "en", names, attackers)]


CASES = {
    "hil": ["Hill Giant"],
    "5/5 trample, hil": ["5/5 trample, Hill Giant"],
    "2x hil": ["2x Hill Giant"],
    "Hill Giant; tes": ["Hill Giant; Test Wurm"],
    "Mara, Reb": ["Mara, Rebel"],
    "5/5 tramp": ["5/5 trample", "5/5 trample over planeswalkers"],
    "5/5 flying first st": ["5/5 flying first strike"],
    "5/5 (tap": [],
    "": [],
}


@pytest.mark.parametrize("text", CASES)
def test_the_last_piece_is_completed_and_the_rest_stays(text: str) -> None:
    assert offered(text) == CASES[text]


def test_behind_an_arrow_come_the_attackers_already_typed() -> None:
    attackers = "2x 3/3 flying (tapped), Hill Giant"
    assert offered("2/2 -> ", attackers) == ["2/2 -> 3/3 flying", "2/2 -> Hill Giant"]
    assert offered("2/2 -> Hill Giant + 3", attackers) == ["2/2 -> Hill Giant + 3/3 flying"]
    assert offered("2/2 -> 3/3, hil", attackers) == ["2/2 -> 3/3, Hill Giant"]


def test_what_is_longer_than_a_choice_is_left_out() -> None:
    assert offered("5/5, " * 19 + "hil") == []
