"""What autocomplete shows can be typed as it stands there."""

import pytest

from bot.cards.catalogue import Catalogue
from bot.language import LANGUAGES, Language
from bot.reference.keywords import shipped_keywords
from bot.ui.ask import answer_command
from bot.ui.commands.registry import COMMANDS, suggest_values
from bot.ui.desk import Desk

DESK = Desk(Catalogue.open(), shipped_keywords())
TYPED = ("pié", "fl", "dam", "fou", "force", "ca", "702.1")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_label_of_a_look_up_is_read_as_its_value(lang: Language) -> None:
    read_otherwise, labels = [], 0
    for command in COMMANDS:
        for option in command.options[:1] if command.looks_up else ():
            for each in (each for typed in TYPED for each in suggest_values(DESK, lang, option, typed, {})[:5]):
                labels += each.name != each.value
                answers = [answer_command(DESK, lang, command, {option.id: text}) for text in (each.name, each.value)]
                if answers[0] != answers[1]:
                    read_otherwise.append((command.id, each))
    assert (read_otherwise, labels > 20) == ([], True)


def test_a_card_on_the_table_may_have_both_its_names() -> None:
    combat = next(each for each in COMMANDS if each.id == "combat")
    twice, once = (
        answer_command(DESK, "en", combat, {"attackers": f"Force of Nature{more}, 2/2"})
        for more in (" (Force de la Nature)", "")
    )
    assert (twice, twice.kind) == (once, "ruling")
