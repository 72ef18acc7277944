"""Each kind of choice has its row: its rule, how it is answered, its words in either language; the pages list it."""

import re
from collections.abc import Mapping

import pytest

from bot.engine.magic.asking.choices import CHOICE_RULES, ChoiceKind
from bot.engine.magic.resolving.chosen_qualities import CHOOSABLE
from bot.engine.magic.words.abilities.event_replacements import ChosenAsEnters
from bot.explain import english, french
from bot.judge.language.lexicon.action_words import action_words
from bot.judge.language.lines.choices_by_participle import PARTICIPLES
from bot.judge.scenario_file.actions import READ_PICK
from tests.meta.pages import IN_CODE, PAGES

TABLES: Mapping[str, Mapping[ChoiceKind, object]] = {
    "its rule": CHOICE_RULES,
    "how a scenario file answers it": READ_PICK,
    "what it is about in English": english.words.CHOICES,
    "what it is about in French": french.words.CHOICES,
}
NOT_TYPED = frozenset(
    {
        ChoiceKind.CARD,
        ChoiceKind.CHAPTER,
        ChoiceKind.COST,
        ChoiceKind.COMBAT_DAMAGE,
        ChoiceKind.CREATURE_TYPE,
        ChoiceKind.DAMAGE_ORDER,
        ChoiceKind.DIVISION,
        ChoiceKind.DOOR,
        ChoiceKind.ENLIST,
        ChoiceKind.EXERT,
        ChoiceKind.EXILE,
        ChoiceKind.HALF,
        ChoiceKind.LAND_TYPE,
        ChoiceKind.MANIFEST,
        ChoiceKind.BOTTOM,
        ChoiceKind.NUMBER,
        ChoiceKind.OPTION,
        ChoiceKind.PUT_BACK,
        ChoiceKind.SCRY,
        ChoiceKind.SEARCH,
        ChoiceKind.SURVEIL,
        ChoiceKind.TAKE,
        ChoiceKind.TERRITORY,
        ChoiceKind.TOP_CARD,
        ChoiceKind.UNTAP,
        ChoiceKind.ZONES,
    }
)
"""The kinds of choices that no typed line names yet; a scenario file answers them all."""
IN_BRACKETS = re.compile(r"\([^)]*\)")
KIND = re.compile(r"[a-z ]+")


def test_no_table_lacks_a_kind_of_choice() -> None:
    lacking = {name: sorted(set(ChoiceKind) - set(table)) for name, table in TABLES.items()}
    assert {name: kinds for name, kinds in lacking.items() if kinds} == {}


def test_a_typed_line_names_each_kind_of_choice_but_those_listed() -> None:
    typed = {*action_words().choices.values(), *PARTICIPLES.values()}
    assert set(ChoiceKind) - typed == NOT_TYPED


@pytest.mark.parametrize("words", [CHOOSABLE, ChosenAsEnters])
def test_what_cards_let_choose_is_a_kind_of_choice(words: Mapping[str, object] | type[ChosenAsEnters]) -> None:
    assert set(words) - set(ChoiceKind) == set()


def test_the_page_on_scenario_files_lists_the_kinds_of_choices_and_no_others() -> None:
    chapter = PAGES["docs/scenario.md"].partition("\n## Choices\n")[2].partition("\n## ")[0]
    rows = [line.split("|")[2] for line in chapter.splitlines() if line.startswith("|")][2:]
    named = [code for row in rows for code in IN_CODE.findall(IN_BRACKETS.sub("", row)) if KIND.fullmatch(code)]
    assert sorted(named) == sorted(ChoiceKind)
