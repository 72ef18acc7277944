"""Buttons that outlive the process: what a press asks is written in the button's own id, and read from it again here.

What is too long for an id is kept, and the id holds its key. Knows no command: `answers` checks whether there is one of
that id with such options."""

from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Any, Self, TypeAlias

import discord

from bot.engine.frozen_class import dataclass
from bot.language import LANGUAGES, Language
from bot.ui.discord.markup import shorten_text, visible_text
from bot.ui.discord.settings_panel import SETTINGS_MARK
from bot.ui.kept.requests import key_of
from bot.ui.reply import Button

if TYPE_CHECKING:
    import re

MOST, LONGEST_LABEL, LONGEST_ID = 20, 80, 100
"""Limits, the last two Discord's: buttons of a message, characters of a label, characters of a button's id."""

MARK = "~"
"""How an id begins that holds a key and not a request."""

BETWEEN, IS, ESCAPE, SHOWING = "|", "=", "%", "+"
WRITTEN = ((ESCAPE, "%25"), (BETWEEN, "%7C"))
"""The characters that would be misread within a part, and what is written for them; the escape itself goes first."""

STEPS = "steps"
"""What stands behind the language where all steps are to be shown."""

PlainButton: TypeAlias = discord.ui.Button[discord.ui.LayoutView]


@dataclass(frozen=True, slots=True)
class Pressed:
    """What a press asks: a command by its id, its options by theirs, the language to answer in, and whether with all
    steps."""

    command: str
    options: Mapping[str, str]
    lang: Language
    steps: bool = False


def encode_button(button: Button) -> str:
    """Write what the button asks."""
    options = (f"{name}{IS}{value}" for name, value in button.options.items())
    how = f"{button.lang}{SHOWING}{STEPS}" if button.steps else button.lang
    return BETWEEN.join(map(escape_part, (how, button.command, *options)))


def button_id(button: Button) -> str:
    """Return the id of a button: what it asks, or the key under which that is to be kept."""
    written = encode_button(button)
    return written if len(written) <= LONGEST_ID else MARK + key_of(written)


def requests_to_keep(buttons: Iterable[Button]) -> dict[str, str]:
    """Return by their keys the requests that are too long for an id."""
    written = map(encode_button, buttons)
    return {key_of(each): each for each in written if len(each) > LONGEST_ID}


def decode_button(written: str) -> Pressed | None:
    """Read what `encode_button` wrote; None for anything else."""
    how, *asked = map(unescape_part, written.split(BETWEEN))
    language, _, shown = how.partition(SHOWING)
    lang = next((each for each in LANGUAGES if each == language), None)
    if lang is None or shown not in {"", STEPS} or not asked or not all(IS in option for option in asked[1:]):
        return None
    command, *options = asked
    named = {name: value for name, _, value in (each.partition(IS) for each in options)}
    return Pressed(command, named, lang, steps=shown == STEPS)


def escape_part(part: str) -> str:
    for sign, written in WRITTEN:
        part = part.replace(sign, written)
    return part


def unescape_part(part: str) -> str:
    for sign, written in reversed(WRITTEN):
        part = part.replace(written, sign)
    return part


class Pressable(discord.ui.DynamicItem[PlainButton], template=f"(?s:(?!{SETTINGS_MARK}:).*)"):
    """Matches every button of every message that the bot has ever sent, apart from its settings; the client answers the
    press."""

    @classmethod
    async def from_custom_id(  # the signature is discord.py's
        cls,
        interaction: discord.Interaction[Any],  # noqa: ARG003 - not needed to know the button again
        item: discord.ui.Item[Any],
        match: "re.Match[str]",  # noqa: ARG003 - the template takes the whole of it
        /,
    ) -> Self:
        if not isinstance(item, discord.ui.Button):
            raise TypeError(f"{item!r} is no button")
        return cls(item)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        await interaction.client.press(interaction, self.custom_id)


def pressable_buttons(buttons: Iterable[Button]) -> list[Pressable]:
    """Return the buttons as Discord takes them; one that asks the same as another is left out."""
    labels: dict[str, str] = {}
    for custom_id, label in sendable_buttons(buttons):
        labels.setdefault(custom_id, label)
    some = list(labels.items())[:MOST]
    return [Pressable(discord.ui.Button(label=label, custom_id=custom_id)) for custom_id, label in some]


def sendable_buttons(buttons: Iterable[Button]) -> Iterator[tuple[str, str]]:
    """Yield the id and the label of each button that can be sent."""
    for button in buttons:
        label = shorten_text(visible_text(button.label).replace("\n", " "), LONGEST_LABEL)
        if label:
            yield button_id(button), label
