"""Buttons that outlive the process: what a press asks is written in the button's own id, and read from it again here.

Knows no command: `answers` checks whether there is one of that id with such options."""

from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Any, Self, TypeAlias

import discord

from bot.engine.frozen_class import dataclass
from bot.language import LANGUAGES, Language
from bot.ui.discord.markup import shorten_text, visible_text
from bot.ui.reply import Button

if TYPE_CHECKING:
    import re

MOST, LONGEST_LABEL, LONGEST_ID = 25, 80, 100
"""Discord's limits: buttons of a message, characters of a label, characters of a button's id."""

BETWEEN, IS, ESCAPE = "|", "=", "%"
WRITTEN = ((ESCAPE, "%25"), (BETWEEN, "%7C"))
"""The characters that would be misread within a part, and what is written for them; the escape itself goes first."""

PlainButton: TypeAlias = discord.ui.Button[discord.ui.View]


@dataclass(frozen=True, slots=True)
class Pressed:
    """What a press asks: a command by its id, its options by theirs, in the language to answer in."""

    command: str
    options: Mapping[str, str]
    lang: Language


def encode_button(button: Button) -> str | None:
    """Write what the button asks in at most `LONGEST_ID` characters; None where it takes more."""
    options = (f"{name}{IS}{value}" for name, value in button.options.items())
    written = BETWEEN.join(map(escape_part, (button.lang, button.command, *options)))
    return written if len(written) <= LONGEST_ID else None


def decode_button(custom_id: str) -> Pressed | None:
    """Read what `encode_button` wrote; None for anything else."""
    language, *asked = map(unescape_part, custom_id.split(BETWEEN))
    lang = next((each for each in LANGUAGES if each == language), None)
    if lang is None or not asked or not all(IS in option for option in asked[1:]):
        return None
    command, *options = asked
    return Pressed(command, {name: value for name, _, value in (each.partition(IS) for each in options)}, lang)


def escape_part(part: str) -> str:
    for sign, written in WRITTEN:
        part = part.replace(sign, written)
    return part


def unescape_part(part: str) -> str:
    for sign, written in reversed(WRITTEN):
        part = part.replace(written, sign)
    return part


class Pressable(discord.ui.DynamicItem[PlainButton], template="(?s:.*)"):
    """Matches every button of every message that the bot has ever sent; the client answers the press."""

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


def button_rows(buttons: Iterable[Button]) -> discord.ui.View | None:
    """Return the buttons as Discord takes them, None where there are none; needs a running event loop.

    A button whose request is too long for its id, or the same as another's, is left out."""
    labels: dict[str, str] = {}
    for custom_id, label in sendable_buttons(buttons):
        labels.setdefault(custom_id, label)
    if not labels:
        return None
    view = discord.ui.View(timeout=None)
    for custom_id, label in list(labels.items())[:MOST]:
        view.add_item(Pressable(discord.ui.Button(label=label, custom_id=custom_id)))
    return view


def sendable_buttons(buttons: Iterable[Button]) -> Iterator[tuple[str, str]]:
    """Yield the id and the label of each button that can be sent."""
    for button in buttons:
        custom_id, label = (
            encode_button(button),
            shorten_text(visible_text(button.label).replace("\n", " "), LONGEST_LABEL),
        )
        if custom_id is not None and label:
            yield custom_id, label
