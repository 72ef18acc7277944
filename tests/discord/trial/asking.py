"""Something that works to ask each command, in both languages: the examples that the bot itself shows."""

from bot.language import Language
from bot.ui.commands.registry import COMMANDS
from bot.ui.strings import strings_in
from bot.ui.typed import TypedCommand, read_typed
from tests.discord.double import Json

from .session import Trial, all_options

TAKE_NOTHING = ("help", "about")
DECIDING = frozenset({"effect", "act", "moment", "turn"})
"""The closed options without which their commands have nothing to say."""


def asks(trial: Trial, lang: Language) -> list[tuple[str, Json]]:
    """Return the options of an example of each command, with the command's name in Discord."""
    found: list[tuple[str, Json]] = [(each, {}) for each in TAKE_NOTHING]
    for command in COMMANDS:
        key = f"ask-example-{command.id}"
        typed = read_typed(strings_in(lang)(key)) if key in strings_in(lang) else None
        if isinstance(typed, TypedCommand):
            texts = {each.id: each.name("en") for each in command.options if not each.closed}
            told = {texts[option]: value for option, value in typed.options.items() if option in texts}
            name = command.name("en")
            found.append((name, chosen_values(trial, name) | told))
    return found


def chosen_values(trial: Trial, name: str) -> Json:
    """Return the first choice of each option that decides what a command says."""
    return {
        option["name"]: option["choices"][0]["value"]
        for command, option in all_options(trial)
        if command == name and option.get("choices") and option["name"] in DECIDING
    }
