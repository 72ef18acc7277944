"""Messages with their arguments filled in."""

import pytest
from fluent.runtime import FluentBundle, FluentResource

from bot.language import LANGUAGES, Language
from bot.resources import data_folder
from bot.ui.strings import MissingTextError, Strings, fill_in, parts_of_pattern, read_string_files

SAID = ("Grizzly Bears", "x" * 250, 0, 1, 999)
"""Arguments as messages get them."""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_messages_that_repeat_their_arguments_are_filled_in_as_fluent_does(lang: Language) -> None:
    bundle, sources = FluentBundle([lang], use_isolating=False), read_string_files(data_folder() / "strings" / lang)
    for source in sources.values():
        bundle.add_resource(FluentResource(source))
    compared = 0
    otherwise: list[str] = []
    for message in bundle._messages:  # Fluent lists them nowhere else
        pattern = bundle.get_message(message).value
        parts = None if pattern is None else parts_of_pattern(pattern)
        if pattern is None or parts is None:
            continue
        for argument in SAID:
            arguments = dict.fromkeys((part.text for part in parts if part.is_argument), argument)
            compared += 1
            if (fill_in(parts, arguments), []) != bundle.format_pattern(pattern, arguments):
                otherwise.append(message)
    assert otherwise == []
    assert compared > 1_000


def test_what_a_language_writes_in_its_own_way_is_left_to_fluent() -> None:
    say = Strings("fr", {"test.ftl": "total = { $name } : { $count } cartes"})
    assert [say("total", name="Alice", count=number) for number in (7, 7, 12_000)] == [
        "Alice : 7 cartes",
        "Alice : 7 cartes",
        "Alice : 12\u202f000 cartes",
    ]


def test_a_message_lacks_an_argument_however_often_it_was_said() -> None:
    say = Strings("en", {"test.ftl": "dies = { $name } dies"})
    assert [say("dies", name="Alice"), say("dies", name="Bob")] == ["Alice dies", "Bob dies"]
    with pytest.raises(MissingTextError):
        say("dies", who="Alice")
