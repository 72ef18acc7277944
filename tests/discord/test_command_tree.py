"""The commands as synced agree with the registry, in both languages, within Discord's limits."""

import re
from pathlib import Path
from typing import Any

import discord
from discord import app_commands

from bot.judge.language.emperor.seats import LARGEST_TEAM, SMALLEST_TEAM
from bot.language import LANGUAGES, Language
from bot.resources import data_folder
from bot.ui.ask import LONGEST_LINE
from bot.ui.commands.registry import COMMANDS, MESSAGE_COMMANDS, Command, Option, suggest_values
from bot.ui.discord.translator import Translations, localized_message
from bot.ui.strings import read_string_files, strings_in
from tests.reference.typography import complaints

from .double import Double, Json
from .double.prose_commands import command_faults
from .fixtures import desk, speaking

VARIABLE = re.compile(r"\$\w+")
PART, TEXT, WHOLE, BOOLEAN = 1, 3, 4, 5
"""Discord's types of options: a subcommand, and what is filled in."""
MESSAGE = 3
"""Discord's type of a command in the menu of messages."""
LOCALES = {"fr": "fr", "en-US": "en", "en-GB": "en"}

BUILT = ("combat", "interaction")
"""The commands that need nothing in Discord: without what they play it is built."""


def localised(message: str) -> dict[str, str]:
    return {locale: strings_in("fr" if lang == "fr" else "en")(message) for locale, lang in LOCALES.items()}


def wanted() -> list[Json]:
    """The commands of the registry as Discord should have them: the parts of one group as its options."""
    groups = dict.fromkeys(command.group or command.id for command in COMMANDS)
    return [whole(group, [each for each in COMMANDS if group in {each.group, each.id}]) for group in groups]


def whole(group: str, parts: list[Command]) -> Json:
    if not parts[0].group:
        return expected(parts[0])
    return {
        "name": strings_in("en")(f"command-{group}"),
        "names": localised(f"command-{group}"),
        "descriptions": localised(f"command-{group}-description"),
        "options": [expected(part) for part in parts],
    }


def expected(command: Command) -> Json:
    """A command that is run."""
    return {
        "name": strings_in("en")(f"command-{command.id}"),
        "names": localised(f"command-{command.id}"),
        "descriptions": localised(f"command-{command.id}-description"),
        "options": [
            *(expected_option(option, built=command.id in BUILT) for option in command.options),
            told_option("private", BOOLEAN),
            told_option("language", TEXT) | {"choices": [("English", "English", "en"), ("Français", "Français", "fr")]},
        ],
    }


def expected_option(option: Option, *, built: bool) -> Json:
    """An option as the registry has it: a whole number within bounds, one of a list, or a text of limited length."""
    told = told_option(option.id, TEXT if option.bounds is None else WHOLE) | {
        "required": option.required and not built,
        "descriptions": localised(f"{option.message}-description"),
    }
    if option.bounds is not None:
        return told | {"limits": option.bounds}
    if option.closed:
        english, french = (suggest_values(desk(), lang, option, "", {}) for lang in LANGUAGES)
        pairs = zip(english, french, strict=True)
        return told | {"choices": [(one.name, other.name, one.value) for one, other in pairs]}
    return told | {"limits": (1, LONGEST_LINE), "autocomplete": option.complete is not None}


def told_option(message: str, kind: int) -> Json:
    return {
        "name": strings_in("en")(f"option-{message}"),
        "names": localised(f"option-{message}"),
        "descriptions": localised(f"option-{message}-description"),
        "type": kind,
        "required": False,
        "autocomplete": False,
        "choices": [],
        "limits": (None, None),
    }


def synced(command: Json) -> Json:
    """The same of a command as stored."""
    return {
        "name": command["name"],
        "names": command["name_localizations"],
        "descriptions": command["description_localizations"],
        "options": [
            synced(option)
            if option["type"] == PART
            else {
                "name": option["name"],
                "names": option["name_localizations"],
                "descriptions": option["description_localizations"],
                "type": option["type"],
                "required": option.get("required", False),
                "autocomplete": option.get("autocomplete", False),
                "choices": [
                    (each["name"], (each.get("name_localizations") or {}).get("fr", each["name"]), each["value"])
                    for each in option.get("choices", [])
                ],
                "limits": (
                    option.get("min_length", option.get("min_value")),
                    option.get("max_length", option.get("max_value")),
                ),
            }
            for option in command.get("options", [])
        ],
    }


OF_DISCORD = {"settings": str(discord.Permissions(manage_guild=True).value), "forget": None}
"""The commands that there are in Discord alone, and which permission they ask for."""


async def test_the_synced_commands_are_those_of_the_registry(double: Double, tmp_path: Path) -> None:
    async with speaking(double, tmp_path):
        commands = double.commands
    typed = [command for command in commands if command["type"] != MESSAGE]
    asked = [command for command in typed if command["name"] not in OF_DISCORD]
    assert [synced(command) for command in asked] == wanted()
    assert {each["name"]: each["default_member_permissions"] for each in typed if each not in asked} == OF_DISCORD
    menus = [(command["name"], command["name_localizations"]) for command in commands if command["type"] == MESSAGE]
    assert menus == [(strings_in("en")(f"menu-{each.id}"), localised(f"menu-{each.id}")) for each in MESSAGE_COMMANDS]
    everywhere = [(command["contexts"], command["integration_types"]) for command in commands]
    assert everywhere == [([0, 1, 2], [0, 1])] * len(commands)
    assert list(command_faults(commands)) == []


def test_what_a_closed_list_offers_in_either_language_is_understood_in_both() -> None:
    misread = [
        (command.id, option.id, lang, each.value)
        for command in COMMANDS
        for option in command.options
        if option.closed and not any(each.required for each in command.options)
        for offered in LANGUAGES
        for each in suggest_values(desk(), offered, option, "", {})
        for lang in LANGUAGES
        if command.run(desk(), lang, {option.id: each.value}).kind in {"not understood", "failed"}
    ]
    assert misread == []


def test_a_team_may_be_as_large_as_the_table_of_an_emperor_takes() -> None:
    sizes = {option.bounds for command in COMMANDS for option in command.options if option.id == "size"}
    assert sizes == {(SMALLEST_TEAM, LARGEST_TEAM)}


async def test_a_text_that_is_not_ours_or_not_in_our_languages_has_no_translation() -> None:
    context: Any = app_commands.TranslationContext(app_commands.TranslationContextLocation.other, None)
    translate = Translations().translate
    assert await translate(localized_message("command-card"), discord.Locale.french, context) == "carte"
    assert await translate(localized_message("command-card"), discord.Locale.german, context) is None
    assert await translate(app_commands.locale_str("card"), discord.Locale.french, context) is None


def messages_of(lang: Language) -> dict[str, str]:
    """The messages that only Discord needs, by their ids."""
    text = read_string_files(data_folder() / "strings" / lang)["discord.ftl"]
    messages = [each for each in re.split(r"\n(?=[a-z#])", text) if each and not each.startswith("#")]
    parted = (re.sub(r"\s*\n\s*", " ", each).split("=", 1) for each in messages)
    return {name.strip(): said for name, said in parted}


def test_both_languages_have_the_same_messages_with_the_same_variables() -> None:
    english, french = ({name: VARIABLE.findall(text) for name, text in messages_of(lang).items()} for lang in LANGUAGES)
    assert english == french
    assert len(english) >= 3


def test_the_french_messages_keep_to_french_typography() -> None:
    assert {name: complaints(text) for name, text in messages_of("fr").items() if complaints(text)} == {}
