"""Autocomplete of every option of the registry: never an exception, never more than Discord takes."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.cards.catalogue import Catalogue
from bot.language import LANGUAGES, Language
from bot.reference.keywords import shipped_keywords
from bot.ui.commands.completion import LONGEST, MOST, fit_into_choices
from bot.ui.commands.registry import COMMANDS, Command, Option, suggest_values
from bot.ui.desk import Desk
from tests.examples import examples

DESK = Desk(Catalogue.open(), shipped_keywords())
COMPLETED = [(command, option) for command in COMMANDS for option in command.options if option.complete is not None]
PIECES = [
    "Force of Nature",
    "force de la nat",
    "Spectr",
    "2/2",
    " ; ",
    ", ",
    " -> ",
    ": ",
    "(",
    "#2",
    "pié",
    "trample",
    "+",
]
TYPED = st.lists(st.sampled_from(PIECES) | st.text(max_size=12), max_size=8).map("".join) | st.integers(1, 6000).map(
    lambda size: ("2/2 ; Ours, " * 500)[:size]
)


@pytest.mark.parametrize(
    ("command", "option"), COMPLETED, ids=[f"{command.id} {option.id}" for command, option in COMPLETED]
)
@settings(max_examples=examples(30))
@given(text=TYPED, lang=st.sampled_from(LANGUAGES), data=st.data())
def test_whatever_is_typed_is_completed_within_discords_limits(
    command: Command, option: Option, text: str, lang: Language, data: st.DataObject
) -> None:
    others = data.draw(st.dictionaries(st.sampled_from([each.id for each in command.options]), TYPED, max_size=2))
    assert option.complete is not None
    offered = fit_into_choices(option.complete(DESK, lang, text, others))
    assert len(offered) <= MOST
    assert all(1 <= len(each.name) <= LONGEST and 1 <= len(each.value) <= LONGEST for each in offered)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("command", "option", "typed", "offered"),
    [
        ("combat", "attackers", "Force of Nature; Spectr", "Force of Nature; Spectral Lynx"),
        ("combat", "attackers", "2x 3/3 vol, lynx sp", "2x 3/3 vol, Spectral Lynx"),
        ("combat", "blockers", "2/2 -> 5/5, lynx sp", "2/2 -> 5/5, Spectral Lynx"),
        ("card", "card", "lynx spec", "Spectral Lynx"),
        ("card", "card", "spectral l", "Spectral Lynx"),
        ("rulings", "card", "lynx spec", "Spectral Lynx"),
    ],
)
def test_the_last_piece_is_completed_in_either_language(
    lang: Language, command: str, option: str, typed: str, offered: str
) -> None:
    found = next(each for kind, each in COMPLETED if (kind.id, each.id) == (command, option))
    assert offered in [each.value for each in suggest_values(DESK, lang, found, typed, {})]


def test_only_what_is_no_name_and_no_rule_is_left_without_choices() -> None:
    left = {option.id for command in COMMANDS for option in command.options if option.complete is None}
    assert left <= {"life", "assign", "size", "page", "step"}


NO_EXAMPLES = {"size", "page"}
"""Whole numbers, for which Discord has its own bounds."""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_where_nothing_is_typed_something_is_offered(lang: Language) -> None:
    empty = {
        f"{command.id} {option.id}"
        for command in COMMANDS
        for option in command.options
        if option.id not in NO_EXAMPLES and not suggest_values(DESK, lang, option, "", {})
    }
    assert empty == set()


def option_of(command: str, option: str) -> Option:
    return next(each for kind, each in COMPLETED if (kind.id, each.id) == (command, option))


@pytest.mark.parametrize("text", ["2/2  ;  ", "2/2,", "2/2 -> 5/5 ;  "])
def test_what_stands_before_the_last_piece_stays_byte_for_byte(text: str) -> None:
    offered = suggest_values(DESK, "en", option_of("combat", "attackers"), f"{text}Spectr", {})
    assert [each.value.startswith(text) for each in offered] == [True]


def test_of_attackers_creatures_alone_are_offered_and_of_defenders_planeswalkers() -> None:
    offered = {
        option: [each.value for each in suggest_values(DESK, "en", option_of("combat", option), "j", {})]
        for option in ("attackers", "defender")
    }
    assert ("Jace Beleren" in offered["attackers"], "Jace Beleren" in offered["defender"]) == (False, True)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_of_no_attackers_a_blocker_of_each_is_offered(lang: Language) -> None:
    offered = suggest_values(DESK, lang, option_of("combat", "blockers"), "", {"attackers": "5/5 trample, 2x 3/3"})
    assert [each.value for each in offered] == ["2/2 -> 5/5 trample", "2/2 -> 3/3"]
