"""CR 601.2c: what is cast or activated at nothing is asked about, with what it could target, and is not "illegal"."""

import pytest

from bot.language import Language
from bot.ui.ask import answer_line
from bot.ui.desk import Desk


@pytest.mark.parametrize(
    ("lang", "line", "offered"),
    [
        (
            "fr",
            "/interaction situation: Alice: Jace Beleren (3); Bob: 2/2 actions: Alice active Jace -1",
            "Alice active Jace -1 sur Alice · Alice active Jace -1 sur Bob",
        ),
        (
            "en",
            "/interaction situation: Alice: nothing; Bob: 2/2 actions: Alice casts Lightning Bolt; resolve",
            "Alice casts Lightning Bolt on 2/2 · Alice casts Lightning Bolt on Alice",
        ),
        ("en", "/emperor play situation: A1: 2/2; E3: 3/3 actions: A1 casts Murder", "on 2/2 · A1 casts Murder on 3/3"),
    ],
)
def test_a_target_that_nobody_named_is_asked_for(desk: Desk, lang: Language, line: str, offered: str) -> None:
    reply = answer_line(desk, lang, line)
    assert (reply.kind, reply.certain, offered in reply.verdict) == ("ambiguous", False, True), reply.verdict


def test_each_possible_target_is_a_button_that_plays_it(desk: Desk) -> None:
    line = "/interaction situation: Alice: 1/1; Bob: 2/2 actions: Alice casts Lightning Bolt; resolve"
    (pending,) = answer_line(desk, "en", line).pending
    played = [" ".join(f"{name}: {value}" for name, value in each.options.items()) for each in pending.options]
    told = [answer_line(desk, "en", f"/interaction {each}").verdict for each in played]
    assert told[:2] == ["The 1/1 dies.", "The 2/2 dies."]


@pytest.mark.parametrize(
    "actions", ["Bob lance Divination; Alice répond Contresort", "Bob lance Divination; Alice lance Contresort"]
)
def test_the_one_spell_that_waits_is_what_is_countered(desk: Desk, actions: str) -> None:
    reply = answer_line(desk, "fr", f"/interaction situation: Alice: Contresort en main; Bob: rien actions: {actions}")
    assert (reply.kind, reply.verdict) == ("ruling", "Le Contresort contrecarre la Divination. [701.6a]")
