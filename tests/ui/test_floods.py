"""Words that nobody means, as many as can be typed, are answered with what is wrong with them."""

import time

import pytest

from bot.language import LANGUAGES
from bot.ui.ask import LONGEST_LINE, answer_command, answer_line_or_raise
from bot.ui.commands.registry import COMMANDS
from bot.ui.desk import Desk

FLOODS = {
    "/interaction actions: ": {
        ",": "actions: nothing happens",
        "(": "actions: I don’t understand “(((",
        "and ": "actions: I don’t understand “and and and",
        "Alice, ": "actions: I don’t understand “Alice, Alice",
    },
    "/interaction situation: Alice: Jace Beleren actions: Bob casts ": {
        "from ": "actions: no card is called “from from",
        "protection from ": "actions: no card is called “protection from",
        "on ": "actions: no card is called “on on",
        "a,": "actions: no card is called “a,a",
    },
    "/interaction actions: Alice attacks situation: ": {"x": "situation: no card is called “xxx", "(": "actions: "},
    "/combat attackers: ": {"flying and ": "attackers: no card is called “flying and", "x ": "attackers: no card is"},
    "/combat attackers: 5/5 assign: ": {"x and ": "assign: “x and x and"},
    "/magenoir resolve actions: ": {",": "actions: ", "les ": "actions: "},
    "/magenoir resolve actions: Alice activates Tornado on Bob board: ": {"« x ": "board: ", "“x ": "board: "},
    "/emperor play actions: A1 attacks situation: ": {"x; ": "situation: "},
    "/keyword ": {"x, ": "No keyword here is called “x”."},
}


CASES = [(head, *each) for head, floods in FLOODS.items() for each in floods.items()]


@pytest.mark.parametrize(("head", "flood", "verdict"), CASES)
def test_a_flood_is_answered_with_what_is_wrong(desk: Desk, head: str, flood: str, verdict: str) -> None:
    line = (head + flood * LONGEST_LINE)[:LONGEST_LINE]
    reply = answer_line_or_raise(desk, "en", line)
    assert (reply.kind, reply.certain) == ("not understood", False)
    assert reply.verdict.startswith(verdict)


def test_a_keyword_that_is_asked_for_again_and_again_is_played_as_one(desk: Desk) -> None:
    reply = answer_line_or_raise(desk, "en", "/keyword " + "flying, trample, " * 200)
    once = answer_line_or_raise(desk, "en", "/keyword flying, trample")
    assert (reply.kind, reply.sections[-1]) == ("keyword", once.sections[-1])


REPEATED = ("a", "]", "( ", "1/", "’ ", "\n", "  ", "-> ", "x", "= ", ": ", "? ", "a, ", "et ", "\u0301", "2/2 ")
"""What makes a pattern or a reader that tries again and again slow, if it comes often; each option has a third."""
LONGEST_READING = 3.0
"""In seconds of processor time, many times what any of them takes: one that tries everything takes minutes."""


def test_whatever_fills_an_option_is_read_in_time(desk: Desk) -> None:
    slow = []
    for at, (command, option) in enumerate((each, option) for each in COMMANDS for option in each.options):
        others = {each.id: "a" for each in command.options if each.required}
        for repeated in REPEATED[at % 3 :: 3]:
            options = {**others, option.id: (repeated * LONGEST_LINE)[:3900]}
            began = time.process_time()
            answer_command(desk, LANGUAGES[at % len(LANGUAGES)], command, options)
            if (took := time.process_time() - began) > LONGEST_READING:
                slow.append((took, command.id, option.id, repeated))
    assert slow == []
