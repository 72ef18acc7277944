"""The subject of a statement: whom it speaks of, and in which number its verb stands."""

from typing import NamedTuple

from bot.engine.magic.filters import ObjectSet


class Subject(NamedTuple):
    """Whom a sentence speaks of, and whether its verb stands in the plural."""

    what: ObjectSet
    plural: bool

    def verb(self, singular: str, plural: str) -> str:
        return plural if self.plural else singular
