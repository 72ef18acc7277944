"""What can be pressed below a message and outlives the process: what a press asks is written in its id, and read from
it again here.

What is too long for an id is kept, and the id holds its key. Knows no command: `presses` checks whether there is one of
that name."""

from collections.abc import Iterable, Mapping
from enum import StrEnum
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

MOST, MOST_CHOICES, LONGEST_LABEL, LONGEST_ID = 15, 25, 80, 100
"""Limits, the last three Discord's: buttons of a message that ask something, entries of a menu, characters of a label,
characters of an id."""

LONGEST_HINT = 150
"""Discord's limit of what a menu shows until one of its entries is chosen."""

VERSION = "2"
"""How every id begins today. The first version had neither this nor an act: a request stood alone, which was asked."""
MARK = "~"
"""How what stands for a request begins where it is a key and not the request."""

BETWEEN, IS, ESCAPE, SHOWING = "|", "=", "%", "+"
WRITTEN = ((ESCAPE, "%25"), (BETWEEN, "%7C"))
"""The characters that would be misread within a part, and what is written for them; the escape itself goes first."""

STEPS = "steps"
"""What stands behind the language where all steps are to be shown."""

Part: TypeAlias = discord.ui.Item[Any]


class Act(StrEnum):
    """What a press does with its request. The values stand in messages for years: none is ever given a new meaning."""

    ASK = "a"
    """Answers it, in its message for who asked for that, else for the presser alone."""
    ASIDE = "i"
    """Answers it for the presser alone."""
    PUBLISH = "p"
    """Answers it for all."""
    EDIT = "e"
    """Opens a form with what was typed, which is asked when it comes back."""
    WHAT_IF = "w"
    """Offers changes of it."""
    SHARE = "s"
    """Tells a short id by which everybody can ask it."""
    REPORT = "r"
    """Opens a form for what is right, which is kept when it comes back."""
    DELETE = "d"
    """Takes the message away; has no request."""
    ADD_ATTACKER = "+"
    """Opens a form of one creature, with which the combat is asked when it comes back."""
    ADD_BLOCKER = "-"
    """The same for a blocker."""
    ADD_PERMANENT = "o"
    """The same for something on the table of an interaction."""
    ADD_ACTION = "!"
    """The same for a spell that is cast there, or in a combat."""
    ADD_ABILITY = "*"
    """The same for an ability that is activated there."""
    ADD_ATTACK = ">"
    """The same for creatures that attack there."""
    ADD_BLOCK = "<"
    """The same for creatures that block there."""
    SET_TOTALS = "="
    """Opens a form of what the players have, such as their life."""
    CANCEL = "x"
    """Ends the work on it, and takes the message away that says that it is worked on."""
    CHOOSE = "c"
    """A menu: each of its entries holds an id of its own; a number stands for the request."""


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


@dataclass(frozen=True, slots=True)
class Control:
    """What can be pressed, or chosen in a menu: what it does, with which request, as `encode_button` writes it."""

    label: str
    act: Act
    request: str = ""

    @property
    def is_long(self) -> bool:
        """Whether the request has to be kept, being too long for an id."""
        return len(self.request) + len(VERSION + self.act) > LONGEST_ID

    @property
    def id(self) -> str:
        """The id by which Discord tells of a press."""
        return f"{VERSION}{self.act}{MARK + key_of(self.request) if self.is_long else self.request}"


@dataclass(frozen=True, slots=True)
class Menu:
    """A list of which one is chosen; `hint` is what it shows until then."""

    hint: str
    choices: tuple[Control, ...]


Row: TypeAlias = tuple[Control, ...] | Menu


def control_of(button: Button) -> Control:
    """Return the button of a reply as it is pressed in Discord."""
    return Control(button.label, Act.ASIDE if button.aside else Act.ASK, encode_button(button))


def requests_to_keep(rows: Iterable[Row]) -> dict[str, str]:
    """Return by their keys the requests that are too long for an id."""
    controls = (each for row in rows for each in (row.choices if isinstance(row, Menu) else row))
    return {key_of(each.request): each.request for each in controls if each.is_long}


def read_id(custom_id: str) -> tuple[Act, str] | None:
    """Return what a press does, and its request or the key of it; None where that is of no version that we know."""
    if not custom_id.startswith(VERSION):
        return Act.ASK, custom_id
    act = next((each for each in Act if each == custom_id[1:2]), None)
    return None if act is None else (act, custom_id[2:])


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


class Pressable(discord.ui.DynamicItem[Part], template=f"(?s:(?!{SETTINGS_MARK}:).*)"):
    """Matches every button and menu of every message that the bot has ever sent, apart from its settings; the client
    answers the press."""

    @classmethod
    async def from_custom_id(  # the signature is discord.py's
        cls,
        interaction: discord.Interaction[Any],  # noqa: ARG003 - not needed to know the item again
        item: discord.ui.Item[Any],
        match: "re.Match[str]",  # noqa: ARG003 - the template takes the whole of it
        /,
    ) -> Self:
        if not isinstance(item, discord.ui.Button | discord.ui.Select):
            raise TypeError(f"{item!r} can't be pressed")
        return cls(item)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        item = self.item
        chosen = item.values[0] if isinstance(item, discord.ui.Select) and item.values else self.custom_id
        await interaction.client.press(interaction, chosen)


def pressable_buttons(controls: Iterable[Control], most: int = MOST) -> list[Part]:
    """Return the buttons as Discord takes them; one that does the same as another is left out."""
    return [
        Pressable(
            discord.ui.Button(
                label=label,
                custom_id=custom_id,
                style=discord.ButtonStyle.danger if custom_id[1:2] == Act.DELETE else discord.ButtonStyle.secondary,
            )
        )
        for custom_id, label in list(labels_by_id(controls).items())[:most]
    ]


def choosable_menu(menu: Menu, number: int) -> list[Part]:
    """Return a menu as Discord takes it, the one of that number in its message; nothing where it has no entries."""
    labels = list(labels_by_id(menu.choices).items())[:MOST_CHOICES]
    if not labels:
        return []
    options = [discord.SelectOption(label=label, value=custom_id) for custom_id, label in labels]
    custom_id = f"{VERSION}{Act.CHOOSE}{number}"
    hint = shorten_text(menu.hint, LONGEST_HINT)
    return [Pressable(discord.ui.Select(custom_id=custom_id, placeholder=hint, options=options))]


def labels_by_id(controls: Iterable[Control]) -> dict[str, str]:
    """Return the labels of what can be sent, by their ids."""
    labels: dict[str, str] = {}
    for each in controls:
        label = shorten_text(visible_text(each.label).replace("\n", " "), LONGEST_LABEL)
        if label:
            labels.setdefault(each.id, label)
    return labels
