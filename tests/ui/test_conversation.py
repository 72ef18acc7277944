"""What is asked next goes on about what was asked last, where it begins so."""

import pytest

from bot.judge.language.asked.follow_ups import is_follow_up
from bot.ui.conversation import Conversation
from bot.ui.reply import Reply

PLAYED = Reply("ruling", "en", "Bob loses 5 life.")
FIRST = "I attack with a 5/5, he blocks with a 2/2"


@pytest.mark.parametrize(
    "line", ["and with trample?", "what if he is at 5?", "et s'il a l'initiative ?", "avec piétinement ?"]
)
def test_a_line_that_changes_one_thing_goes_on(line: str) -> None:
    assert is_follow_up(line)


@pytest.mark.parametrize("line", [FIRST, "what if I block his 5/5 with my 2/2 and 3/3?", "who dies?", ""])
def test_a_line_that_tells_its_own_situation_does_not(line: str) -> None:
    assert not is_follow_up(line)


def test_a_follow_up_stands_behind_what_it_changes_and_another_behind_both() -> None:
    talk = Conversation()
    talk.remember(talk.whole_line(FIRST), PLAYED)
    second = talk.whole_line("and with trample?")
    talk.remember(second, PLAYED)
    assert (second, talk.whole_line("and if he is at 3?")) == (
        f"{FIRST} >> and with trample?",
        f"{FIRST} >> and with trample? >> and if he is at 3?",
    )


def test_a_command_and_what_was_not_played_are_not_gone_on_about() -> None:
    talk = Conversation()
    talk.remember("/combat 5/5", PLAYED)
    talk.remember("hello", Reply("help", "en", "Hello!"))
    assert (talk.last, talk.whole_line("and with trample?")) == ("", "and with trample?")
