"""Discord's events as discord.py reads them: what Discord may leave out is filled in, and one that it can't read is
logged and costs nobody the connection, which it would end.

The one place that uses an inner name of discord.py (`parsers`), by which its gateway looks up who reads an event."""

import logging
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, TypeAlias

import discord
from discord.state import ConnectionState

Parser: TypeAlias = Callable[[Any], None]

INTERACTION = "INTERACTION_CREATE"
USUAL: Mapping[str, Any] = {"attachment_size_limit": 10 * 1024 * 1024, "entitlements": (), "version": 1}
"""What discord.py wants of every interaction, and the examples of Discord's own pages lack."""

log = logging.getLogger(__name__)


def read_leniently(state: "ConnectionState[Any]") -> None:
    """Have each event of the connection read so."""
    state.parsers.update({name: lenient_parser(name, parse) for name, parse in state.parsers.items()})


def lenient_parser(name: str, parse: Parser) -> Parser:
    """Return what reads an event of that name, and never raises."""

    def read(data: Any) -> None:
        try:
            parse(filled_in(data) if name == INTERACTION else data)
        except Exception:
            log.exception("an event of Discord could not be read: %s", name)

    return read


def filled_in(interaction: Mapping[str, Any]) -> dict[str, Any]:
    """Return an interaction with all that discord.py wants of it, and with what can be written as UTF-8 alone."""
    member, data = interaction.get("member"), interaction.get("data")
    more = {"member": {"flags": 0, "roles": [], "joined_at": None, **member}} if member else {}
    return {**USUAL, **interaction, **more, **({"data": with_whole_letters(data)} if data else {})}


def with_whole_letters(value: Any) -> Any:
    """Return a value of JSON with "?" for each half of a letter, which no encoding knows: neither Discord nor a file
    would take what repeats it."""
    match value:
        case str():
            return value if value.isascii() else value.encode("utf-8", "replace").decode()
        case dict():
            return {name: with_whole_letters(each) for name, each in value.items()}
        case list():
            return list(map(with_whole_letters, value))
        case _:
            return value


def id_pressed(interaction: discord.Interaction) -> str:
    """Return the id of what was pressed."""
    data: Mapping[str, Any] = dict(interaction.data or {})
    return str(data.get("custom_id", ""))


def is_in_its_message(interaction: discord.Interaction) -> bool:
    """Whether what is pressed stands in the message that came with it: discord.py answers nothing else."""
    pressed = id_pressed(interaction)
    shown = interaction.message.components if interaction.message is not None else ()
    return any(getattr(each, "custom_id", None) == pressed for each in components_in(shown))


def components_in(components: Iterable[Any]) -> Iterator[Any]:
    """Yield components with all that stands in them."""
    for each in components:
        yield each
        accessory = getattr(each, "accessory", None)
        inner = [*getattr(each, "children", ()), *([accessory] if accessory is not None else [])]
        yield from components_in(inner)
