"""What an effect gives an object for a while, written as a card's text (CR 611.2c): abilities, or a change."""

from collections.abc import Iterator
from functools import lru_cache

from bot.engine.magic.values.modified_characteristics import depends_on_others
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.oracle.lines.compiler import abilities_of, compile_text


@lru_cache(maxsize=256)
def compile_gained_text(text: str) -> tuple[fx.Modification, ...] | None:
    """Return a text such as `Flying` or `This creature gets +2/+2` as what an effect does to an object (CR 611.2c,
    613.1); None where a sentence is not read, or there is none."""
    abilities = abilities_of(compile_text(text, "", ("Creature",)))
    if not abilities or any(isinstance(each, ab.Unread | ab.SpellAbility) for each in abilities):
        return None
    return tuple(change for each in abilities for change in changes_by(each))


def changes_by(ability: ab.Ability) -> Iterator[fx.Modification]:
    """Yield the changes of a static ability to its own object alone; any other ability is given to the object."""
    match ability:
        case ab.StaticAbility(condition=None, modifications=changes) if ability.affects == fl.THIS and not any(
            map(depends_on_others, changes)
        ):
            yield from changes
        case _:
            yield fx.AddAbility(ability)
