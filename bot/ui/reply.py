"""What a command answers, before it is shown: the same for Discord, the console and `--json`."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import field, replace
from typing import Any, Literal, TypeAlias

from bot.engine.frozen_class import dataclass
from bot.engine.record import record_class
from bot.explain.picture.scene import Scene
from bot.language import Language

Kind: TypeAlias = Literal[
    "ruling", "keyword", "card", "rule", "ambiguous", "not understood", "too heavy", "help", "failed"
]


@record_class
class Section:
    """A block of lines with a title; the title may be empty, as for the block right below the verdict.

    What stands `apart` is no reason for the verdict, but what it rests on: assumptions, what is not modelled."""

    title: str
    lines: tuple[str, ...]
    apart: bool = False


MOST_BUTTONS = 5
"""One row in Discord; nobody reads more, as buttons or as lines to type."""


@dataclass(frozen=True, slots=True)
class Button:
    """What can be asked next with one press: a command of the registry by its id, with its options by theirs.

    It is a request like a typed one and remembers nothing of the answer that it stands below: each press asks anew.
    `label` and the answer are in `lang`; with `steps` the answer tells all that happened; one that stands `aside` comes
    beside the answer below which it was offered, and not in its place."""

    label: str
    command: str
    options: Mapping[str, str]
    lang: Language
    steps: bool = False
    aside: bool = False


@dataclass(frozen=True, slots=True)
class Pending:
    """What must be asked back, and its answers: each a button that asks the whole question with that answer."""

    question: str
    options: tuple[Button, ...]


@dataclass(frozen=True, slots=True)
class Sketch:
    """What makes a picture, for the few who look at it; None where there is nothing to see after all.

    `unasked`: it is known to show so much that it comes with the answer where nobody has settled anything."""

    make: Callable[[], Scene | None]
    unasked: bool = True
    shows_much: Callable[[], bool] | None = None
    """What finds out whether it shows so much after all, for the few who look; None where that is known."""

    @property
    def comes_unasked(self) -> bool:
        """Whether it comes with the answer where nobody has settled anything."""
        return self.unasked or (self.shows_much is not None and self.shows_much())


@record_class
class Reply:
    """`verdict` is the first line. `certain` is false whenever something that could matter was not understood, not
    modelled, or read in one of several ways."""

    kind: Kind
    lang: Language
    verdict: str
    sections: tuple[Section, ...] = ()
    certain: bool = True
    denied: bool = False
    """Whether the verdict says no: something that is done is illegal, or what is asked is not so."""
    nothing: bool = False
    """Whether the verdict only says that nothing happened."""
    understood: tuple[str, ...] = ()
    assumed: tuple[str, ...] = ()
    ignored: tuple[str, ...] = ()
    unmodelled: tuple[Mapping[str, str], ...] = ()
    describe_choices: Callable[[], Sequence[Mapping[str, Any]]] | None = field(default=None, compare=False)
    """What writes the choices that were made as JSON values; None where nothing was played."""
    rules: tuple[str, ...] = ()
    tell_steps: Callable[[], tuple[str, ...]] | None = field(default=None, compare=False)
    """What tells all that happened, step by step with its rules, for the few who read it: the sections say only what
    decides. None where nothing was played."""
    scenario: Mapping[str, Any] | None = None
    describe_outcome: Callable[[], Mapping[str, Any]] | None = field(default=None, compare=False)
    """What writes the outcome as JSON values, for the few that read it; None where nothing was played."""
    footer: str = ""
    """Small print: the edition of the rules, the age of the data."""
    asked: str = ""
    """The line that was asked, for those who see the answer and not the question; empty where it need not be shown."""
    image: str | None = None
    link: str | None = None
    link_label: str = ""
    """What stands on the button of the link; the name of the place where nothing does."""
    sketch: Sketch | None = field(default=None, compare=False)
    """The picture that may be shown with the text, which says the same in words; None for most replies."""
    buttons: tuple[Button, ...] = ()
    pending: tuple[Pending, ...] = ()
    """What must be asked back before there is an answer, each with at most five readings."""

    @property
    def outcome(self) -> Mapping[str, Any] | None:
        """The outcome as JSON values, written when it is asked for; None where nothing was played."""
        return None if self.describe_outcome is None else self.describe_outcome()

    @property
    def choices(self) -> Sequence[Mapping[str, Any]]:
        """The choices as JSON values, written when they are asked for."""
        return () if self.describe_choices is None else self.describe_choices()

    @property
    def steps(self) -> tuple[str, ...]:
        """All that happened, told when it is asked for; nothing where nothing was played."""
        return () if self.tell_steps is None else self.tell_steps()

    def step_by_step(self) -> "Reply":
        """Return the reply with all that happened in the place of what decides, if anything was played."""
        steps = self.steps
        if not steps:
            return self
        told = [section for section in self.sections if section.title]
        place = next((at for at, section in enumerate(self.sections) if not section.title), 0)
        return replace(self, sections=(*told[:place], Section("", steps), *told[place:]))

    @property
    def picture(self) -> Scene | None:
        """The picture, made when it is asked for; None where there is none."""
        return None if self.sketch is None else self.sketch.make()

    @property
    def text(self) -> str:
        """The whole reply as plain text, the verdict first."""
        blocks = [self.verdict]
        for section in self.sections:
            title = [section.title] if section.title else []
            blocks.append("\n".join([*title, *section.lines]))
        if self.footer:
            blocks.append(self.footer)
        return "\n\n".join(blocks)
