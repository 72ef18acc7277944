"""How players and objects are called, before any grammar: who shares a name with whom, and what a list counts.

Owns numbering and counting. Articles, plurals and conjunctions belong to the languages; escaping to whoever shows
the text."""

from collections.abc import Iterable, Mapping
from dataclasses import field

from bot.engine.cached_property import cached_property
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId, Recipient
from bot.engine.record import record_class, wide_record

NUMBERED = 3
"""Up to how many of several namesakes are told apart by a number; more are counted."""


@record_class
class Noun:
    """What something is called in one language. What was made up on the spot (`5/5`, `5/5 trampler`) takes an article,
    in French of the gender given; a card's name stands bare, unless it is `articled`, as French prints those that are
    not legendary."""

    name: str
    made_up: bool = False
    feminine: bool = True
    plural: bool = False
    articled: bool = False
    gendered: bool = False
    """Its gender is the one given, though it stands bare: « Avacyn, la purificatrice »."""
    stated: bool = False
    """It is no card and no ability, but what was only said to happen."""
    gloss: str = field(default="", compare=False)
    """What is said of it where it is first spoken of."""


@record_class
class Called:
    """A part of a list: one thing, with a number where another one has its name, or `count` things of one name.

    `every`: they are all the things of that name."""

    noun: Noun
    count: int = 1
    number: int | None = None
    every: bool = False


# Without slots: the numbers are worked out once and kept.
@wide_record
class Names:
    """The nouns of one language. A player, and an object without a noun, is called by its id.

    `unseen` are cards of hands and libraries, which nobody needs told apart: cast, such a card goes by another id."""

    nouns: Mapping[ObjectId, Noun]
    unseen: frozenset[ObjectId] = frozenset()
    faces: Mapping[tuple[ObjectId, int], Noun] = field(default_factory=dict)
    """What something is called with that face up (CR 712.8), of what has several."""

    @cached_property
    def namesakes(self) -> Mapping[Noun, tuple[ObjectId, ...]]:
        """The objects of each name that can be seen, in the order in which they were given."""
        found: dict[Noun, list[ObjectId]] = {}
        for thing, noun in self.nouns.items():
            if thing not in self.unseen:
                found.setdefault(noun, []).append(thing)
        return {noun: tuple(things) for noun, things in found.items()}

    def noun(self, who: str) -> Noun:
        """What a player or object, given by its id, is called."""
        if isinstance(who, PlayerId):
            return Noun(who)
        return self.nouns.get(ObjectId(who), Noun(who))

    def face(self, who: ObjectId, face: int) -> Noun:
        """What it is called with that face up."""
        return self.faces.get((who, face), self.noun(who))

    def called(self, who: str) -> Called:
        """Return one player or object, with a number only where another one has its name.

        What is not at the table has no number, such as a card that only a question names."""
        noun = self.noun(who)
        same = () if isinstance(who, PlayerId) else self.namesakes.get(noun, ())
        numbered = len(same) > 1 and who in same
        return Called(noun, number=same.index(ObjectId(who)) + 1 if numbered else None)

    def parts(self, who: Iterable[Recipient]) -> tuple[Called, ...]:
        """A list without repetitions: namesakes that are all there, or too many to number, are counted as one part."""
        together: dict[Noun, list[Recipient]] = {}
        for each in dict.fromkeys(who):
            together.setdefault(self.noun(each), []).append(each)
        return tuple(part for noun, same in together.items() for part in self._counted(noun, same))

    def _counted(self, noun: Noun, same: list[Recipient]) -> tuple[Called, ...]:
        complete = len(same) == len(self.namesakes.get(noun, ()))
        if len(same) > 1 and (complete or len(same) > NUMBERED):
            return (Called(noun, count=len(same), every=complete),)
        return tuple(self.called(each) for each in same)
