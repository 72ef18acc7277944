"""Short ways to read made-up text in the compiler's tests."""

from bot.engine.magic.words.abilities import Ability, Moment, Unread
from bot.oracle.lines.compiler import abilities_of, compile_text


def read(text: str, name: str = "Made-Up Bear", types: tuple[str, ...] = ("Creature",)) -> tuple[Ability, ...]:
    return abilities_of(compile_text(text, name, types))


def shown(text: str, name: str = "Made-Up Bear") -> list[str]:
    """Each ability as the engine prints it; `?` before the text of an unread one."""
    return [f"?{a.text}" if isinstance(a, Unread) else str(a) for a in read(text, name)]


def moments(text: str, name: str = "Made-Up Bear", types: tuple[str, ...] = ("Creature",)) -> list[Moment]:
    return [ability.moment for ability in read(text, name, types) if isinstance(ability, Unread)]
