"""What autocomplete shows and somebody types themselves: `trample (piétinement)` is `trample`.

Knows no command: each label is one of those that its option offers."""

from collections.abc import Iterator

from bot.language import Language, other_languages
from bot.ui.commands.completion import Suggestion
from bot.ui.commands.registry import Command, Option, Options, suggest_values
from bot.ui.desk import Desk

BEGIN_MORE = (" (", " · ")
"""What begins the part of a label that says more of its value."""


def values_of_labels(desk: Desk, lang: Language, command: Command, options: Options) -> Options:
    """Return the options of a look-up, with its value for each label that was typed as it is shown."""
    if not command.looks_up:
        return options
    by_id = {option.id: option for option in command.options}
    return {name: value_of_label(desk, lang, by_id[name], typed) for name, typed in options.items()}


def value_of_label(desk: Desk, lang: Language, option: Option, typed: str) -> str:
    """Return the value of the label; what is none is itself."""
    text = " ".join(typed.split())
    return next((each.value for each in labels_begun(desk, lang, option, text) if each.name == text), typed)


def labels_begun(desk: Desk, lang: Language, option: Option, text: str) -> Iterator[Suggestion]:
    """Yield what is offered in either language for what stands before the part that says more; nothing where there is
    none."""
    for sign in BEGIN_MORE:
        begun, more, _ = text.partition(sign)
        if more:
            for each in (lang, *other_languages(lang)):
                yield from suggest_values(desk, each, option, begun, {})
