"""What a command answers, before anybody decides how to show it: the same for Discord, the console and `--json`."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

from bot.explain.picture.scene import Scene
from bot.language import Language

Kind: TypeAlias = Literal["ruling", "keyword", "card", "rule", "ambiguous", "not understood", "help", "failed"]


@dataclass(frozen=True, slots=True)
class Section:
    """A titled block of lines; the title is empty for the block that follows the verdict."""

    title: str
    lines: tuple[str, ...]


MOST_BUTTONS = 5
"""A row; more than that nobody reads, in Discord or as lines to type."""


@dataclass(frozen=True, slots=True)
class Button:
    """What can be asked next at one press: a command of the registry with its options, by their ids.

    A request like any that is typed, and nothing of what was answered before: whoever presses it, whenever, asks it
    anew. `label` and the answer are in `lang`."""

    label: str
    command: str
    options: Mapping[str, str]
    lang: Language


@dataclass(frozen=True, slots=True)
class Reply:
    """`verdict` is the first line. `certain` is false whenever something that could matter was not understood, not
    modelled, or read in one of several ways."""

    kind: Kind
    lang: Language
    verdict: str
    sections: tuple[Section, ...] = ()
    certain: bool = True
    understood: tuple[str, ...] = ()
    assumed: tuple[str, ...] = ()
    ignored: tuple[str, ...] = ()
    unmodelled: tuple[Mapping[str, str], ...] = ()
    choices: tuple[Mapping[str, Any], ...] = ()
    rules: tuple[str, ...] = ()
    scenario: Mapping[str, Any] | None = None
    outcome: Mapping[str, Any] | None = None
    footer: str = ""
    """Rules edition, data age: small print."""
    image: str | None = None
    link: str | None = None
    picture: Scene | None = None
    """To be drawn and shown with the text, which says the same."""
    buttons: tuple[Button, ...] = ()

    @property
    def text(self) -> str:
        """The whole reply as plain text."""
        blocks = [self.verdict]
        for section in self.sections:
            title = [section.title] if section.title else []
            blocks.append("\n".join([*title, *section.lines]))
        if self.footer:
            blocks.append(self.footer)
        return "\n\n".join(blocks)
