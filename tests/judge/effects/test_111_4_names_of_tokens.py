"""CR 111.4: the name of a token is its subtypes and "Token", unless what creates it says another one."""

import pytest

from tests.judge.playing import ALL, card, cast, played, told


@pytest.mark.parametrize(
    ("text", "name", "identity"),
    [
        ("Create a 2/1 red Dwarf Berserker creature token.", "Dwarf Berserker Token", "dwarf-berserker"),
        ("Create Boo, a legendary 1/1 red Hamster creature token with trample and haste.", "Boo", "boo"),
        ("Create a 0/1 red Kobold creature token named Kobolds of Tests.", "Kobolds of Tests", "kobolds-of-tests"),
        ("Create a Treasure token.", "Treasure Token", "treasure"),
    ],
)
def test_111_4_what_a_token_is_called(text: str, name: str, identity: str) -> None:
    outcome = played(cast(card("make", "Sorcery", text)), ALL)
    assert outcome["objects"][identity]["name"] == name


def test_111_4_it_is_told_by_its_subtypes() -> None:
    outcome = played(cast(card("make", "Sorcery", "Create two 1/1 white Soldier creature tokens.")), ALL)
    assert told(outcome)[-1] == "make: Alice creates two 1/1 Soldier tokens. [608.2c]"
    assert told(outcome, "fr")[-1] == "make\u202f: Alice crée deux jetons Soldat 1/1. [608.2c]"
