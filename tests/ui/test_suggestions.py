"""What may be meant by a word that nobody knows: what is like it is offered, and else nothing."""

import pytest

from bot.ui.ask import answer_line_or_raise
from bot.ui.desk import Desk
from bot.ui.plain import plain_text

DOORS = {
    "/card {}": ("Ligthning Bolt", "Lightning Bolt"),
    "/rulings {}": ("Jace Belerne", "Jace Beleren"),
    "/keyword {}": ("trampel", "trample"),
    "/combat attackers: {}": ("Serra Angle", "Serra Angel"),
    "/combat {}: 3/3": ("atackers", "attackers"),
    "/{} 3/3": ("combatt", "/combat"),
    "/magenoir card {}": ("Tornadoo", "Tornado"),
    "/magenoir term {}": ("chian", "chain"),
}


@pytest.mark.parametrize(("door", "misspelt", "meant"), [(door, *words) for door, words in DOORS.items()])
def test_what_is_like_no_known_word_is_suggested_none(desk: Desk, door: str, misspelt: str, meant: str) -> None:
    assert meant in plain_text(answer_line_or_raise(desk, "en", door.format(misspelt)))
    for nonsense in ("qzxwvk", "xyzzy plugh"):
        told = plain_text(answer_line_or_raise(desk, "en", door.format(nonsense))).casefold()
        assert [each for each in ("nearest", "did you mean", "taken for") if each in told] == []
